import type * as internal from 'live-docs/internal';

/** What is used of the engine, once it's installed. */
export type Engine = typeof internal;
/** Runs a command and shows what it prints, or returns that if `quiet`. */
export type Run = (
  command: string,
  args: string[],
  cwd: string,
  quiet?: boolean,
) => Promise<{ code: number; output: string }>;

/** What the command uses of its surroundings. */
export interface Surroundings {
  cwd: string;
  /** What the package manager says of itself: `npm/10.9.2 node/v22.13.0`. */
  agent: string;
  /** Asks at a terminal; undefined without one. */
  ask: ((question: string) => Promise<string>) | undefined;
  run: Run;
  /** Loads the engine that a folder has installed. */
  load: (root: string) => Promise<Engine>;
  print: (text: string) => void;
}
