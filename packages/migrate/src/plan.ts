import { inspect } from 'node:util';
import type { LoadedConfig } from './dumi-config';

/** The folder to migrate: nothing of it is written while a plan is made. */
export interface Folder {
  /** Paths of all files under version control or new, from the folder, with `/`. */
  files: ReadonlySet<string>;
  /** A file's text; undefined if there is none. A path that starts with `../` is read, never written. */
  read(file: string): string | undefined;
  /** The branch to edit on the web. */
  branch: string;
}

/** An alias with a path from the folder, `.` for the folder itself. */
export interface Alias {
  /** As dumi has it, with `$` at its end if it stands for no path below it. */
  name: string;
  path: string;
}

/** What a migration is planned from. */
export interface MigrationInput {
  folder: Folder;
  loaded: LoadedConfig;
  /** Name and description of the package, and the address of its repository. */
  manifest: { name?: string | undefined; description?: string | undefined };
  repository: { url: string; directory?: string | undefined };
  /** Aliases that lead to files of the folder. */
  aliases: Alias[];
  /** Names of aliases that lead to packages, or nowhere. */
  otherAliases: string[];
  /** True for an alias that the engine follows without being told. */
  isKnown(alias: Alias): boolean;
  /** True if files that nothing needs are deleted at the end. */
  isCleaned: boolean;
  /** True for a name that an import leads elsewhere with than to a package. */
  isAlias(name: string): boolean;
}

/** What happens to one file. */
export interface Change {
  /** Path from the folder. */
  file: string;
  /** Its text before; undefined for a new file. */
  before?: string | undefined;
  /** Its text after; undefined if it is deleted. */
  after?: string | undefined;
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
