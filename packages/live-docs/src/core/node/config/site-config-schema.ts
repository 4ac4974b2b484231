import path from 'node:path';
import type { Parser } from '@lezer/common';
import type { UserConfig } from 'vite';
import { z } from 'zod';
import { PARTS } from '../../model';
import type { Plugin } from './chosen-feature';
import type { PictureReader } from './picture-reader';
import { languageBase, SHIPPED, shippedTexts } from './languages';
import { policySources } from './policy-sources';
import {
  address,
  languagePath,
  languageTag,
  optionsOf,
  outputFolder,
  picture,
  siteFile,
  type MarkdownPlugin,
} from './option-types';

const plugins = z
  .array(
    z.custom<MarkdownPlugin>(
      (value) => typeof value === 'function' || (Array.isArray(value) && typeof value[0] === 'function'),
      'a plugin, or [plugin, options]',
    ),
  )
  .default([]);

/**
 * The options of a site. Editors show the comments above them, and the options page of the engine's documentation is written from
 * these.
 */
export const siteConfigSchema = optionsOf({
  /** Name of the site, shown in the header and in the title of every page. Required. */
  title: z.string().min(1),

  /** What search engines show for a page without a description. Default: none. */
  description: z.string().default(''),

  /**
   * npm names of the documented packages: `@scope/name`. Of one that the site lies in, or that is in the same workspace, its source
   * is used. The header shows the version, if they have the same. Default: none, for a site of plain pages.
   */
  library: z
    .union([z.string().min(1), z.array(z.string().min(1))], 'the npm name of a package, or a list of them')
    .default([])
    .transform((library) => [library].flat()),

  /**
   * The entry of the library's source, as a path from the site's folder; of several packages, by name. Default: what
   * `tsconfig.json` says in `paths`, `package.json` in `source`, or else `src/index.ts`.
   */
  source: z
    .union([z.string().min(1), z.record(z.string(), z.string().min(1))], 'a path, or a path for each package')
    .optional(),

  /**
   * Where imports lead, as paths from the site's folder: `{ '@': 'src', 'kit/styles/*': 'styles/*' }`. That of a folder counts
   * for what is in it, too. Those of `paths` in `tsconfig.json` count without an entry. Default: none.
   */
  alias: z.record(z.string().min(1), z.string().min(1)).default({}),

  /**
   * Names that the package was published under before, oldest first: `live-docs versions` reads their versions, too, and makes one
   * history of all. Default: none.
   */
  formerly: z.array(z.string().min(1)).default([]),

  /**
   * The folder of the pages, as a path from the site's folder: `.`, `../docs`. Default: `docs`. The texts of the API reference are in
   * `docs/api` in any case.
   */
  docs: z
    .string()
    .regex(/^(?!\/)[^\\]+$/, 'a path from the folder of the site, with slashes')
    .transform((folder) => path.posix.normalize(folder).replace(/(.)\/$/, '$1'))
    .default('docs'),

  /**
   * The repository that holds the site's sources. The links "Edit this page" and "Report an issue" lead there, and that of the header,
   * unless the `package.json` of an installed `library` names another one. Required.
   */
  repository: optionsOf({
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

  /** Path that the site is served below, with a slash at both ends: `/docs/`. Default: `/`. */
  base: z
    .string()
    .regex(/^\/([^"'<>\\\s]+\/)?$/, 'a path with a slash at both ends')
    .default('/'),

  /**
   * Origin that the site is published at, without the base: `https://example.org`. Needed by what holds whole addresses:
   * `sitemap.xml`, `robots.txt`, canonical links, the feed, pictures of pages for other sites and demos to copy to a project. Default: these are left out.
   */
  url: z
    .string()
    .regex(/^https?:\/\/[^/\s"'<>]+\/?$/, 'an origin, without a path: https://example.org')
    .transform((url) => url.replace(/\/$/, ''))
    .optional(),

  /**
   * Folder for the built site alone, as a path from the site's folder. A build replaces all that is in it, and fails if the folder
   * isn't empty and wasn't written by a build. Default: `dist`.
   */
  output: outputFolder.default('dist'),

  /**
   * The picture before the title: an SVG, PNG or WebP file, as a path from the folder `public`, or a whole `https:` address. An SVG of up to 4 kB is part
   * of the page and may use `currentColor` and the theme's variables. Default: none.
   */
  logo: picture('svg', 'png', 'webp').optional(),

  /** The icon of the browser's tab, as a path from the folder `public`, or a whole `https:` address. Default: `favicon.svg`, if there is one. */
  favicon: picture('svg', 'png', 'ico').optional(),

  /**
   * A CSS file that sets variables of the theme, as a path from the site's folder: light values in `:root`, dark values in
   * `:root[data-prefers-color='dark']`. It applies after the engine's own style, on every page and around every demo. Default: none.
   */
  theme: siteFile('css').optional(),

  /**
   * The colour of all demos, `light` or `dark`, for a library that has no other. Previews, edits and the pages of demos alone keep it,
   * and the full-screen view offers no choice; what a demo renders into the `body` of a page has the page's. Default: the page's.
   */
  demoColor: z.enum(['light', 'dark']).optional(),

  /** Tags for the `head` of every page, after the engine's own. Values are escaped. Default: none. */
  head: z
    .array(
      optionsOf({
        /** `meta`, `link`, `script` or `style`. Required. */
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
      }),
    )
    .default([]),

  /** The entries of the top navigation, in their order. A folder without an entry is titled after its name. The address of an entry without a page leads to its first page. Default: none. */
  navigation: z
    .array(
      optionsOf({
        /** Address that the pages of the entry start with: `/guide`. Required. */
        path: address,
        /** Title of the entry. Required. */
        title: z.string().min(1),
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
   * The default language, which pages and the interface are in: a BCP 47 tag such as `zh-CN` or `fr`. The engine has texts in `en` and
   * `zh-CN`; list another one in `languages`, with a file. Default: `en`.
   */
  language: languageTag.default('en'),

  /**
   * Languages beside the default one: of the interface, and of pages that have a translation (`sorting.zh-CN.mdx`). List the
   * default one to give it texts. Default: the default language alone.
   */
  languages: z
    .array(
      optionsOf({
        /** BCP 47 tag: `fr`, `pt-BR`. Required. */
        id: languageTag,
        /** What the language is called in that language: `Français`. Required. */
        name: z.string().min(1),
        /**
         * A module whose default export holds texts (type `Messages`), as a path from the site's folder. Texts that it lacks are
         * taken from the engine, else they're English. It may also translate titles of the navigation (`nav.Guide`) and of groups
         * (`group.Basics`). Required, except for `en` and `zh-CN`, which the engine has.
         */
        file: siteFile('ts', 'js', 'mjs').optional(),
        /**
         * What the addresses of its pages start with: `/zh-CN`. With `/`, pages have no addresses in this language, and choosing it
         * changes the interface alone. Default: `/` and the `id`.
         */
        base: languagePath.optional(),
      }).refine(({ id, file }) => file !== undefined || shippedTexts(id) !== undefined, {
        path: ['file'],
        message: `a file with the texts; the engine has those of ${SHIPPED} only`,
      }),
    )
    .refine((languages) => new Set(languages.map(({ id }) => id)).size === languages.length, 'each language once')
    .refine((languages) => {
      const bases = languages.flatMap((language) => languageBase(language) ?? []);
      return new Set(bases).size === bases.length;
    }, 'a "base" for each language')
    .default([]),

  /**
   * Plugins for Markdown. They run on the page as written, before the engine reads headings, links and demos. With one,
   * each command compiles all pages, unless it has a property `isPure` that is `true`: it then depends on nothing but the page. Default:
   * none.
   */
  remarkPlugins: plugins,

  /** Plugins for the page's elements. They run last, after the engine has done its work; the same counts for them. Default: none. */
  rehypePlugins: plugins,

  /**
   * A module, as a path from the site's folder, whose exported components all pages may use by name. It may import from
   * `live-docs/components`. Only pages that use a component load it. Default: none.
   */
  mdxComponents: siteFile('tsx', 'ts', 'jsx', 'js').optional(),

  /**
   * A module, as a path from the site's folder, whose exports live fences may use without importing them, and demos that are written as
   * for react-live. Readers see the imports: what the module passes on of a package is imported of that package. What React exports is
   * in scope anyway. Default: none.
   * @experimental
   */
  scope: siteFile('ts', 'tsx', 'js', 'jsx', 'mjs').optional(),

  /**
   * Modules, as paths from the site's folder, whose default exports take the place of parts of the layout: `{ header: 'parts/header.tsx' }`.
   * `live-docs eject header` writes one to start with. They come before the parts of plugins. Default: none.
   */
  parts: z.partialRecord(z.enum(PARTS), siteFile('tsx', 'ts', 'jsx', 'js')).default({}),

  /**
   * A module, as a path from the site's folder, whose default export (type `ServerStyles`) collects what CSS-in-JS writes while
   * pages are rendered on the server, so that demos have their style before scripts run. Default: none.
   */
  serverStyles: siteFile('tsx', 'ts', 'jsx', 'js').optional(),

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

  /**
   * Tells the gallery's pictures what an element of a demo is, where its markup doesn't. Default: none.
   * @experimental
   */
  pictures: z.custom<PictureReader>((value) => typeof value === 'function', 'a function').optional(),

  /**
   * Sources to add to the content security policy of the built pages, by directive: `{ 'img-src': ['https://example.org'] }`.
   * Hosts and inline scripts of `head` are added without it. `false` leaves the policy out. Default: none.
   */
  contentSecurityPolicy: policySources.default({}),

  /**
   * Reads the library's declarations for `<API>` and the texts in `docs/api`. False turns `<API>` off; true reads them even if no
   * page has an `<API>`, for the tooltips of demos' code. Default: true if a page has an `<API>`.
   */
  apiParser: z.boolean().optional(),

  /**
   * Address of the page whose headings are the library's versions: `live-docs check` finds a `since` of an API description
   * that isn't among them. Default: `since` isn't checked.
   */
  changelog: address.optional(),

  /**
   * What the build does about links and images of pages that lead nowhere, and about an `<API>` that the library doesn't have: `error`
   * fails it, `warn` prints them. While developing, pages show them either way. Default: `error`.
   */
  deadLinks: z.enum(['error', 'warn']).default('error'),

  /**
   * Shows type errors, types and completion to readers who edit a demo. The compiler and the declarations of all packages that
   * demos import are loaded when a reader first puts the caret into the code: about 0.6 MB. Default: true.
   */
  typeCheck: z.boolean().default(true),

  /**
   * Compressed forms that the build writes beside text files, `['br', 'gzip']`, for a server that sends those. Most hosts compress by
   * themselves and never look at them. They take a third of a first build's time, and are kept by content for the next one. Default:
   * none.
   */
  compress: z.array(z.enum(['br', 'gzip'])).default([]),

  /** What packages add to the site: `[status(), feedback({ … })]`. See the page about plugins. Default: none. */
  plugins: z
    .array(
      z.custom<Plugin>(
        (value) => typeof (value as Partial<Plugin> | undefined)?.plugin?.setup === 'function',
        'what a function of definePlugin answers: plugins: [status()]',
      ),
    )
    .default([]),

  /** Options for Vite, merged into those of the command `live-docs`. Default: none. */
  vite: z.custom<UserConfig>((value) => typeof value === 'object' && value !== null, 'an object').optional(),
});

/** What an author writes in `site.config.ts`, but for the options of features. */
export interface SiteConfigInput extends z.input<typeof siteConfigSchema> {}

/** A tag of the head, checked. */
export type HeadTag = z.output<typeof siteConfigSchema>['head'][number];
