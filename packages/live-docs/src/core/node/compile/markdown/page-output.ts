import type { Nodes } from 'mdast';
import type { ApiHistory, ControlList, PageText, Problem, StillValue, TocEntry } from '../../../model';
import type { Scope } from '../live/scope';
import type { SiteConfig } from '../../config/site-config';
import type { MadeFile } from '../../files/files';
import { lineAtOrigin } from '../../files/made-files';
import type { Example } from './choose-examples';
import type { DemoExports } from './choose-export';

/** A demo that a page shows. */
export interface PageDemo {
  id: string;
  /** Id of its file. */
  file: string;
  /** What the file exports it as; absent of the default export. */
  exportName?: string;
  title: string;
  description: string;
  line: number;
  /** No author shows it: what is wrong with it fails no build. */
  isOptional?: true;
  /** True if the page says that it can't be rendered on the server. */
  isBrowserOnly?: true;
  /** True if the page shows it in a frame, whose document has no markup of it. */
  isFramed?: true;
  /** It has controls: those that its file exports, and where `<Controls>` is below it, those of a table of the reference. */
  controls?: { of?: string; line: number } & Pick<ControlList, 'code' | 'plays'>;
}

/** An image of the site, as written. */
export interface PageImage {
  src: string;
  line: number;
}

/** A fenced block of TypeScript. */
export interface PageSnippet {
  lang: 'ts' | 'tsx';
  text: string;
  /** Line of its first line of code. */
  line: number;
  /** The line of each line of a live fence, which has more than is written. */
  lines?: readonly number[];
}

/** An `<API>` of a page. */
export interface PageApiTable {
  /** Of a file whose exports are listed, its path. */
  id: string;
  isFile?: true;
  /** Nothing is wrong if there's no such table. */
  isOptional?: true;
  line: number;
}

/** A piece of a page as Markdown: text, or what is known once the whole site is read. */
export type MarkdownPart =
  | string
  /** Where a section of the second level starts, by the id of its heading. */
  | { kind: 'section'; id: string }
  /** A block of code, with its fence. */
  | { kind: 'code'; text: string }
  /** A text of the interface, and what it is in English. */
  | { kind: 'text'; of: string; english: string }
  /** The address of a link or an image, as written. */
  | { kind: 'address'; href: string }
  /** A picture beside the page: the id of its file, and its address in the repository. */
  | { kind: 'picture'; file: string; href: string }
  /** Its files. */
  | { kind: 'demo'; id: string }
  /** A file beside the page, by its path from there. */
  | { kind: 'source'; src: string }
  /** A component of a feature, with those of its properties that are texts. */
  | { kind: 'component'; name: string; props: Record<string, string> };

/** A page, cut in two. */
export interface SplitPage {
  /** Module that shows a `Run` in the place of each run, by number; undefined if there is one run and nothing else. */
  code: string | undefined;
  /** See `StoredPage`; what they show of files is missing: see `fillRuns`. */
  runs: StillValue[][];
}

/** What the plugins read off a page while it is compiled. */
export interface PageOutput {
  /** Its first heading, where the front matter has no title. */
  title?: string;
  toc: TocEntry[];
  texts: PageText[];
  /** For texts that are cells, by `paraId`: the number of their row within the page, from 1; 0 in a table's head. */
  rows: Record<number, number>;
  demos: PageDemo[];
  /** Files that are made of the page, and of others for it. */
  made: MadeFile[];
  /** Ids of demos that can't be shown. */
  brokenDemos: string[];
  /** Ids of the files with problems whose demos an author shows. */
  brokenFiles: string[];
  /** Links within the site, as written. */
  links: { href: string; line: number }[];
  images: PageImage[];
  /** Origins of images from other hosts: `https://img.shields.io`. */
  imageHosts: string[];
  /** Ids and names of elements of HTML. */
  anchors: string[];
  /** Tables of the API reference that it shows: features find the address of each. */
  tables: PageApiTable[];
  /** Names of the components of features that the page shows, each once. */
  components: string[];
  /** True where it has a table with more columns than fit beside the page's contents. */
  hasWideTable: boolean;
  /** Its content starts with `<Actions>`. */
  startsWithActions: boolean;
  /** Ids of the files that the page shows as code. */
  sourceFiles: string[];
  /** Ids of the files whose content is part of the page. */
  included: string[];
  /** Ids of the folders whose files it lists as demos. */
  listed: string[];
  /** Code that is to compile by itself. */
  snippets: PageSnippet[];
  /** The page as Markdown. */
  markdown: MarkdownPart[];
  /** What of it is live, and what stays as it is; absent if all of it is live. */
  split?: SplitPage;
  /** What features computed of it, by their names: see `FeatureParts.compile`. */
  of?: Record<string, unknown>;
  problems: Problem[];
  /** What the author should know, as lines of text: nothing that fails a build. */
  warnings: string[];
}

/** What the plugins ask about other files. The same answers make the same page. */
export interface PageFiles {
  has(file: string): boolean;
  /** What is wrong with a demo, by the id of its file. */
  demoProblems(file: string): readonly Problem[];
  /** What is wrong with a demo that only the whole site or its bundle tells, by `demoKey`. */
  refused(demo: string): readonly Problem[];
  /** What a demo's file exports. */
  demoExports(file: string): DemoExports;
  /** What a list of demos says of a file. */
  example(file: string): Example;
  /** Ids of the files in a folder and its folders, sorted. */
  list(folder: string): readonly string[];
  /** True if a demo's file exports controls. */
  hasControls(file: string): boolean;
  /** Names that a module exports, as `exportedNames` finds them. */
  exportedNames(file: string): readonly string[] | null;
  /** What code of live editors may use without importing it, if the site says so. */
  scope(): Scope | undefined;
  /** The library's versions, if the site knows them. */
  history(): ApiHistory | undefined;
  /** Address of the page that a file is, or that has this name (`MadePage.names`); null for any other file. */
  addressOf(file: string): string | null;
  /** The headings of the page or tab that a file is. */
  headings(file: string): readonly TocEntry[] | undefined;
  /** Text of a file, if there is one. */
  text(file: string): string | undefined;
  /** Adds a file that is made: from now on it's one like any other. No question. */
  make(file: MadeFile): void;
}

/** The answers where there are no other files. */
export const NO_FILES: PageFiles = {
  has: () => false,
  demoProblems: () => [],
  refused: () => [],
  demoExports: () => ({ components: ['default'], others: [] }),
  example: () => ({ imports: [], isIndex: false, isBare: false, isBroken: false }),
  list: () => [],
  hasControls: () => false,
  exportedNames: () => null,
  scope: () => undefined,
  history: () => undefined,
  addressOf: () => null,
  headings: () => undefined,
  text: () => undefined,
  make: () => {},
};

/** What the plugins know of the page they are at. */
export interface PageInput {
  /** Id of the site's folder. */
  root: string;
  /** Id of the file. */
  file: string;
  filename: string;
  title: string;
  /** Of a page that is made: the line of its origin that each line is made of. */
  lines?: readonly number[];
  /** No author wrote it for the site: what is wrong with it is a warning. */
  isOptional?: true;
  /** True if the front matter has the title: it's that of the file's name otherwise. */
  hasTitle: boolean;
  description: string;
  /** Id of the file that this one translates, and its path from the project's root. */
  original?: { file: string; filename: string };
  /** Language of a translation. */
  language?: string;
  /** Language of texts that the build writes into the page, if that isn't English. */
  wording?: string;
  /** True for the page that the configuration names as the library's changelog. */
  isChangelog?: boolean;
  /** The repository that the page is in. */
  repository: {
    url: string;
    branch: string;
    /** Id of its folder. */
    folder: string;
  };
  files: PageFiles;
}

/** What a site's configuration says about pages. */
export type MarkdownOptions = Pick<
  SiteConfig,
  | 'docs'
  | 'remarkPlugins'
  | 'rehypePlugins'
  | 'parts'
  | 'codeLanguages'
  | 'mdxComponents'
  | 'scope'
  | 'contentSecurityPolicy'
  | 'features'
>;

/** A page on its way through the plugins. */
export interface PagePass {
  input: PageInput;
  options: MarkdownOptions;
  output: PageOutput;
}

/** The file that a part of a page was written in. */
export interface Origin {
  /** Id of the file. */
  file: string;
  /** Path from the project's root. */
  filename: string;
  /** True for a file that the page includes. It may have been written for another place, such as GitHub. */
  isIncluded?: boolean;
}

declare module 'mdast' {
  interface Data {
    /** Where the node is from, if the page includes it. */
    origin?: Origin;
    /** True for a `<Demo>` that no author wrote: one of a list. */
    isListed?: true;
  }
}

/** The file that a node was written in: what its paths start from. */
export const originOf = (node: Nodes, input: PageInput): Origin => node.data?.origin ?? input;

/** The file and line of a node, for problems. @param after lines behind its first one. */
export function placeOf(node: Nodes, input: PageInput, after = 0) {
  const line = (node.position?.start.line ?? 1) + after;
  const { lines } = input;
  return {
    file: originOf(node, input).filename,
    line: lines && !node.data?.origin ? lineAtOrigin({ lines }, line) : line,
  };
}

/** True for a part of a page that no author wrote: what is wrong with its demo fails no build. */
export const isOptional = (node: Nodes, input: PageInput): boolean =>
  input.isOptional === true || node.data?.isListed === true;

/** Tells a demo from others, those among them that have its id. */
export const demoKey = ({ id, file, exportName = 'default' }: Pick<PageDemo, 'id' | 'file' | 'exportName'>): string =>
  JSON.stringify([id, file, exportName]);
