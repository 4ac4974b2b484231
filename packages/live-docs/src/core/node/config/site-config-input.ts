import type { Parser } from '@lezer/common';
import type { UserConfig } from 'vite';
import type { Part } from '../../model';
import type { Plugin } from './chosen-feature';
import type { MarkdownPlugin } from './option-types';
import type { PictureReader } from './picture-reader';
import type { Directive } from './policy-sources';

/** What an author writes in `site.config.ts`. The options page of the engine's documentation is written from these comments. */
export interface SiteConfigInput {
  /** Name of the site, shown in the header and in the title of every page. Required. */
  title: string;

  /** What search engines show for a page without a description. Default: none. */
  description?: string | undefined;

  /**
   * npm names of the documented packages: `@scope/name`. Of one that the site lies in, or that is in the same workspace, its source
   * is used. The header shows the version, if they have the same. Default: none, for a site of plain pages.
   */
  library?: string | string[] | undefined;

  /**
   * The entry of the library's source, as a path from the site's folder; of several packages, by name. Default: what
   * `tsconfig.json` says in `paths`, `package.json` in `source`, or else `src/index.ts`.
   */
  source?: string | Record<string, string> | undefined;

  /**
   * Where imports lead, as paths from the site's folder: `{ '@': 'src', 'kit/styles/*': 'styles/*' }`. That of a folder counts
   * for what is in it, too. Those of `paths` in `tsconfig.json` count without an entry. Default: none.
   */
  alias?: Record<string, string> | undefined;

  /**
   * Names that the package was published under before, oldest first: `live-docs versions` reads their versions, too, and makes one
   * history of all. Default: none.
   */
  formerly?: string[] | undefined;

  /**
   * The folder of the pages, as a path from the site's folder: `.`, `../docs`. Default: `docs`. The texts of the API reference are in
   * `docs/api` in any case.
   */
  docs?: string | undefined;

  /** The repository that holds the site's sources. The links "Edit this page" and "Report an issue" lead there. Required. */
  repository: RepositoryInput;

  /** Address of the library's repository, which the header links to. Default: `repository.url`. */
  libraryRepository?: string | undefined;

  /** Path that the site is served below, with a slash at both ends: `/docs/`. Default: `/`. */
  base?: string | undefined;

  /**
   * Origin that the site is published at, without the base: `https://example.org`. Needed by what holds whole addresses:
   * `sitemap.xml`, `robots.txt`, canonical links, the feed and pictures of pages for other sites. Default: these are left out.
   */
  url?: string | undefined;

  /**
   * Folder for the built site alone, as a path from the site's folder. A build replaces all that is in it, and fails if the folder
   * isn't empty and wasn't written by a build. Default: `dist`.
   */
  output?: string | undefined;

  /**
   * The picture before the title: an SVG, PNG or WebP file, as a path from the folder `public`, or a whole `https:` address. An SVG of up to 4 kB is part
   * of the page and may use `currentColor` and the theme's variables. Default: none.
   */
  logo?: string | undefined;

  /** The icon of the browser's tab, as a path from the folder `public`, or a whole `https:` address. Default: `favicon.svg`, if there is one. */
  favicon?: string | undefined;

  /**
   * A CSS file that sets variables of the theme, as a path from the site's folder: light values in `:root`, dark values in
   * `:root[data-prefers-color='dark']`. It applies after the engine's own style, on every page and around every demo. Default: none.
   */
  theme?: string | undefined;

  /** Colours of the bars of the browser: the theme's `--bg` in light and dark. Default: those of the engine's theme. */
  themeColor?:
    | {
        /** Colour in light. */
        light?: string | undefined;
        /** Colour in dark. */
        dark?: string | undefined;
      }
    | undefined;

  /**
   * The colour of all demos, `light` or `dark`, for a library that has no other. Previews, edits and the pages of demos alone keep it,
   * and the full-screen view offers no choice; what a demo renders into the `body` of a page has the page's. Default: the page's.
   */
  demoColor?: 'light' | 'dark' | undefined;

  /** Tags for the `head` of every page, after the engine's own. Values are escaped. Default: none. */
  head?: HeadTagInput[] | undefined;

  /** Titles and order of the top navigation. A folder without an entry is titled after its name. The address of an entry without a page leads to its first page. Default: none. */
  navigation?: NavigationInput[] | undefined;

  /** Shows entries at `/a/b` in a menu below the entry at `/a`. Default: false. */
  twoLevelNavigation?: boolean | undefined;

  /**
   * The default language, which pages and the interface are in: a BCP 47 tag such as `zh-CN` or `fr`. The engine has texts in `en` and
   * `zh-CN`; list another one in `languages`, with a file. Default: `en`.
   */
  language?: string | undefined;

  /**
   * Languages beside the default one: of the interface, and of pages that have a translation (`sorting.zh-CN.mdx`). List the
   * default one to give it texts. Default: the default language alone.
   */
  languages?: LanguageInput[] | undefined;

  /** Plugins for Markdown. They run on the page as written, before the engine reads headings, links and demos. Default: none. */
  remarkPlugins?: MarkdownPlugin[] | undefined;

  /** Plugins for the page's elements. They run last, after the engine has done its work. Default: none. */
  rehypePlugins?: MarkdownPlugin[] | undefined;

  /**
   * A module, as a path from the site's folder, whose exported components all pages may use by name. It may import from
   * `live-docs/components`. Only pages that use a component load it. Default: none.
   */
  mdxComponents?: string | undefined;

  /**
   * Modules, as paths from the site's folder, whose default exports take the place of parts of the layout: `{ header: 'parts/header.tsx' }`.
   * `live-docs eject header` writes one to start with. They come before the parts of plugins. Default: none.
   */
  parts?: Partial<Record<Part, string>> | undefined;

  /**
   * A module, as a path from the site's folder, whose default export (type `ServerStyles`) collects what CSS-in-JS writes while
   * pages are rendered on the server, so that demos have their style before scripts run. Default: none.
   */
  serverStyles?: string | undefined;

  /**
   * Languages that code fences may name, beside those of the engine (tsx, jsx, ts, js, css, html, json, sh, text): a Lezer
   * parser, or null to show such code without colours. Default: none.
   */
  codeLanguages?: Record<string, Parser | null> | undefined;

  /**
   * Services that a page can be opened in, in the menu beside its title: `{ title: 'Assistant', url: 'https://example.org/?q={address}' }`.
   * `{address}` is replaced by the address of the page's Markdown. Default: none.
   */
  assistants?:
    | {
        /** Name of the service. Required. */
        title: string;
        /** Its address, with `{address}`. Required. */
        url: string;
      }[]
    | undefined;

  /** Tells the gallery's pictures what an element of a demo is, where its markup doesn't. Default: none. */
  pictures?: PictureReader | undefined;

  /**
   * Sources to add to the content security policy of the built pages, by directive: `{ 'img-src': ['https://example.org'] }`.
   * Hosts and inline scripts of `head` are added without it. `false` leaves the policy out. Default: none.
   */
  contentSecurityPolicy?: false | { [directive in Directive]?: string[] | undefined } | undefined;

  /**
   * Reads the library's declarations for `<API>` and the texts in `docs/api`. False turns `<API>` off; true reads them even if no
   * page has an `<API>`, for the tooltips of demos' code. Default: true if a page has an `<API>`.
   */
  apiParser?: boolean | undefined;

  /**
   * Address of the page whose headings are the library's versions: `live-docs check` finds a `since` of an API description
   * that isn't among them. Default: `since` isn't checked.
   */
  changelog?: string | undefined;

  /**
   * What the build does about links and images of pages that lead nowhere, and about an `<API>` that the library doesn't have: `error`
   * fails it, `warn` prints them. While developing, pages show them either way. Default: `error`.
   */
  deadLinks?: 'error' | 'warn' | undefined;

  /**
   * Shows type errors, types and completion to readers who edit a demo. The compiler and the declarations of all packages that
   * demos import are loaded when a reader first puts the caret into the code: about 0.6 MB. Default: true.
   */
  typeCheck?: boolean | undefined;

  /** What packages add to the site: `[status(), feedback({ … })]`. See the page about plugins. Default: none. */
  plugins?: Plugin[] | undefined;

  /** Options for Vite, merged into those of the command `live-docs`. Default: none. */
  vite?: UserConfig | undefined;
}

/** Where the site's sources are. */
interface RepositoryInput {
  /** Its address: `https://github.com/owner/name`. Required. */
  url: string;
  /** The branch to edit. Default: `main`. */
  branch?: string | undefined;
  /** Folder of the site in the repository: `packages/docs`. Default: the root. */
  directory?: string | undefined;
}

/** A tag of the head. */
interface HeadTagInput {
  /** `meta`, `link`, `script` or `style`. Required. */
  tag: 'meta' | 'link' | 'script' | 'style';
  /** Values by name. `true` writes the name alone, and `false` leaves it out. */
  attributes?: Record<string, string | boolean> | undefined;
  /** Text of a script or a style. */
  text?: string | undefined;
}

/** An entry of the top navigation. */
interface NavigationInput {
  /** Address that the pages of the entry start with: `/guide`. Required. */
  path: string;
  /** Title of the entry. Required. */
  title: string;
  /** Position in the top navigation. Default: the place in this list. */
  order?: number | undefined;
  /** Groups of the sidebar in their order; groups that aren't listed follow. Default: none. */
  groups?: string[] | undefined;
  /** Path of another entry whose sidebar lists these pages too. Default: each entry has its own sidebar. */
  sidebar?: string | undefined;
}

/** A language of the site. */
interface LanguageInput {
  /** BCP 47 tag: `fr`, `pt-BR`. Required. */
  id: string;
  /** What the language is called in that language: `Français`. Required. */
  name: string;
  /**
   * A module whose default export holds texts (type `Messages`), as a path from the site's folder. Texts that it lacks are
   * taken from the engine, else they're English. It may also translate titles of the navigation (`nav.Guide`) and of groups
   * (`group.Basics`). Required, except for `en` and `zh-CN`, which the engine has.
   */
  file?: string | undefined;
  /**
   * What the addresses of its pages start with: `/zh-CN`. With `/`, pages have no addresses in this language, and choosing it
   * changes the interface alone. Default: `/` and the `id`.
   */
  base?: string | undefined;
}
