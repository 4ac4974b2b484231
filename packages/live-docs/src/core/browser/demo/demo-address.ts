import type { CodeLanguage } from '../../model';

/** True if an address, by its hash, carries an edit of a demo, whole or damaged. */
export const linksTo = (id: string, hash = window.location.hash): boolean => linkedDemo(hash) === id;

/** Id of the demo whose edit an address carries or names, by its hash. */
export function linkedDemo(hash: string): string | undefined {
  const [, id] = /^#edit=([^.]+)/.exec(hash) ?? [];
  try {
    return id && decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** What the entry of a demo's edits is called in local storage. Edits of the two languages are kept apart. */
export const editName = (id: string, language: CodeLanguage = 'ts') => `edit:${id}${language === 'js' ? ':js' : ''}`;
