/** Digest of the error that leaves a demo to browsers: the server throws it, and the page gets it with the demo's boundary. */
export const LEFT_TO_BROWSER = 'left-to-browser';
