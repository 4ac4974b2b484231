import type { LiveSession } from '../live/session/live-session';
import { encodeShare } from './share-link';

/**
 * The address of this page with the reader's edit of a demo, or with the demo's place if there's no edit.
 * @returns undefined if it would be too long.
 */
export function shareEdit(id: string, session: LiveSession): string | undefined {
  const texts = Object.entries(session.texts());
  const files = Object.fromEntries(texts.filter(([name, text]) => text !== session.original(name)));
  const hash = Object.keys(files).length > 0 ? encodeShare({ id, files }) : `#demo-${id}`;
  const { origin, pathname, search } = window.location;
  return hash && origin + pathname + search + hash;
}
