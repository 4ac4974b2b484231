import path from 'node:path';
import { parseSync } from 'vite';
import type { Folder, Note } from '../plan';
import { addReach, readImports, type Reach, type Scripts } from './scripts';
import { SHIM_FOLDER, SHIMS } from './shims';

/** The module of what code blocks that run find in their scope. */
export const LIVE_SCOPE = 'src/live-scope.ts';

/** Names that a module of Docusaurus' theme gives pages, or code blocks that run. */
interface ThemeModule {
  /** Lines that export the same. */
  lines: string[];
  names: string[];
  reach: Reach;
  notes: Note[];
}

/** Finds a module of the theme: `src/theme/MDXComponents.tsx`, or an `index` in a folder of that name. */
export const themeModule = ({ files }: Pick<Folder, 'files'>, name: string): string | undefined =>
  ['.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.jsx', '/index.js']
    .map((ending) => `src/theme/${name}${ending}`)
    .find((file) => files.has(file));

interface ObjectNode {
  type: string;
  properties?: {
    type: string;
    key?: { type: string; name?: string; value?: unknown };
    value?: { type: string; name?: string };
    argument?: { type: string; name?: string };
  }[];
}

/**
 * Writes the default export of a module, an object, as exports of another one: `{ ...React, Button }` as
 * `export * from 'react'; export { Button } from './components/button';`.
 * @param to path of the module that is written. @param isComponents true if only names of components count.
 */
export function exportObject(
  { read }: Pick<Folder, 'read'>,
  file: string,
  to: string,
  scripts: Scripts,
  isComponents: boolean,
): ThemeModule {
  const code = read(file) ?? '';
  const notes: Note[] = [];
  const imports = readImports(file, code);
  const originOf = (local: string) => {
    const found = imports.find(({ entries }) => entries.some((one) => one.local === local));
    return found && { ...found, entry: found.entries.find((one) => one.local === local)! };
  };
  const own = (target: string) =>
    path.posix
      .relative(path.posix.dirname(to), target)
      .replace(/^(?!\.)/, './')
      .replace(/(\/index)?\.[cm]?[jt]sx?$/, '');
  const from = (specifier: string) => {
    const target = scripts.resolve(specifier, file);
    return target === undefined || specifier.startsWith('@site/') ? specifier : own(target);
  };
  const reach: Reach = { missing: new Set(), shims: new Set(), files: new Set([file]) };
  const lines: string[] = [];
  const names: string[] = [];
  const add = (name: string, line: string) => {
    names.push(name);
    lines.push(line);
  };
  for (const { type, key, value, argument } of findObject(file, code)?.properties ?? []) {
    if (type === 'SpreadElement') {
      const origin = originOf(argument?.name ?? '');
      if (!origin || SHIMS[origin.specifier]) continue;
      if (origin.specifier !== 'react') lines.push(`export * from '${from(origin.specifier)}';`);
      continue;
    }
    const name = key?.name ?? String(key?.value ?? '');
    if (!/^[A-Za-z_$][\w$]*$/.test(name) || (isComponents && !/^[A-Z]/.test(name))) {
      notes.push({
        kind: 'dropped',
        where: file,
        text: `It shows "${name}" of Markdown in another way, which the engine has no place for`,
      });
      continue;
    }
    const local = value?.type === 'Identifier' ? value.name : undefined;
    const origin = local === undefined ? undefined : originOf(local);
    const kind = origin && scripts.judge(origin, file);
    const target = origin && scripts.resolve(origin.specifier, file);
    const missing =
      kind === 'missing' ? [origin!.specifier] : target === undefined ? [] : [...scripts.reach(target).missing];
    if (missing.length > 0) {
      const text = `Its "${name}" needs ${missing.map((one) => `"${one}"`).join(', ')}, which the site doesn't have, so it was left out. Write it without that, and export it from ${to}`;
      notes.push({ kind: 'hand', where: file, text });
      continue;
    }
    if (name === 'React' && origin?.specifier === 'react') continue;
    if (origin) {
      if (kind === 'shim') reach.shims.add(origin.specifier);
      if (target !== undefined) addReach(reach, scripts.reach(target));
      const { imported } = origin.entry;
      const source =
        kind === 'shim'
          ? `./${path.posix.relative(path.posix.dirname(to), `${SHIM_FOLDER}/${SHIMS[origin.specifier]!.file.replace(/\.\w+$/, '')}`)}`
          : from(origin.specifier);
      add(
        name,
        imported === '*'
          ? `export * as ${name} from '${source}';`
          : `export { ${imported === name ? name : `${imported} as ${name}`} } from '${source}';`,
      );
      continue;
    }
    // Made in the module itself: it's taken from there.
    const whole = scripts.reach(file);
    if (whole.missing.size > 0) {
      const text = `Its "${name}" is made in a module that needs ${[...whole.missing].map((one) => `"${one}"`).join(', ')}, so it was left out. Export it from ${to}`;
      notes.push({ kind: 'hand', where: file, text });
      continue;
    }
    addReach(reach, whole);
    if (!lines.some((line) => line.startsWith('import theme '))) lines.unshift(`import theme from '${own(file)}';`);
    add(name, `export const ${name} = theme.${name};`);
  }
  return { lines, names, reach, notes };
}

/** The object that a module exports by default, by its name or in place. */
function findObject(file: string, code: string): ObjectNode | undefined {
  const { program } = parseSync(file, code);
  const body = program.body as unknown as {
    type: string;
    declaration?: ObjectNode & { name?: string; expression?: ObjectNode };
    declarations?: { id: { name?: string }; init?: ObjectNode & { expression?: ObjectNode } }[];
  }[];
  const strip = (node?: ObjectNode & { expression?: ObjectNode }) =>
    /^TS(As|Satisfies)/.test(node?.type ?? '') ? node?.expression : node;
  const exported = body.find(({ type }) => type === 'ExportDefaultDeclaration')?.declaration;
  const named = exported?.type === 'Identifier' ? exported.name : undefined;
  const found =
    named === undefined
      ? strip(exported)
      : strip(body.flatMap(({ declarations = [] }) => declarations).find(({ id }) => id.name === named)?.init);
  return found?.type === 'ObjectExpression' ? found : undefined;
}
