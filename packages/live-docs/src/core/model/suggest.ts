import { findNearest } from 'live-playground/model';

/** A question about the name that was probably meant, which ends a sentence; nothing if no name is near. */
export function suggest(name: string, known: readonly string[]): string {
  const nearest = findNearest(name, [...known]);
  return nearest === undefined ? '' : `. Did you mean "${nearest}"?`;
}
