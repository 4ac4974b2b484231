/** Query of the frame's address that the service worker answers with a document that is sandboxed by its header. */
export const SANDBOXED = '?sandboxed';
