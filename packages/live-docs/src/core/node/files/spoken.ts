import { z } from 'zod';

/** A text by language. The default one may be missing only where a comment of the library's code has the text, or nothing does. */
export type Texts = Record<string, string>;

/** A key that names a language: `en`, `pt-BR`. No option of a description looks like one. */
const LANGUAGE = /^([a-z]{2}|[a-z]{2,3}(-[A-Za-z0-9]{2,8})+)$/;

/** An object with texts by language beside its options. @returns the texts as `texts`, and the options. */
export const spoken = <Shape extends z.ZodRawShape, T extends z.ZodType<Texts>>(shape: Shape, texts: T) =>
  z.preprocess(
    (value) => {
      if (typeof value !== 'object' || value === null) return value;
      const entries = Object.entries(value);
      const isText = ([key]: [string, unknown]) => !(key in shape) && LANGUAGE.test(key);
      return {
        ...Object.fromEntries(entries.filter((entry) => !isText(entry))),
        texts: Object.fromEntries(entries.filter(isText)),
      };
    },
    z.strictObject({ ...shape, texts }),
  );

/** A text in a language. Where it's missing, in English or else in the first language that has it; empty without any. */
export function inLanguage(texts: Texts, language: string): { text: string; language: string } {
  const known = [language, 'en', ...Object.keys(texts)].find((one) => texts[one] !== undefined) ?? language;
  return { text: texts[known] ?? '', language: known };
}
