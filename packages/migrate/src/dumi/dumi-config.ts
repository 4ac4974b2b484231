import { inspect } from 'node:util';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { runConfig } from '../run-config';

/** An entry of dumi's top navigation. */
interface DumiNavItem {
  title?: string;
  link?: string;
  children?: DumiNavItem[];
}

/** What is read of dumi's configuration. Its author may have written anything, so that each option is checked where it is used. */
export interface DumiConfig {
  alias?: Record<string, unknown>;
  favicons?: unknown;
  logo?: unknown;
  title?: unknown;
  description?: unknown;
  outputPath?: unknown;
  base?: unknown;
  publicPath?: unknown;
  styles?: unknown;
  metas?: unknown;
  links?: unknown;
  headScripts?: unknown;
  scripts?: unknown;
  locales?: { id: string; name?: string; base?: string; suffix?: string }[];
  sitemap?: { hostname?: unknown };
  apiParser?: unknown;
  resolve?: {
    docDirs?: (string | { type?: string; dir: string })[];
    atomDirs?: { type: string; subType?: string; dir: string }[];
    codeBlockMode?: 'active' | 'passive';
    entryFile?: string;
    forceKebabCaseRouting?: boolean;
  };
  themeConfig?: {
    name?: unknown;
    logo?: unknown;
    nav?: DumiNavItem[] | Record<string, unknown>;
    footer?: unknown;
    socialLinks?: Record<string, unknown>;
    [key: string]: unknown;
  };
  [key: string]: unknown;
}

/** dumi's configuration as its module exports it. */
export interface LoadedConfig {
  /** Path from the folder. */
  file: string;
  config: DumiConfig;
  /** What options become if a variable of the environment that the module reads is set. */
  variants: { variable: string; config: DumiConfig }[];
}

/** Where dumi looks for its configuration. */
export const CONFIG_FILES = ['.dumirc.ts', '.dumirc.js', 'config/config.ts', 'config/config.js'];

/** The folder that dumi writes the site to. */
export const outputOf = ({ outputPath }: DumiConfig): string =>
  typeof outputPath === 'string' ? outputPath.replace(/^\.\/|\/$/g, '') : 'dist';

/** True for values that are written alike. They may hold functions, which are made anew with each run, and refer to themselves. */
export const isSame = (a: unknown, b: unknown): boolean => print(a) === print(b);

const print = (value: unknown) =>
  inspect(value, { depth: Infinity, maxArrayLength: Infinity, maxStringLength: Infinity });

/**
 * Runs dumi's configuration. dumi itself isn't needed: its `defineConfig` returns what it's given.
 * @param root the folder, absolute. @param file path of the configuration from there.
 * @throws {BuildError} if it throws.
 */
export async function loadDumiConfig(root: string, file: string): Promise<LoadedConfig> {
  const text = readFileSync(path.join(root, file), 'utf8');
  const config = await run(root, file, {});
  const variants: LoadedConfig['variants'] = [];
  for (const [variable, value] of variablesOf(text)) {
    const isSet = process.env[variable] !== undefined;
    const other = await run(root, file, { [variable]: isSet ? undefined : value });
    if (!isSame(other, config) && !isSet) variants.push({ variable, config: other });
  }
  return { file, config, variants };
}

/** Variables of the environment that a module reads, with a value that it may compare them with. */
function variablesOf(text: string): Map<string, string> {
  const found = text.matchAll(/process\.env(?:\.(\w+)|\[['"](\w+)['"]\])(?:\s*[!=]==?\s*['"]([^'"]*)['"])?/g);
  const all = new Map(Array.from(found, ([, dotted, quoted, value]) => [dotted ?? quoted ?? '', value || '1']));
  // A site is configured as dumi configures its build.
  all.delete('NODE_ENV');
  return all;
}

const run = async (root: string, file: string, env: Record<string, string | undefined>): Promise<DumiConfig> =>
  await runConfig(root, file, {
    env,
    plugin: standInForDumi(),
    require:
      '(own) => Object.assign((name) => (/^(dumi|umi)$/.test(name) ? { defineConfig: (config) => config } : own(name)), own)',
    expected: 'a module whose default export is defineConfig({ … })',
  });

const STAND_IN = '\0live-docs:dumi';

/** `defineConfig` of dumi and of umi. */
const standInForDumi = (): Plugin => ({
  name: 'live-docs:dumi',
  enforce: 'pre',
  resolveId: { filter: { id: /^(dumi|umi|@umijs\/max)(\/|$)/ }, handler: () => STAND_IN },
  load: {
    filter: { id: /^\0live-docs:dumi$/ },
    handler: () => 'export const defineConfig = (config) => config;\nexport default { defineConfig };',
  },
});
