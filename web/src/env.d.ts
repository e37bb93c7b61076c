/// <reference types="vite/client" />

/** Whether the kernel's sample game stands on the shelf; filled in by the build. */
declare const __SAMPLES__: boolean;
