import type { Keyword } from './keyword';

/** Letters up to which a word is in the middle of so many others that those hardly ever mean it: `pin` of `typing`, `sum` of `consume`. */
const SHORT = 4;

/** True for a word that means what starts with it, as long as anything does. */
export const isShort = ({ text }: Keyword): boolean => text.length <= SHORT && /^[a-z]+$/.test(text);

/** A test of texts, not folded: true where a word, or a part of an identifier, starts with one of these forms. */
export function startsWord({ forms }: Keyword): (text: string) => boolean {
  const word = new RegExp(String.raw`(?<![\p{Script=Latin}\p{N}])(${forms.join('|')})`, 'iu');
  const hump = new RegExp(String.raw`(?<=\p{Ll})(${forms.map(capitalise).join('|')})`, 'u');
  return (text) => word.test(text) || hump.test(text);
}

const capitalise = (form: string) => form.charAt(0).toUpperCase() + form.slice(1);
