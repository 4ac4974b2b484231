import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { parseSync, type Plugin } from 'vite';
import { packageFolder, packageOf } from 'live-docs/internal';
import { runConfig } from '../run-config';

/** A module of Docusaurus' configuration as it exports it. */
export interface LoadedModule {
  config: Record<string, unknown>;
  /** What it imports that isn't there, such as files that a plugin makes. Their values are left out. */
  missing: string[];
}

/**
 * Runs a module of Docusaurus' configuration. Docusaurus needn't be installed: whatever isn't there is replaced by a value that answers
 * anything.
 * @throws {BuildError} if it throws.
 */
export async function loadModule(root: string, file: string, expected: string): Promise<LoadedModule> {
  const missing = new Set<string>();
  const config = await runConfig(root, file, {
    plugin: standIns(root, missing),
    require: `(own) => { const ${STAND_IN}; return Object.assign((name) => { try { return own(name) } catch { return __standIn } }, own, { resolve: (name) => { try { return own.resolve(name) } catch { return name } } }) }`,
    expected,
  });
  return { config, missing: [...missing] };
}

/** A value that stands for any other: whatever is read of it, or called of it, is itself; a list of it is empty. */
const STAND_IN =
  "__standIn = new Proxy(function () {}, { get: (_, key) => key === Symbol.toPrimitive || key === 'toString' ? () => '' : key === Symbol.iterator ? function* () {} : key === 'then' || key === 'toJSON' ? undefined : __standIn, apply: () => __standIn, construct: () => __standIn })";

/** Packages that say how a site of Docusaurus looks and is built. */
const QUIET = /^(@docusaurus\/|prism-react-renderer|remark-|rehype-|docusaurus-)/;
const ENDINGS = ['', '.ts', '.js', '.mjs', '.cjs', '.json', '/index.ts', '/index.js'];

const standIns = (root: string, missing: Set<string>): Plugin => ({
  name: 'live-docs:stand-ins',
  enforce: 'pre',
  transform: {
    filter: { id: { include: /\.[cm]?[jt]sx?$/, exclude: /node_modules|^\0/ } },
    handler(code, id) {
      const file = path.resolve(id);
      if (!file.startsWith(root)) return undefined;
      const { module } = parseSync(file, code);
      const gone = module.staticImports.filter(({ moduleRequest }) => !isThere(moduleRequest.value, file));
      if (gone.length === 0) return undefined;
      let text = code;
      for (const { start, end, entries, moduleRequest } of gone.toReversed()) {
        if (entries.length > 0 && entries.every(({ isType }) => isType)) continue;
        if (!QUIET.test(moduleRequest.value)) missing.add(moduleRequest.value);
        const names = entries.filter(({ isType }) => !isType).map(({ localName }) => `${localName.value} = __standIn`);
        const lines = code.slice(start, end).replaceAll(/[^\n]/g, '');
        const statement = names.length > 0 ? `const ${names.join(', ')};` : '';
        text = text.slice(0, start) + statement + lines + text.slice(end);
      }
      return { code: `const ${STAND_IN}; ${text}` };
    },
  },
});

function isThere(specifier: string, from: string): boolean {
  if (specifier.startsWith('node:')) return true;
  if (/^[./]/.test(specifier)) {
    const target = path.resolve(path.dirname(from), specifier);
    return ENDINGS.some((ending) => existsSync(target + ending));
  }
  if (QUIET.test(specifier)) return false;
  const name = packageOf(specifier);
  return packageFolder(name, path.dirname(from)) !== undefined || isBuiltin(name);
}
