import type { Folder } from '../plan';
import type { LoadedConfig } from './dumi-config';

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
