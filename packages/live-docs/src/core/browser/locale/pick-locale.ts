import { ENGLISH } from './english';

/** The first candidate that is known. English, which needs no listing, where none is. */
export function pickLocale(candidates: readonly (string | null | undefined)[], known: readonly string[]): string {
  const choices = [ENGLISH.locale, ...known];
  for (const candidate of candidates) {
    const found = candidate && lookUp(candidate, choices);
    if (found) return found;
  }
  return ENGLISH.locale;
}

/** Takes `en-US` for `en`, in any case (RFC 4647, 3.4: https://www.rfc-editor.org/rfc/rfc4647#section-3.4). */
function lookUp(tag: string, choices: string[]): string | undefined {
  const parts = tag.toLowerCase().split('-');
  while (parts.length > 0) {
    const found = choices.find((choice) => choice.toLowerCase() === parts.join('-'));
    if (found) return found;
    parts.pop();
  }
  return undefined;
}
