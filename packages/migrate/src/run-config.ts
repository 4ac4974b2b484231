import path from 'node:path';
import { runnerImport, transformWithOxc, type Plugin } from 'vite';
import { describeFailure } from 'live-docs/internal';
import { BuildError } from 'live-playground/model';

/** How a module is run. */
interface RunOptions {
  /** Variables of the environment. One that is undefined is deleted. */
  env?: Record<string, string | undefined>;
  /** What answers imports of the engine's own packages. */
  plugin: Plugin;
  /** The same for `require`: code of a function that makes it of Node's own. */
  require: string;
  /** What the module should be, for messages. */
  expected: string;
}

/**
 * Runs a module in its folder, as the engine that it configures does while it builds. What is changed for that is put back.
 * @param root the folder, absolute. @param file path of the module from there.
 * @returns its default export; what that answers, if it's a function.
 * @throws {BuildError} if it throws, or exports no object.
 */
export async function runConfig(
  root: string,
  file: string,
  { env = {}, plugin, require, expected }: RunOptions,
): Promise<Record<string, unknown>> {
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
      // The plugin below compiles, whatever a tsconfig.json extends that isn't installed.
      oxc: false,
      plugins: [plugin, commonNames(root, require)],
    });
    const config: unknown = typeof module.default === 'function' ? await module.default() : module.default;
    if (typeof config === 'object' && config !== null) return { ...config };
    throw new TypeError(`the default export is ${config === null ? 'null' : typeof config}`);
  } catch (error) {
    const { found, line } = describeFailure(error, path.basename(file));
    const fix = 'Correct it, or run npm install if it imports a package that is missing';
    throw new BuildError([{ file, ...(line === undefined ? {} : { line }), found, expected, fix }]);
  } finally {
    for (const [name, value] of before) set(name, value);
    process.setSourceMapsEnabled(mapsSources);
    process.cwd = cwd;
  }
}

/** What a CommonJS module finds in its scope: configurations may use it, whatever they're written in. */
const commonNames = (root: string, requires: string): Plugin => ({
  name: 'live-docs:common-names',
  enforce: 'pre',
  transform: {
    filter: { id: { include: /\.[cm]?[jt]sx?$/, exclude: /node_modules|^\0/ } },
    async handler(code, id) {
      const file = path.resolve(id);
      if (!file.startsWith(root) || !/\b(__dirname|__filename|require|module\.exports)\b/.test(code))
        return await transformWithOxc(code, file, { tsconfig: false });
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
        `const __require = (${requires})(__createRequire(${JSON.stringify(file)}))`,
      ];
      const exported =
        /\bmodule\.exports\b/.test(code) && !/\bexport\s+default\b/.test(code)
          ? '\nexport default __module.exports;'
          : '';
      return { code: `${head.join('; ')}; ${changed}${exported}`, map };
    },
  },
});
