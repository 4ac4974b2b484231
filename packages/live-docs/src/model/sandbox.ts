import type { DemoCode } from './demo';

/** A sandbox that opens a project posted to it by a form. */
export type SandboxService = 'codesandbox' | 'stackblitz';

/** What an exported project is made of, beside the demo's own files. */
export interface SandboxParts {
  /** npm name of the documented package. */
  library: string;
  /** What builds the project, and its installed versions. */
  tools: Record<string, string>;
  /** Every package that any demo needs, and its installed version. */
  packages: Record<string, string>;
  /** For every file of any demo, by its path from the root: loads the code of a demo that has it, and what that calls it. */
  files: Record<string, { name: string; load: () => Promise<{ default: DemoCode }> }>;
}
