/** A file or a package that a demo needs. */
export type DemoDependency =
  | { type: 'FILE'; /** Path from the demo's folder: `style.css`. */ name: string; text: string }
  | { type: 'NPM'; /** Package name. */ name: string; /** Installed version. */ version: string };

/** What can be read, exported and searched of a demo. */
export interface DemoAsset {
  id: string;
  title: string;
  description: string;
  keywords: string[];
  /** What its own file exports it as; absent of the default export. */
  exportName?: string;
  /** The demo's own file first, then the files it imports, then packages by name. */
  dependencies: DemoDependency[];
}

/** A file of a demo, ready to be shown. */
export interface DemoFile {
  /** Path from the demo's folder, which is also its tab's label. */
  name: string;
  /** Language of the code block: `tsx`, `ts`, `css`. */
  lang: string;
  text: string;
  /** The text as highlighted markup, one `span.line` a line. */
  html: string;
  /** It runs, and has no tab. */
  hidden?: true;
}

/** Lines of a demo's code that readers see before they ask for it. */
export const START_LINES = 8;

/** The first lines of highlighted markup. */
export const startOf = (html: string): string => html.split('\n', START_LINES).join('\n');

/** What a demo's code is shown as. */
export type CodeLanguage = 'ts' | 'js';

/** The files of each demo as JavaScript, by the demo's id. */
export type JavaScriptFiles = Record<string, DemoOutline['files']>;

/** The name of a file as JavaScript: `simple.jsx` of `simple.tsx`. That of a file without types is the same. */
export const toJavaScriptName = (name: string): string => name.replace(/\.ts(x?)$/, '.js$1');

/** What a page says of a demo: all but its code, which is fetched when a reader wants it. */
export interface DemoOutline extends Omit<DemoAsset, 'dependencies'> {
  /** Installed versions of the packages by name, those with types included. */
  packages: Record<string, string>;
  /** The file that is shown first, then the others: paths from its folder, and below the base the address of each one's data. */
  files: { name: string; data: string }[];
  /** Lines of the file that is shown first. */
  lines: number;
  /** Highlighted markup of the first of them, in the module of a page. */
  start?: string;
  /** Files that run and that readers don't see, the demo's own first; absent if there are none. */
  hidden?: { name: string; data: string }[];
  /** Path from the site's root of the file that its code is written in, where that is another one. */
  origin?: string;
  /** True if it runs on this site alone: its files aren't offered as a project. */
  isBound?: true;
  /** Files that aren't shown as code, as pictures and fonts; absent if there are none. */
  values?: DemoValue[];
  /** True if its types can't be removed: it has an `enum`, or a `namespace`. */
  isTypeScriptOnly?: true;
}

interface TypedDemo {
  files: readonly { name: string }[];
  isTypeScriptOnly?: boolean;
}

/** True for a demo whose code is also to be had as JavaScript. */
export const hasJavaScript = ({ files, isTypeScriptOnly }: TypedDemo): boolean =>
  isTypeScriptOnly !== true && files.some(({ name }) => toJavaScriptName(name) !== name);

/** A file that a demo needs, and that isn't shown as code. */
interface DemoValue {
  /** Path from the demo's folder. */
  name: string;
  /** Its address in the site. */
  address: string;
}

/** What it takes to use a demo. */
export interface DemoNeeds {
  /** Packages to install, without React, which every reader has, and without types. */
  packages: string[];
  /** Files without their folders, the demo's own first. */
  files: string[];
  /** True if that isn't enough elsewhere: see `DemoOutline`. */
  isBound?: true;
}

/** What it takes to use a demo, from what its page says. */
export function demoNeeds({
  packages,
  files,
  values = [],
  isBound,
}: Pick<DemoOutline, 'packages' | 'files' | 'values' | 'isBound'>): DemoNeeds {
  return {
    packages: Object.keys(packages)
      .filter((name) => !/^(react|react-dom|@types\/.+)$/.test(name))
      .sort(),
    files: [...files, ...values].map(({ name }) => name.slice(name.lastIndexOf('/') + 1)),
    ...(isBound && { isBound }),
  };
}

/** The file of a demo that is run, which exports its component. */
export const entryOf = ({ files }: Pick<DemoCode, 'files'>): string | undefined =>
  (files.find(({ hidden }) => hidden) ?? files[0])?.name;

/** A demo's code. */
export interface DemoCode {
  asset: DemoAsset;
  /** What its types are removed to; as the demo is written unless given. */
  language?: CodeLanguage;
  /** The one that is shown first, the others, then hidden ones: the first of these is run, if there are some. */
  files: DemoFile[];
  values?: DemoValue[];
}
