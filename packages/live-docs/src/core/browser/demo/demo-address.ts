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

/** Carries how a demo is looked at: `?look=simple:width-390.dir-rtl`. */
const LOOK_PARAMETER = /[?&]look=([^:&#]*):([^&#]*)/;

/** How an address has a demo looked at, by its query: as text, and the part of the query that says so. */
export function linkedLook(id: string, search: string): { parameter: string; look: string } | undefined {
  const [parameter, of, look = ''] = LOOK_PARAMETER.exec(search) ?? [];
  return parameter === undefined || of !== encodeURIComponent(id) ? undefined : { parameter, look };
}

/** What the entry of a demo's edits is called in local storage. Edits of the two languages are kept apart. */
export const editName = (id: string, language: CodeLanguage = 'ts') => `edit:${id}${language === 'js' ? ':js' : ''}`;
