import type { LiveSession } from '../session/live-session';
import { editHash } from '../model/edit-hash';
import { encodeShare } from './share-link';

/**
 * The address of this page with the reader's edit of a demo, or with the demo's place if there's no edit.
 * @returns undefined if it would be too long.
 */
export function shareEdit(id: string, session: LiveSession): string | undefined {
  const hash = session.view().edited ? encodeEdit(id, session) : `#demo-${id}`;
  const { origin, pathname, search } = window.location;
  return hash && origin + pathname + search + hash;
}

/**
 * What follows the demo's own address to show it with the reader's edit. An edit that is too long for a link is named only:
 * this browser has it.
 */
export function ownPageHash(id: string, session: LiveSession): string {
  return session.view().edited ? (encodeEdit(id, session) ?? editHash(id)) : '';
}

function encodeEdit(id: string, session: LiveSession): string | undefined {
  const texts = Object.entries(session.texts());
  const files = Object.fromEntries(texts.filter(([name, text]) => text !== session.original(name)));
  return encodeShare({ id, files });
}
