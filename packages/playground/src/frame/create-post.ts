import type { FromFrame } from '../model/frame-messages';

/** Sends a message to the page. */
export type Post = (message: FromFrame) => void;

/**
 * Posts to a port, not to the window: that would arrive only after the task that is at work.
 * Takes the browser's function at once, since the demo's code may put another in its place.
 */
export function createPost(page: MessagePort): Post {
  return page.postMessage.bind(page);
}
