import type { CompileOptions } from '@mdx-js/mdx';
import type { Parser } from '@lezer/common';
import type { UserConfig } from 'vite';
import { z } from 'zod';
import { SHIPPED_LANGUAGES, THEME_COLORS } from '../../model';
import { BuildError } from '../build-error';
import type { PictureReader } from '../pictures/picture-reader';
import { explainIssue } from './explain-issue';
import { address, color, headTag, languageTag, oldAddress, redirectTarget, siteFile } from './option-types';

type Plugins = NonNullable<CompileOptions['remarkPlugins']>;

const plugins = z
  .array(
    z.custom<Plugins[number]>(
      (value) => typeof value === 'function' || (Array.isArray(value) && typeof value[0] === 'function'),
      'a plugin, or [plugin, options]',
    ),
  )
  .default([]);

const schema = z.strictObject({
  /** Name of the site, shown in the header and in the title of every page. Required. */
  title: z.string().min(1),

  /** What search engines show for a page without a description. Default: none. */
  description: z.string().default(''),

  /** npm name of the documented package: `@scope/name`. The header shows its installed version. Required. */
  library: z.string().min(1),

  /** The repository that holds the site's sources. The links "Edit this page" and "Report an issue" lead there. Required. */
  repository: z.strictObject({
    /** Its address: `https://github.com/owner/name`. Required. */
    url: z.url(),
    /** The branch to edit. Default: `main`. */
    branch: z.string().min(1).default('main'),
    /** Folder of the site in the repository: `packages/docs`. Default: the root. */
    directory: z
      .string()
      .default('')
      .transform((directory) => directory.split('/').filter(Boolean)),
  }),

  /** Address of the library's repository, which the header links to. Default: `repository.url`. */
  libraryRepository: z.url().optional(),

  /** Path that the site is served below, with a slash at both ends: `/docs/`. Default: `/`. */
  base: z
    .string()
    .regex(/^\/([^"'<>\\\s]+\/)?$/, 'a path with a slash at both ends')
    .default('/'),

  /**
   * The picture before the title: an SVG, PNG or WebP file, as a path from the folder `public`. An SVG of up to 4 kB is part
   * of the page and may use `currentColor` and the theme's variables. Default: none.
   */
  logo: siteFile('svg', 'png', 'webp').optional(),

  /** The icon of the browser's tab, as a path from the folder `public`. Default: `favicon.svg`, if there is one. */
  favicon: siteFile('svg', 'png', 'ico').optional(),

  /**
   * A CSS file that sets variables of the theme, as a path from the site's folder: light values in `:root`, dark values in
   * `:root[data-prefers-color='dark']`. It applies after the engine's own style, on every page and around every demo. The
   * variables are `--bg`, `--bg-soft`, `--bg-raised`, `--line`, `--line-strong`, `--text`, `--text-soft`, `--accent`,
   * `--accent-soft`, `--on-accent`, `--good`, `--bad`, `--bad-soft`, `--warn`, `--warn-soft`, `--mark`, `--code-keyword`,
   * `--code-string`, `--code-name`, `--code-comment`, `--shadow`, `--sans`, `--mono` and `--header-height`. Default: none.
   */
  theme: siteFile('css').optional(),

  /** Colours of the browser's own bars: the theme's `--bg` in light and dark. Default: those of the engine's theme. */
  themeColor: z
    .strictObject({ light: color.default(THEME_COLORS.light), dark: color.default(THEME_COLORS.dark) })
    .prefault({}),

  /** Tags for the `head` of every page, after the engine's own. Values are escaped. Default: none. */
  head: z.array(headTag).default([]),

  /** Titles and order of the top navigation. A folder without an entry is titled after its name. Default: none. */
  navigation: z
    .array(
      z.strictObject({
        /** Address that the pages of the entry start with: `/guide`. Required. */
        path: address,
        /** Required. */
        title: z.string().min(1),
        /** Default: the place in this list. */
        order: z.number().optional(),
        /** Groups of the sidebar in their order; groups that aren't listed follow. Default: none. */
        groups: z.array(z.string()).default([]),
        /** Path of another entry whose sidebar lists these pages too. Default: each entry has its own sidebar. */
        sidebar: address.optional(),
      }),
    )
    .default([]),

  /** Shows entries at `/a/b` in a menu below the entry at `/a`. Default: false. */
  twoLevelNavigation: z.boolean().default(false),

  /**
   * Languages of the interface. English is always there; list it only to change its texts. Pages themselves aren't
   * translated. Default: English alone.
   */
  languages: z
    .array(
      z
        .strictObject({
          /** BCP 47 tag: `fr`, `pt-BR`. Required. */
          id: languageTag,
          /** What the language is called in that language: `Français`. Required. */
          name: z.string().min(1),
          /**
           * A module whose default export holds texts (type `Messages`), as a path from the site's folder. Texts that it
           * lacks are taken from the engine, else they're English. It may also translate titles of the navigation
           * (`nav.Guide`) and of groups (`group.Basics`). Required, except for `zh-CN`, which the engine has.
           */
          file: siteFile('ts', 'js', 'mjs').optional(),
        })
        .refine(({ id, file }) => file !== undefined || SHIPPED_LANGUAGES.includes(id), {
          path: ['file'],
          message: `a file with the texts; the engine has those of ${SHIPPED_LANGUAGES.join(' and ')} only`,
        }),
    )
    .refine((languages) => new Set(languages.map(({ id }) => id)).size === languages.length, 'each language once')
    .default([]),

  /**
   * Where old addresses lead: `{ '/old': '/guide/new#part', '/chat': 'https://example.org' }`. Each gets a page that forwards
   * the reader, without a script. `/old` is the file `old.html` and `/old/` the file `old/index.html`: list both if your host
   * answers both. An address that differs from a page's only by camel case (`/demo/fixedColumns` for `/demo/fixed-columns`),
   * `.html`, `/index` or a slash at the end leads to that page without an entry. Default: none.
   */
  redirects: z.record(oldAddress, redirectTarget).default({}),

  /** Plugins for Markdown. They run on the page as written, before the engine reads headings, links and demos. Default: none. */
  remarkPlugins: plugins,

  /** Plugins for the page's elements. They run last, after the engine has done its work. Default: none. */
  rehypePlugins: plugins,

  /**
   * A module, as a path from the site's folder, whose exported components all pages may use by name. It may import from
   * `live-docs/components`. Only pages that use a component load it. Default: none.
   */
  mdxComponents: siteFile('tsx', 'ts', 'jsx', 'js').optional(),

  /**
   * Languages that code fences may name, beside those of the engine (tsx, jsx, ts, js, css, html, json, sh, text): a Lezer
   * parser, or null to show such code without colours. Default: none.
   */
  codeLanguages: z
    .record(
      z.string(),
      z
        .custom<Parser>(
          (value) => typeof (value as Partial<Parser> | undefined)?.startParse === 'function',
          'a Lezer parser, or null',
        )
        .nullable(),
    )
    .default({}),

  /** Sandboxes that demos can be opened in; an empty list removes the buttons. Default: both. */
  sandboxes: z.array(z.enum(['codesandbox', 'stackblitz'])).default(['codesandbox', 'stackblitz']),

  /** Tells the gallery's pictures what an element of a demo is, where its markup doesn't. Default: none. */
  pictures: z.custom<PictureReader>((value) => typeof value === 'function', 'a function').optional(),

  /** Reads the library's declarations for `<API>` and the texts in `docs/api`. Default: false. */
  apiParser: z.boolean().default(false),

  /**
   * Address of the page whose headings are the library's versions: `live-docs check` finds a `since` of an API description
   * that isn't among them. Default: `since` isn't checked.
   */
  changelog: address.optional(),

  /** Options for Vite, merged into those of the command `live-docs`. Default: none. */
  vite: z.custom<UserConfig>((value) => typeof value === 'object' && value !== null, 'an object').optional(),
});

/** What an author writes in `site.config.ts`. */
export type SiteConfigInput = z.input<typeof schema>;
/** The same with every default filled in. */
export type SiteConfig = z.output<typeof schema>;

/**
 * Checks a site's configuration and fills in its defaults.
 * @param file name of the configuration file, for messages.
 * @throws {BuildError} naming each option that isn't valid.
 */
export function readSiteConfig(input: SiteConfigInput, file = 'site.config.ts'): SiteConfig {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new BuildError(result.error.issues.flatMap((issue) => explainIssue(issue, { file, input, schema })));
}
