import type { CodeLanguage } from '../../model';

/** What the entry of a demo's edits is called in local storage. Edits of the two languages are kept apart. */
export const editName = (id: string, language: CodeLanguage = 'ts') => `edit:${id}${language === 'js' ? ':js' : ''}`;
