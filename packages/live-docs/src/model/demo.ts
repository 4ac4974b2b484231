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
}

/** What it takes to use a demo, as its page says it: names alone, so that no code is loaded for it. */
export interface DemoNeeds {
  /** Packages to install, without React, which every reader has, and without types. */
  packages: string[];
  /** Files without their folders, the demo's own first. */
  files: string[];
}

/** The chunk that is fetched when a demo's code is opened. */
export interface DemoCode {
  asset: DemoAsset;
  files: DemoFile[];
}
