import type { DumiConfig, LoadedConfig } from '../src/dumi/dumi-config';
import { planMigration } from '../src/dumi/plan-migration';

/** Plans the migration of a folder with these files. Changes are by file, and notes are lines. */
export function planOf(
  files: Record<string, string>,
  config: DumiConfig = {},
  { variants = [], isCleaned = false }: Partial<Pick<LoadedConfig, 'variants'>> & { isCleaned?: boolean } = {},
) {
  const folder = { files: new Set(Object.keys(files)), read: (file: string) => files[file], branch: 'master' };
  const { changes, notes, obsolete, steps } = planMigration({
    folder,
    loaded: { file: '.dumirc.ts', config, variants },
    manifest: { name: '@scope/kit', description: 'A kit.' },
    repository: { url: 'https://example.org/kit' },
    aliases: [],
    otherAliases: [],
    isCleaned,
    isKnown: () => true,
    isAlias: (name) => name === '@scope/kit',
  });
  const after = Object.fromEntries(changes.map((change) => [change.file, change.after]));
  return { after, obsolete, steps, notes: notes.map(({ kind, where, text }) => `${kind} ${where}: ${text}`) };
}
