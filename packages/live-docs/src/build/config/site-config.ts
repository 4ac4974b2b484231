import { z } from 'zod';
import { TRANSLATIONS } from '../../model';
import { BuildError } from '../build-error';

const path = z.string().regex(/^\/$|^(\/[^/]+)+$/, 'an address that starts with "/" and does not end with one');

const schema = z.strictObject({
  /** Name in the header and in every page's title. */
  title: z.string().min(1),
  /** What search engines show of a page that has no description of its own. */
  description: z.string(),
  /** npm name of the documented package; its installed version is shown. */
  library: z.string(),
  /** Repository that the pages' sources are in. */
  repository: z.strictObject({
    url: z.url(),
    branch: z.string(),
    /** Folder of the site in the repository: `site`. The root if left out. */
    directory: z
      .string()
      .default('')
      .transform((directory) => directory.split('/').filter(Boolean)),
  }),
  /** Address of the library's repository, which the header links to; the pages' own if left out. */
  libraryRepository: z.url().optional(),
  /** Path that the site is served below, with a slash at both ends. */
  base: z
    .string()
    .regex(/^\/(.+\/)?$/, 'a path with a slash at both ends')
    .default('/'),
  /** Reads the library's declarations for `<API>`; what is said of them is in `docs/api`. */
  apiParser: z.boolean().default(false),
  /** Languages of the chrome beside English. Their pages are those of the site, so all have the address `/`. */
  locales: z
    .array(z.strictObject({ id: z.enum(TRANSLATIONS), name: z.string(), base: z.literal('/').default('/') }))
    .default([]),
  /** Titles and order of the top navigation, and the order of each entry's groups. Order is the place in the list unless said. */
  navigation: z
    .array(
      z.strictObject({
        path,
        title: z.string(),
        order: z.number().optional(),
        groups: z.array(z.string()).default([]),
        /** Path of another entry whose sidebar lists these pages too. */
        sidebar: path.optional(),
      }),
    )
    .default([]),
  /** Entries at `/a/b` stand below the one at `/a`. */
  twoLevelNavigation: z.boolean().default(false),
});

/** What an author writes in `site.config.ts`. */
export type SiteConfigInput = z.input<typeof schema>;
/** The same with every default filled in. */
export type SiteConfig = z.output<typeof schema>;

/**
 * Checks a site's configuration and fills in its defaults.
 * @throws {BuildError} naming each key that does not fit.
 */
export function readSiteConfig(input: SiteConfigInput): SiteConfig {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new BuildError(
    result.error.issues.map((issue) => ({
      file: 'site.config.ts',
      found: issue.path.length > 0 ? `"${issue.path.join('.')}": ${issue.message}` : issue.message,
      expected: 'the keys and types of SiteConfigInput in src/build/config/site-config.ts',
      fix: 'Correct the value or remove the key',
    })),
  );
}
