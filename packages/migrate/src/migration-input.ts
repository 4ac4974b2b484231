import type { LoadedConfig } from './dumi-config';
import type { Folder } from './plan';
import type { Alias } from './resolve';

/** What a migration is planned from. */
export interface MigrationInput {
  folder: Folder;
  loaded: LoadedConfig;
  manifest: { name?: string | undefined; description?: string | undefined };
  repository: { url: string; directory?: string | undefined };
  /** Aliases that lead to files of the folder. */
  aliases: Alias[];
  otherAliases: string[];
  /** True for an alias that the engine follows without being told. */
  isKnown(alias: Alias): boolean;
  /** True if files that nothing needs are deleted at the end. */
  isCleaned: boolean;
  /** True for a name that an import leads elsewhere with than to a package. */
  isAlias(name: string): boolean;
}
