import { isUtf8 } from 'node:buffer';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getTsconfig } from 'get-tsconfig';
import { parseSync, transformWithOxc, type Plugin } from 'vite';
import { childrenOf, listOf, type Node } from '../../compile/live/node';
import { once } from '../../files/files';
import { readText } from '../../files/hash-text';
import { resolveId, toId } from '../../files/paths';

/** How pages, and the frame of edited demos, read modules that Vite by itself would stop at. */
export const readModules = (): Plugin[] => [jsxInScripts(), lowerDecorators(), markTypes(), readAnyEncoding()];

/** Reads files of packages that aren't UTF-8, at which the bundler would stop: as Latin-1, which such files usually are in. */
function readAnyEncoding(): Plugin {
  const load = {
    filter: { id: /\/node_modules\/[^?\0]*\.(?:[cm]?[jt]sx?|css|json)$/ },
    async handler(id: string) {
      const bytes = await readFile(id).catch(() => undefined);
      return bytes === undefined || isUtf8(bytes) ? undefined : bytes.toString('latin1');
    },
  };
  return {
    name: 'live-docs:any-encoding',
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [{ name: 'live-docs:any-encoding', load }] } } }),
    load,
  };
}

/** Compiles JSX in files that end in `.js`, as other bundlers do. Packages are published without any. */
function jsxInScripts(): Plugin {
  return {
    name: 'live-docs:jsx-in-scripts',
    enforce: 'pre',
    config: () => ({ optimizeDeps: { rolldownOptions: { moduleTypes: { '.js': 'jsx' } } } }),
    transform: {
      filter: { id: { include: /\.[cm]?js$/, exclude: /\/node_modules\/|^\0/ }, code: /<(?:[A-Za-z]|>)/ },
      handler: (code, id) =>
        transformWithOxc(code, id, { lang: 'jsx', jsx: { runtime: 'automatic' }, sourcemap: true }),
    },
  };
}

/** Compiles decorators as JavaScript will have them, which Vite leaves as they are. Those of TypeScript's own kind it compiles itself. */
function lowerDecorators(): Plugin {
  const isOld = new Map<string, boolean>();
  return {
    name: 'live-docs:decorators',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.[cm]?tsx?$/, exclude: /\/node_modules\/|^\0/ }, code: /^\s*@[A-Za-z_$]/m },
      async handler(code, id) {
        const { program, errors } = parseSync(id, code);
        if (errors.length > 0 || !hasDecorators(program as unknown as Node)) return undefined;
        const options = () => getTsconfig(id)?.config.compilerOptions;
        if (once(isOld, path.dirname(id), () => options()?.experimentalDecorators === true)) return undefined;
        const { default: ts } = await import('typescript');
        const { outputText, sourceMapText } = ts.transpileModule(code, {
          fileName: id,
          compilerOptions: {
            target: ts.ScriptTarget.ES2022,
            module: ts.ModuleKind.ESNext,
            jsx: ts.JsxEmit.Preserve,
            sourceMap: true,
          },
        });
        return { code: outputText.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n'), map: sourceMapText ?? null };
      },
    },
  };
}

const hasDecorators = (node: Node): boolean =>
  listOf(node, 'decorators').length > 0 || childrenOf(node).some(([, child]) => hasDecorators(child));

type Statement = ReturnType<typeof parseSync>['program']['body'][number];

/** Finds the file that an import leads to; undefined of one that lies in a package, or nowhere. */
type Resolve = (specifier: string, from: string) => Promise<string | undefined>;

/**
 * Writes `type` before types that a module passes on without it: `export { Props } from './field'`. TypeScript knows by itself that
 * there's nothing to run. A bundler, which compiles each file alone, finds no such export.
 */
function markTypes(): Plugin {
  return {
    name: 'live-docs:mark-types',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.[cm]?tsx?$/, exclude: /\/node_modules\/|^\0/ }, code: /\bexport\s*\{/ },
      async handler(code, id) {
        const resolve: Resolve = async (specifier, from) => {
          const found = await this.resolve(specifier, from);
          if (found) return found.external || found.id.includes('/node_modules/') ? undefined : toId(found.id);
          const declarations = `${resolveId(from, specifier)}.d.ts`;
          return existsSync(declarations) ? declarations : undefined;
        };
        const places = await findTypes(id, code, resolve);
        return places.length === 0 ? undefined : { code: insertAt(code, places, 'type '), map: null };
      },
    },
  };
}

/** Offsets of the names in a module's exports that are of other modules, and types. */
async function findTypes(file: string, code: string, resolve: Resolve): Promise<number[]> {
  const { program, module } = parseSync(file, code);
  // Of a type that an import brings without the word, the parser doesn't say that its export has it.
  const marked = program.body.flatMap((node) =>
    node.type === 'ExportNamedDeclaration'
      ? [node, ...node.specifiers].filter(({ exportKind }) => exportKind === 'type')
      : [],
  );
  const isMarked = (at: number) => marked.some(({ start, end }) => start <= at && at < end);
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap((entry) =>
      !entry.isType && !isMarked(entry.start) && entry.moduleRequest && entry.exportName.kind !== 'None'
        ? { from: entry.moduleRequest.value, name: nameOf(entry.importName), start: entry.start }
        : [],
    ),
  );
  const areTypes = await Promise.all(
    passedOn.map(async ({ from, name }) => {
      const target = name === undefined ? undefined : await resolve(from, file);
      return target !== undefined && (await isType(target, name ?? '', resolve, new Set())) === true;
    }),
  );
  return passedOn.filter((_, at) => areTypes[at]).map(({ start }) => start);
}

/** True for a type alone that a module exports, false for a value; undefined if it exports no such name. */
async function isType(file: string, name: string, resolve: Resolve, seen: Set<string>): Promise<boolean | undefined> {
  const text = SCRIPT.test(file) && !seen.has(file) ? readText(file) : undefined;
  if (text === undefined) return undefined;
  seen.add(file);
  const { program, module } = parseSync(file, text);
  const types = new Set(
    program.body.flatMap((node) =>
      node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration' ? node.id.name : [],
    ),
  );
  // A name may be of both.
  for (const value of program.body.flatMap(valuesOf)) types.delete(value);
  const found: boolean[] = [];
  for (const entry of module.staticExports.flatMap(({ entries }) => entries)) {
    const isRest = entry.exportName.kind === 'None';
    if (!isRest && nameOf(entry.exportName) !== name) continue;
    const { moduleRequest, localName } = entry;
    if (!moduleRequest) found.push(entry.isType || types.has(localName.name ?? ''));
    else if (entry.isType) found.push(true);
    else {
      const imported = isRest ? name : nameOf(entry.importName);
      const target = imported === undefined ? undefined : await resolve(moduleRequest.value, file);
      const kind = target === undefined ? undefined : await isType(target, imported ?? '', resolve, seen);
      if (kind !== undefined || !isRest) found.push(kind ?? false);
    }
  }
  return found.length === 0 ? undefined : !found.includes(false);
}

/** The names of values that a statement declares. */
function valuesOf(node: Statement): string[] {
  if (node.type === 'ExportNamedDeclaration') return node.declaration ? valuesOf(node.declaration) : [];
  if (node.type === 'VariableDeclaration')
    return node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []));
  const isNamed =
    node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration' || node.type === 'TSEnumDeclaration';
  return isNamed && node.id ? [node.id.name] : [];
}

const SCRIPT = /\.[cm]?tsx?$/;

/** The name of an export; undefined of all of a module's. */
const nameOf = ({ kind, name }: { kind: string; name: string | null }): string | undefined =>
  kind === 'Default' ? 'default' : (name ?? undefined);

function insertAt(text: string, places: readonly number[], part: string): string {
  return places.toSorted((a, b) => b - a).reduce((all, at) => all.slice(0, at) + part + all.slice(at), text);
}
