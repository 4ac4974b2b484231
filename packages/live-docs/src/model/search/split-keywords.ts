import { foldCase } from './fold-case';

/** The distinct keywords of what a reader typed, split at white space, in the case that all matching is done in. */
export function splitKeywords(typed: string): string[] {
  return [...new Set(foldCase(typed).split(/\s+/).filter(Boolean))];
}
