import type { CompileOptions } from '@mdx-js/mdx';
import { z } from 'zod';
import { canonicalPath } from '../../model';

/** A plugin of remark or rehype, or a plugin with its options. */
export type MarkdownPlugin = NonNullable<CompileOptions['remarkPlugins']>[number];

/** An address of the site: `/`, `/guide/start`. */
export const address = z
  .string()
  .regex(/^\/$|^(\/[^/?#]+)+$/, 'an address that starts with "/" and doesn\'t end with one');

/** An address that moved. One that ends with a slash stands for the file `index.html` in a folder. */
export const oldAddress = z
  .string()
  .regex(
    /^\/(?!\/|\.\.?(\/|$)|.*\/\.\.?(\/|$))[^?#\\]*$/,
    'an address that starts with "/", without "?", "#" and ".."',
  );

/** Where a redirect leads: an address of the site, with a query and a hash if need be, or of another one. */
export const redirectTarget = z
  .string()
  .regex(/^(\/(?!\/)|https?:\/\/)\S*$/, 'an address that starts with "/" or "https://"');

/** A colour as CSS writes it, without characters that mean something in HTML or JavaScript. */
export const color = z.string().regex(/^[#a-z0-9(),.%/ -]+$/i, 'a colour of CSS');

export const languageTag = z.string().refine((tag) => {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
}, 'a BCP 47 tag such as "fr" or "pt-BR"');

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

/** A tag of the head. */
export const headTag = z.strictObject({
  tag: z.enum(['meta', 'link', 'script', 'style']),
  /** Values by name. `true` writes the name alone, and `false` leaves it out. */
  attributes: z
    .record(
      z.string().regex(/^[^\s"'<>/=]+$/, 'the name of an attribute'),
      z.union([z.string(), z.boolean()], 'a text, true or false'),
    )
    .default({}),
  /** Text of a script or a style. */
  text: z.string().optional(),
});

/** A tag of the head, checked. */
export type HeadTag = z.output<typeof headTag>;
