import { inspect } from 'node:util';

/** The folder to migrate: nothing of it is written while a plan is made. */
export interface Folder {
  /** Paths of all files under version control or new, from the folder, with `/`. */
  files: ReadonlySet<string>;
  /** A file's text; undefined if there is none. A path that starts with `../` is read, never written. */
  read(file: string): string | undefined;
  /** Paths of the files in a folder elsewhere in the repository: `../docs`. */
  list?(dir: string): string[];
  /** The branch to edit on the web. */
  branch: string;
}

/** What happens to one file. */
export interface Change {
  /** Path from the folder. */
  file: string;
  /** Its text before; undefined for a new file. */
  before?: string | undefined;
  /** Its text after; undefined if it is deleted, or copied. */
  after?: string | undefined;
  /** The file that it becomes a copy of, whatever that holds. */
  copyOf?: string | undefined;
}

/** One thing to know about the migration. */
export interface Note {
  /**
   * `done`: carried over in a way that's worth a look. `dropped`: has no meaning here, and nothing has to be done.
   * `hand`: somebody has to do something.
   */
  kind: 'done' | 'dropped' | 'hand';
  /** Path from the folder, with the line if there is one: `docs/a.md:3`. */
  where: string;
  text: string;
}

/** Lines to put into a file that the migration leaves as it is. */
export interface Step {
  text: string;
  lines?: string[];
  /** Packages without which the build fails. */
  packages?: string[];
}

/** What a migration does, and what it says. */
export interface Plan {
  changes: Change[];
  /** Files that nothing needs any more. */
  obsolete: string[];
  notes: Note[];
  steps: Step[];
  /** How many pages and demos the site has. */
  pages: number;
  demos: number;
  /** The folder that the site will be built to. */
  output: string;
}

/** What a migration starts from, whatever the engine is. */
export interface Place {
  /** The folder, absolute. */
  root: string;
  folder: Folder;
  /** What `package.json` says. */
  manifest: {
    name?: string | undefined;
    description?: string | undefined;
    private?: boolean | undefined;
    dependencies?: Record<string, string> | undefined;
    devDependencies?: Record<string, string> | undefined;
  };
  /** Where `package.json` says that the sources are on the web. */
  repository: { url: string; directory?: string | undefined } | undefined;
  /** Path of the folder in its repository; empty for the root. */
  prefix: string;
  /** True if files that nothing needs are deleted at the end. */
  isCleaned: boolean;
}

/** An engine whose sites become sites of this one. */
export interface Engine {
  /** What it's called: `dumi 2`. */
  name: string;
  /** Where it looks for its configuration, from the folder. */
  configs: readonly string[];
  /**
   * Plans the migration of a folder. Nothing is written.
   * @param config the first of `configs` that is there.
   * @throws {BuildError} if the configuration can't be read.
   */
  plan(place: Place, config: string): Promise<Plan>;
}

/** A value as a report shows it. */
export function describeValue(value: unknown): string {
  const text =
    typeof value === 'function' ? 'a function' : typeof value === 'string' ? value.trim() : printValue(value);
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}

/** A value as JSON, if JSON has it. */
export function printValue(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    // It refers to itself, as a plugin of a bundler does.
    return inspect(value, { depth: 1 });
  }
}
