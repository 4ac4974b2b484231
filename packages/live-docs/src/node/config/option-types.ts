import { z } from 'zod';

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

/** A file of the site, as a path without a leading slash. @param endings that it may have. */
export function siteFile(...endings: string[]) {
  return z
    .string()
    .regex(
      new RegExp(`^(?!/)(?!(.*/)?\\.\\.?/)[^\\\\]+\\.(${endings.join('|')})$`),
      `a path such as "folder/name.${endings[0]}" (${endings.map((ending) => `.${ending}`).join(', ')})`,
    );
}

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
