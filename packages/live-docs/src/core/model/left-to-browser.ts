/** Digest of the error that leaves a demo to browsers: the server throws it, and the page gets it with the demo's boundary. */
export const LEFT_TO_BROWSER = 'left-to-browser';

/** Name of the error about a demo that exports no component by default: no browser can render it, either. */
export const NOT_A_COMPONENT = 'NotAComponent';

/** The element around each demo. Stacks of components have its name, so that they tell a demo's errors from the page's. */
export const DEMO_ELEMENT = 'demo-preview';
