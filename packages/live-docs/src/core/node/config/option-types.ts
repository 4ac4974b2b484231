import type { Pluggable } from 'unified';
import { z } from 'zod';
import { canonicalPath } from '../../model';
import { attempt } from '../files/attempt';

/** A plugin of remark or rehype, or a plugin with its options. */
export type MarkdownPlugin = Pluggable;

/**
 * An object of options. Its type has the shape as it's written, so that declarations keep the comments above the keys: editors show
 * them in `site.config.ts`.
 */
export const optionsOf = <Shape extends z.core.$ZodShape>(shape: Shape): z.ZodObject<Shape, z.core.$strict> =>
  z.strictObject(shape) as z.ZodObject<Shape, z.core.$strict>;

/** An address of the site: `/`, `/guide/start`. */
export const address = z
  .string()
  .regex(/^\/$|^(\/[^/?#]+)+$/, 'an address that starts with "/" and doesn\'t end with one');

export const languageTag = z
  .string()
  .refine((tag) => attempt(() => Intl.getCanonicalLocales(tag)[0]) === tag, 'a BCP 47 tag such as "fr" or "pt-BR"');

/** What the addresses of a language start with. */
export const languagePath = address.refine(
  (path) => canonicalPath(path) === path,
  'an address in lower case, or with a language as BCP 47 writes it: "/zh-CN"',
);

/** A file of the site, as a path without a leading slash. @param endings that it may have. */
export function siteFile(...endings: string[]) {
  const { pattern, expected } = filePattern(endings);
  return z.string().regex(new RegExp(`^${pattern}$`), expected);
}

const filePattern = (endings: string[]) => ({
  pattern: `(?![a-z]+:|/)(?!(.*/)?\\.\\.?/)[^\\\\]+\\.(${endings.join('|')})`,
  expected: `a path such as "folder/name.${endings[0]}" (${endings.map((ending) => `.${ending}`).join(', ')})`,
});

/** True for a picture that lies on another host. */
export const isElsewhere = (picture: string): boolean => picture.startsWith('https://');

/** A picture in the folder `public`, or on another host. @param endings that a file may have. */
export function picture(...endings: string[]) {
  const { pattern, expected } = filePattern(endings);
  const whole = /https:\/\/[^\s"'<>\\]+/;
  return z
    .string()
    .regex(new RegExp(`^(?:${whole.source}|${pattern})$`), `${expected}, or an address that starts with "https://"`);
}

/** Folders that hold what isn't built, whatever they're used for: a build must not replace them. */
const SOURCES = /^(src|public|node_modules|\.site|\.git)(\/|$)/;

/** A folder of the site that a build may replace. */
export const outputFolder = z
  .string()
  .refine(
    (folder) => /^(?!\.?\.?$)(?!.*(^|\/)\.\.?(\/|$))[^/\\]+(\/[^/\\]+)*$/.test(folder) && !SOURCES.test(folder),
    'a folder such as "dist" that holds nothing but the built site',
  );
