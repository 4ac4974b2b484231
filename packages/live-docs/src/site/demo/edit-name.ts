import type { CodeLanguage } from '../../model';

/** What the entry of a demo's edits is called in local storage: each language has edits of its own. */
export const editName = (id: string, language: CodeLanguage = 'ts') => `edit:${id}${language === 'js' ? ':js' : ''}`;
