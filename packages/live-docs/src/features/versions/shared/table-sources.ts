import type { ApiHistory, ToolTable } from '../../../core/model';
import { isThereIn } from './find-fates';

/** A documented package that a project has installed. */
export interface InstalledLibrary {
  /** `my-menu` */
  name: string;
  /** Id of the folder that it's looked up from. */
  root: string;
  /** Id of the version in the history that stands for it. */
  version: string;
}

/** Modules to add to the project's program, by id: they name the types that the history is about. */
export interface LibrarySources {
  /** A module that exports the type of a table as `ApiType`, by the table's id. */
  tables: ReadonlyMap<string, string>;
  /** One that imports the package and exports it as `all`. */
  exports: string;
  files: ReadonlyMap<string, string>;
}

/** Of a name that only a file of the package exports, the file is imported: older versions export few types by name. */
export function librarySources(
  { name, root, version }: InstalledLibrary,
  tables: readonly ToolTable[],
  { read, modules }: Pick<ApiHistory, 'read' | 'modules'>,
): LibrarySources {
  const packages = Object.keys(read);
  const folder = `${root}/.live-docs-upgrade/${name.replaceAll('/', '+')}`;
  const files = new Map<string, string>();
  const ids = tables.flatMap(({ id, source }, at): [string, string][] => {
    if (source === undefined) return [];
    const file = `${folder}/table-${at}.ts`;
    files.set(file, renamed(source));
    return [[id, file]];
  });
  const exports = `${folder}/exports.ts`;
  files.set(exports, `import * as all from '${name}';\nexport { all };`);
  return { tables: new Map(ids), exports, files };

  function renamed(source: string): string {
    const own = packages.reduce((text, one) => text.replaceAll(`'${one}'`, `'${name}'`), source);
    const found: string[] = [];
    const plain = own.replace(
      new RegExp(`^import (type )?([\\w$]+, )?\\{([^}]*)\\} from '${name}';`, 'gm'),
      (line, _type: string | undefined, initial: string | undefined, list: string) => {
        const names = list.split(',').map((one) => one.trim());
        const [kept, missing] = [true, false].map((wanted) =>
          names.filter((one) => (moduleOf(one.replace(/^type /, '')) === '.') === wanted),
        );
        for (const one of missing ?? []) {
          const exported = one.replace(/^type /, '');
          found.push(`import { ${exported} } from '${name}/${moduleOf(exported)}';`);
        }
        if (!missing?.length) return line;
        const rest = kept?.length ? `{ ${kept.join(', ')} }` : '';
        const clause = `${rest === '' ? (initial ?? '').replace(', ', '') : (initial ?? '')}${rest}`;
        return clause === '' ? '' : `import ${clause} from '${name}';`;
      },
    );
    return [...found, plain].join('\n');
  }

  /** The module that exports a name in the installed version; the package itself where none is known to. */
  function moduleOf(exported: string): string {
    const has = (module: string) => isThereIn(read, modules, module, exported, version);
    return has('.') ? '.' : (Object.keys(modules ?? {}).find(has) ?? '.');
  }
}
