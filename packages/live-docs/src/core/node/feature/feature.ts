import type { Root } from 'mdast';
import type { z } from 'zod';
import type { Part, Problem, RunVersion, Slot, TocEntry } from '../../model';
import type { DemoMaker } from '../compile/markdown/made-demo';
import type { PagePass } from '../compile/markdown/page-output';
import type { TypeScriptModule } from '../compile/types/create-program';
import type { MarkdownPlugin } from '../config/option-types';
import type { HeadTag } from '../config/site-config-schema';
import type { Directive } from '../config/policy-sources';
import type { MadePages, PagesInput } from '../files/made-files';
import type { Api, ApiResult, ReadApi } from '../snapshot/api';
import type { Entry, Snapshot } from '../snapshot/snapshot';

/**
 * The one contract of what a site can do beyond pages and demos. A feature is a folder in `src/features` and a line in its list.
 * @typeParam Options of its option in `site.config.ts`, checked.
 */
export interface Feature<Options = never> {
  /** Its option in `site.config.ts`, and its name in messages. */
  name: string;
  /** The version of this contract that it's written for. */
  interface: 1;
  /** Checks its option, and fills in what is left out. Without it there's no such option. */
  options?: z.ZodType<Options>;
  /** Makes of its option what it adds to a site. Pure: what is said here is asked for once a site is there. */
  setup(options: Options): EngineParts;
}

/**
 * Where the engine's own features find what else the engine knows. It changes without notice: plugins get what has a name, which stays
 * for `interface: 1`.
 */
export const INTERNAL: unique symbol = Symbol('internal');

/** What a feature adds to a site. All of it is a function of what is known of the site, and none of it writes anything. */
export interface FeatureParts {
  /**
   * What it has only on a site with whole addresses, in words: `sitemap.xml and canonical links`. Without `url` in the configuration
   * nothing else of it is asked for, and the build says so.
   */
  needsUrl?: string;
  /** Files of the built site. The build writes them, and the servers answer with them. */
  files?(site: SiteView): readonly OutputFile[];
  /** Tags for the head of a page's document, behind the engine's. Built sites alone have them. */
  head?(page: PageView): readonly HeadTag[];
  /** Links for readers without scripts, and for programs that read pages so: addresses below the base. */
  noScript?(page: PageView): readonly { title: string; href: string }[];
  /** Files that its option names, as paths from the site's folder, by the option: the build makes sure that they exist. */
  reads?: Readonly<Record<string, string>>;
  /** What the author of a built site should know, as lines of text: nothing that fails a build. */
  notes?(site: SiteView): readonly string[];
  /** What is wrong with the site, as far as the feature can tell. */
  check?(site: SiteView): readonly Problem[];
  /** What demos have to show: a build looks at their markup, and `live-docs test` at what is only there in a browser. */
  shows?(site: SiteView): readonly ShownPart[];
  /** What `live-docs check` says of its pages beside that: what a site is built with nevertheless. */
  checkDocs?(site: SiteView, ts: TypeScriptModule): DocsCheck | Promise<DocsCheck>;
  /** Data about the whole site, which scripts fetch by name: JSON, by that name. They're made when a build or a server needs them. */
  data?(site: SiteView): Readonly<Record<string, () => unknown>>;
  /** Checks what pages say in their front matter under the feature's name: `status: beta`. Without it pages say nothing there. */
  frontMatter?: z.ZodType;
  /**
   * Plugins of unified that run on pages as they're compiled, behind the site's own `remarkPlugins` and `rehypePlugins`. What one of
   * them leaves in `file.data` under the feature's name is kept as if the front matter said it, unless it says something there: JSON.
   */
  compile?: { remark?: readonly MarkdownPlugin[]; rehype?: readonly MarkdownPlugin[] };
  /** Components that pages may use by name: `Upgrade` for `<Upgrade />`. They come with the pages that have one. */
  components?: Readonly<Record<string, PageComponent>>;
  /** Modules whose default export is a component that the layout shows there. */
  slots?: Partial<Record<Slot, SlotModule>>;
  /** Modules whose default export takes the place of a part of the layout; absolute paths. */
  parts?: Partial<Record<Part, string>>;
  /** A stylesheet that sets variables of the theme, before the site's own; absolute path. */
  theme?: string;
  /**
   * Texts of its components by language, as a BCP 47 tag, then by key: see `useText` of `live-docs/components`. What a language lacks is
   * in English, or in the first language that there is. A site's file of texts has its own under the feature's name: `status.beta`.
   */
  messages?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Sources that the policy of pages needs for what it adds, by directive. */
  policy?: Partial<Record<Directive, readonly string[]>>;
}

/** What the engine's own features add beside that. It changes without notice. */
export interface EngineParts extends FeatureParts {
  /** Tools in the toolbar of demos. They come with the pages that have a demo. */
  demoTools?: DemoTools;
  /** Items of the menu of demos, which load when a reader is about to open it. */
  demoMenu?: DemoMenuPart;
  /** Items of the menu "Copy page", which load when a reader opens it. There's one feature with some on a site. */
  pageMenu?: PageMenuPart;
  /** Reads the API reference, for the engine and for other features: see `SiteView.api`. One feature does. */
  readApi?: ReadApi;
  /** Rewrites what a page has of other tools, before the engine reads anything off it. */
  rewrite?(pass: PagePass): (tree: Root) => void;
  /** Reads and changes the tree of a page, once the engine has read headings and texts off it. */
  remark?(pass: PagePass): (tree: Root) => void;
  /** Makes demos of what isn't one, for attributes of `<Demo>`. */
  makers?: readonly DemoMaker[];
  /** Pages that are no files. One that is written at the address of one of these takes its place. */
  pages?(input: PagesInput): MadePages;
  /** Virtual modules that pages import, by what their ids start with: `virtual:api` of `virtual:api/Table`. */
  modules?: Readonly<Record<string, ModuleWriter>>;
  /** Sites that are published below this one, by their folder, which their addresses start with: `v7` of an archive. */
  sites?: Readonly<Record<string, (site: SiteView) => InnerSite>>;
  /** Other versions of the library that demos can be run in. One feature has some. */
  runVersions?: RunVersionsPart;
  /** Id of a module that comes with a page: its default export is what slots get of `useAdded`. */
  withPage?(snapshot: Snapshot, entry: Entry): string | undefined;
}

/** A built site that is published below another one, in a folder. It has its own search, files for machines and 404 page. */
export interface InnerSite {
  /** Tells all that it's made of: what was published with the same key stays as it is. @throws {BuildError} */
  key(): string;
  /** Writes it to a folder, which isn't there yet. @throws {BuildError} */
  write(folder: string): void;
}

/** What modules are written for: browsers while developing, the bundle for browsers, or prerendering. */
export type Target = 'dev' | 'browser' | 'server';

/** What virtual modules are written from. */
export interface ModuleInput {
  /** The site in the language of the module. */
  snapshot: Snapshot;
  /** The API reference. Reading it takes seconds, so it's read only if a module needs it. */
  api(): Promise<ApiResult>;
  target: Target;
}

/** Writes one virtual module. `name` is what follows the prefix: `/Table`. */
export type ModuleWriter = (input: ModuleInput, name: string) => Promise<string> | string;

export interface DocsCheck {
  problems: readonly Problem[];
  /** Problems that `live-docs check --write` ends with another text of a file: its absolute path. */
  noted: readonly { problem: Problem; file: string; text(): string }[];
  /** What the author should know: nothing that fails. */
  notes: readonly string[];
  coverage?: Coverage;
}

/** How much of the API reference is described. */
export interface Coverage {
  described: number;
  all: number;
  /** Properties without a description: `Slider min`. */
  missing: string[];
}

/** What adds items to the menu of demos. */
interface DemoMenuPart {
  /** The module whose `listItems` lists them: a `ListDemoItems`; absolute path. */
  module: string;
  /** What it gets, as JSON. */
  data(snapshot: Snapshot): unknown;
}

/** Versions that demos can be run in. */
interface RunVersionsPart {
  list(snapshot: Snapshot): readonly RunVersion[];
  /** See `RunVersions.changes`. */
  changes(snapshot: Snapshot): string | undefined;
  /** The module whose default export finds the version that changed a demo: a component of `VersionFinderProps`; absolute path. */
  finder: string;
}

/** What adds items to the menu "Copy page". */
interface PageMenuPart {
  /** The module whose `listItems` lists them: a `ListPageItems`; absolute path. */
  module: string;
  /** What it gets, as JSON. */
  data: unknown;
}

/** Tools in the toolbar of demos. */
interface DemoTools {
  /** The module whose default export shows them, and `children` among them: a component of `DemoToolsProps`; absolute path. */
  module: string;
  /** What the option says of them: their property `data`, as JSON. */
  data?: unknown;
  /** The module whose `draw` draws an edited demo, in its frame: see `DemoAccess.drawEdited`; absolute path. There's one on a site. */
  draw?: string;
}

/** The absolute path of a module, or one whose component gets properties. They are JSON, and a part of every page. */
export type SlotModule = string | { module: string; props: Readonly<Record<string, unknown>> };

/** A component of pages. */
export interface PageComponent {
  /** The module that exports it by its name; absolute path. */
  module: string;
  /**
   * What it knows of the whole site, in each of its languages: its property `data`. In browsers that's the address of the file with it,
   * which is loaded with the page: see `useDataFile`.
   */
  data?(site: LocalSite, api: Api | undefined): unknown;
  /** `data` asks the API reference, which takes seconds to read: undefined if there's none, or it can't be read. */
  readsApi?: true;
  /** Its rows on a page, which the search finds beside the page's texts. @param props those whose values are texts. */
  rows?(props: Readonly<Record<string, string>>, site: LocalSite, api: Api | undefined): readonly ComponentRow[];
  /** How it reads as Markdown. Without it nothing of it does. @param props those whose values are texts. */
  markdown?(props: Readonly<Record<string, string>>, site: LocalSite, on: Place): string;
  /** Ids that it adds to a page: links may lead there. A pattern where they aren't known yet. */
  anchors?(site: LocalSite, on: Pick<Place, typeof INTERNAL>): readonly string[] | RegExp;
  /** What it shows depends on the address, so that a page with it starts at once. */
  startsNow?: true;
  /** A page without headings that has it takes the room of its contents. */
  isWide?: true;
}

/** What a component of pages shows in a row with an id. Its texts are plain. */
export interface ComponentRow {
  id: string;
  name: string;
  description: string;
  /** What else it says: types, other names. */
  more: string;
}

/** What a demo has to show. */
export interface ShownPart {
  /** Id of the demo. */
  demo: string;
  /** Finds it there. */
  selector: string;
  /** When it's there: in the demo's markup from the server if left out, once it has arrived in a browser, or after one of its steps. */
  when?: 'arrival' | { step: string };
  /** What it's called. */
  name: string;
  /** Where an author says so, for messages. */
  place: { file: string; line: number };
}

/** Where a component is. */
export interface Place {
  /** Where a link to an address of the site leads in Markdown: `/guide/start`, as `PageInfo.path` has it. */
  link(path: string): string;
  /** What was read of the page, and the API reference if that's read. */
  [INTERNAL]: { entry: Entry; api: Api | undefined };
}

/** A page in one language, as it's written. */
export interface PageInfo {
  /** Its address, without the base: `/zh-CN/guide/start`. */
  path: string;
  /** What the addresses of its language start with: `/zh-CN`. Empty for the default one. */
  base: string;
  /** BCP 47 tag of the language that it's shown in. */
  language: string;
  /** False where a language shows the page of the default one. */
  isTranslated: boolean;
  /** Path of its file from the site's folder, for messages. */
  file: string;
  title: string;
  /** Empty if it has none. */
  description: string;
  /** What its front matter says under the names of features, or they computed: see `FeatureParts.frontMatter` and `compile`. */
  front: Readonly<Record<string, unknown>>;
  headings: readonly TocEntry[];
  /** Ids of the demos that it shows. */
  demos: readonly string[];
  /** Milliseconds since 1970, from version control. */
  lastUpdated?: number;
}

/** A site in one of its languages. */
export interface LocalSite {
  /** BCP 47 tag. */
  language: string;
  /** What its addresses start with: `/zh-CN`. Empty for the default one. */
  base: string;
  /** Its pages as the language shows them: those that aren't translated are among them. */
  pages: readonly PageInfo[];
  /** All that was read, in this language. */
  [INTERNAL]: Snapshot;
}

/** A site as features know it. */
export interface SiteView {
  title: string;
  /** Its whole address, without a slash at the end. A plugin that needs one says so: see `FeatureParts.needsUrl`. */
  url?: string;
  /** Path that it's served below, with a slash at both ends: `/`. */
  base: string;
  /** The languages that its pages are in, the default one first. */
  languages: readonly LocalSite[];
  /** All its pages, those of the default language first. */
  pages: readonly PageInfo[];
  /** The API reference. Reading it takes seconds: ask for it when a file is made. */
  api(): Promise<ApiResult>;
  /**
   * The picture of each demo by its id, an SVG `symbol`, once the demos are rendered: ask for them when a file is made. Absent where
   * nothing is rendered, since the site is only checked.
   */
  pictures?(): Promise<ReadonlyMap<string, string>>;
  /**
   * The Markdown of a page, without its title: ask for it when a file is made. Links within the site are whole addresses. Absent where
   * the site is only checked.
   */
  markdown?(page: PageInfo): Promise<string>;
  /** Addresses of the data of all files of demos, below the base, by path from the site's folder. There for `FeatureParts.data`. */
  demoFiles?(): Readonly<Record<string, string>>;
  /** All that was read, in the default language. */
  [INTERNAL]: Snapshot;
}

/** A page as a language shows it. */
export interface PageView {
  page: PageInfo;
  /** The site in the language that the page is shown in. */
  site: LocalSite;
  /** The site in its default language and in that of the page, and what was read of the page. */
  [INTERNAL]: { whole: Snapshot; snapshot: Snapshot; entry: Entry };
}

type Content = string | Uint8Array;

/** A file of the built site. */
export type OutputFile = {
  /** Path below the base, not encoded: `zh-CN/feed.xml`. */
  path: string;
  /** The hash of its content becomes part of its name: `assets/list.json` is `assets/list-1a2b3c4d5e6f.json`. */
  hashed?: true;
  /** False for what machines read: copies of the site on readers' devices are without it. */
  offline?: false;
} & (
  | {
      /** Its content. It's made when it's asked for. */
      text(): Content | Promise<Content>;
    }
  | {
      /** Its content, if that depends on all other files. While developing there's no such file. */
      whenBuilt(built: BuiltSite): Content | Promise<Content>;
    }
);

/** A site once all but its last files are written. */
export interface BuiltSite {
  /** Its folder, absolute. */
  dist: string;
  /** The files that features have written there, named as they are there. */
  files: readonly Pick<OutputFile, 'path' | 'offline'>[];
}

/** Says what a feature is, with the types of its option. */
export const defineFeature = <Options>(feature: Feature<Options>): Feature => feature as Feature;
