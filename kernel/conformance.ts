/** The conformance kit: one suite that every game passes. */
export {};
