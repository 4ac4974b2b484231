import { editHash } from 'live-playground/model';

/** True if the page's address carries an edit of a demo, whole or damaged. */
export function linksTo(id: string): boolean {
  const { hash } = window.location;
  return hash === editHash(id) || hash.startsWith(`${editHash(id)}.`);
}
