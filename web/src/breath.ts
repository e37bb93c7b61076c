/** Between two pieces of work: the page may do something else. */
export const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
