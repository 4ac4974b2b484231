import { packageOf } from '../../../model';
import { keptReading } from '../../compile/types/kept-reading';
import { emitDeclarations } from '../../compile/types/emit-declarations';
import { engineModule } from '../../files/entries';
import { followAlias } from '../../library/alias';
import { findModule } from '../../library/find-module';
import { ownPackages } from '../../library/library';
import type { Snapshot } from '../../snapshot/snapshot';
import { oncePer } from '../../../model/once-per';

const DECLARATIONS = {
  name: 'declarations',
  module: engineModule('core/node/compile/types/emit-declarations'),
  read: emitDeclarations,
};

/** Declarations of the library's own source, by the id of each module: of its entry, and of all that demos import. */
export const ownDeclarations = oncePer(async ({ root, libraries, demos, files }: Snapshot) => {
  const own = ownPackages(libraries);
  if (own.length === 0) return new Map<string, string>();
  const names = new Set(libraries.all.flatMap((library) => (library.own ? library.name : [])));
  const imports = [...demos.values()].flatMap(({ parts }) => parts.sources.flatMap((source) => source.imports));
  const imported = [...new Set(imports)]
    .filter((name) => names.has(packageOf(name)))
    .flatMap((name) => {
      const target = followAlias(libraries.aliases, name);
      return (target && findModule(target)) ?? [];
    });
  const globals = own.flatMap(({ folder, source }) =>
    (source === folder ? [] : files.list(source)).filter((file) => file.endsWith('.d.ts')),
  );
  const modules = [...own.map(({ entry }) => entry), ...imported, ...globals].filter((file) =>
    /\.[cm]?[jt]sx?$/.test(file),
  );
  const texts = await keptReading(DECLARATIONS, { root, libraries, modules: [...new Set(modules)].sort() });
  return new Map(Object.entries(texts));
});
