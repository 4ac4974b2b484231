/** A sandbox that opens a project posted to it by a form. */
export type SandboxService = 'codesandbox' | 'stackblitz';

/** What an exported project is made of, beside the demo's own files. */
export interface SandboxParts {
  /** npm name of the documented package, or of the first; empty if there's none. */
  library: string;
  /**
   * What follows from the library being documented from its source: options of its `tsconfig.json` that say what type errors are. Its
   * version may not be on npm yet. Absent of one that's installed from npm.
   */
  source?: { strictness: Readonly<Record<string, boolean>> } | undefined;
  /** The colour of all demos, if they don't follow the page's. */
  color?: 'light' | 'dark';
  /** Language of all demos, if it isn't English. */
  language?: string;
  /** What builds the project, and its installed versions. */
  tools: Record<string, string>;
  /** Every package that any demo needs, and its installed version; of a project, those of its demo. */
  packages: Record<string, string>;
  /** Address of the data of each file of any demo, by the file's path from the root. */
  files: Record<string, string>;
}
