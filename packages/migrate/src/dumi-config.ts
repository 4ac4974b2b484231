import { inspect } from 'node:util';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport, transformWithOxc, type Plugin } from 'vite';
import { describeFailure } from 'live-docs/internal';
import { BuildError } from 'live-playground/model';

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
  /** The module's text. */
  text: string;
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
 * @param root the folder, absolute.
 * @throws {BuildError} if there is none, or if it throws.
 */
export async function loadDumiConfig(root: string): Promise<LoadedConfig> {
  const file = CONFIG_FILES.find((name) => existsSync(path.join(root, name)));
  if (file === undefined) {
    const found = 'there is no configuration of dumi 2';
    const fix = 'Name the folder that it is in: live-docs migrate <folder>. Start a new site with npm create live-docs';
    const expected = `one of ${CONFIG_FILES.join(', ')}`;
    throw new BuildError([{ file: path.join(root, CONFIG_FILES[0]!), found, expected, fix }]);
  }
  const text = readFileSync(path.join(root, file), 'utf8');
  const config = await run(root, file, {});
  const variants: LoadedConfig['variants'] = [];
  for (const [variable, value] of variablesOf(text)) {
    const isSet = process.env[variable] !== undefined;
    const other = await run(root, file, { [variable]: isSet ? undefined : value });
    if (!isSame(other, config) && !isSet) variants.push({ variable, config: other });
  }
  return { file, text, config, variants };
}

/** Variables of the environment that a module reads, with a value that it may compare them with. */
function variablesOf(text: string): Map<string, string> {
  const found = text.matchAll(/process\.env(?:\.(\w+)|\[['"](\w+)['"]\])(?:\s*[!=]==?\s*['"]([^'"]*)['"])?/g);
  const all = new Map(Array.from(found, ([, dotted, quoted, value]) => [dotted ?? quoted ?? '', value || '1']));
  // A site is configured as dumi configures its build.
  all.delete('NODE_ENV');
  return all;
}

/** Runs the module in its folder, as dumi does while it builds. What is changed for that is put back. */
async function run(root: string, file: string, env: Record<string, string | undefined>): Promise<DumiConfig> {
  const variables: Record<string, string | undefined> = { NODE_ENV: 'production', ...env };
  const before = Object.keys(variables).map((name) => [name, process.env[name]] as const);
  const { cwd } = process;
  const mapsSources = process.sourceMapsEnabled;
  const set = (name: string, value: string | undefined) => {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  };
  // What path.resolve() starts from. Threads can't change it otherwise.
  process.cwd = () => root;
  process.setSourceMapsEnabled(true);
  for (const [name, value] of Object.entries(variables)) set(name, value);
  try {
    const { module } = await runnerImport<{ default?: unknown }>(path.join(root, file), {
      configFile: false,
      root,
      logLevel: 'silent',
      plugins: [standInForDumi(), commonNames(root)],
    });
    if (typeof module.default === 'object' && module.default !== null) return module.default as DumiConfig;
    throw new TypeError(`the default export is ${module.default === null ? 'null' : typeof module.default}`);
  } catch (error) {
    const { found, line } = describeFailure(error, path.basename(file));
    const expected = 'a module whose default export is defineConfig({ … })';
    const fix = 'Correct it, or run npm install if it imports a package that is missing';
    throw new BuildError([{ file, ...(line === undefined ? {} : { line }), found, expected, fix }]);
  } finally {
    for (const [name, value] of before) set(name, value);
    process.setSourceMapsEnabled(mapsSources);
    process.cwd = cwd;
  }
}

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

/** What a CommonJS module finds in its scope: configurations of dumi may use it, whatever they're written in. */
const commonNames = (root: string): Plugin => ({
  name: 'live-docs:common-names',
  enforce: 'pre',
  transform: {
    filter: { id: { exclude: /node_modules|^\0/ } },
    async handler(code, id) {
      const file = path.resolve(id);
      if (!file.startsWith(root) || !/\b(__dirname|__filename|require|module\.exports)\b/.test(code)) return undefined;
      const define = {
        __dirname: JSON.stringify(path.dirname(file)),
        __filename: JSON.stringify(file),
        require: '__require',
        module: '__module',
      };
      // Names that the module declares stay.
      const { code: changed, map } = await transformWithOxc(code, file, { define, tsconfig: false });
      // In the first line, so that lines in messages stay what they are.
      const head = [
        `import { createRequire as __createRequire } from 'node:module'`,
        'const __module = { exports: {} }',
        `const __require = ((own) => Object.assign((name) => /^(dumi|umi)$/.test(name) ? { defineConfig: (config) => config } : own(name), own))(__createRequire(${JSON.stringify(file)}))`,
      ];
      const exported =
        /\bmodule\.exports\b/.test(code) && !/\bexport\s+default\b/.test(code)
          ? '\nexport default __module.exports;'
          : '';
      return { code: `${head.join('; ')}; ${changed}${exported}`, map };
    },
  },
});
