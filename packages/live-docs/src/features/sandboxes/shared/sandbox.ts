/** A sandbox that opens a project posted to it by a form. */
export type SandboxService = 'codesandbox' | 'stackblitz';

/** What follows from a library being documented from its source. Its version may not be on npm yet. */
export interface LibrarySource {
  /** Options of its `tsconfig.json` that say what type errors are. */
  strictness: Readonly<Record<string, boolean>>;
}

/** What an exported project is made of, beside the demo's own files. */
export interface SandboxParts {
  /** npm name of the documented package, or of the first; empty if there's none. */
  library: string;
  /** Absent of a library that's installed from npm. */
  source?: LibrarySource;
  /** The colour of all demos, if they don't follow the page's. */
  color?: 'light' | 'dark';
  /** Language of all demos, if it isn't English. */
  language?: string;
  /** What builds the project, and its installed versions. */
  tools: Record<string, string>;
  /** Every package that any demo needs, and its installed version. */
  packages: Record<string, string>;
  /** Address of the data of each file of any demo, by the file's path from the root. */
  files: Record<string, string>;
}
