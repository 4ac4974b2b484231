import path from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { buildPlayground, type PlaygroundBuild, type PlaygroundInput } from '../build/build-playground';
import { formerFiles, writePlayground } from '../build/write-playground';
import { fromSandpack } from './from-sandpack';
import { runCommand, UsageError } from './run-command';
import { USAGE } from './usage';

/**
 * Runs the command `live-playground`.
 * @param args what follows the command's name on the command line.
 * @returns the exit code.
 */
export function main(args: string[]): Promise<number> {
  return runCommand(USAGE, async () => {
    const { values, positionals } = readArgs(args);
    if (values.help) {
      console.log(USAGE);
      return 0;
    }
    const [command, ...others] = positionals;
    if (command === 'from-sandpack') {
      if (others.length === 0) throw new UsageError('The files are missing.');
      return fromSandpack(others, values.write ?? false);
    }
    if (command !== 'build')
      throw new UsageError(command ? `There is no command "${command}".` : 'A command is missing.');
    if (others.length > 0) throw new UsageError(`"${others.join(' ')}" isn't expected: separate packages by commas.`);
    const packages = listOf(values.packages, /[\s,]+/);
    const modules = readModules(listOf(values.modules, /,/));
    if (packages.length === 0) throw new UsageError('The option --packages is missing.');
    if (!values.out) throw new UsageError('The option --out is missing.');
    await build({ root: process.cwd(), packages, modules, types: !values['no-types'] }, values.out);
    return 0;
  });
}

/** What the values of an option list. */
const listOf = (values: string[] = [], separator: RegExp) =>
  values.flatMap((value) => value.split(separator).map((item) => item.trim())).filter(Boolean);

/** `./src/index.ts=@acme/ui` as what the module is called, and where it is. @throws {UsageError} */
function readModules(given: string[]): Record<string, string> {
  return Object.fromEntries(
    given.map((pair) => {
      const at = pair.lastIndexOf('=');
      if (at < 1 || at === pair.length - 1)
        throw new UsageError(`--modules takes a path and a name, such as ./src/index.ts=@acme/ui, not "${pair}".`);
      return [pair.slice(at + 1), pair.slice(0, at)];
    }),
  );
}

async function build(input: PlaygroundInput, out: string): Promise<void> {
  const started = performance.now();
  const folder = path.resolve(out);
  // Said before packages are bundled, which takes seconds.
  formerFiles(folder, out);
  const built = await buildPlayground(input);
  writePlayground(folder, out, built);
  console.log(describeBuild(built, path.relative('', folder).split(path.sep).join('/'), performance.now() - started));
}

const readArgs = (args: string[]) =>
  parseArgs({
    args,
    allowPositionals: true,
    options: {
      'packages': { type: 'string', multiple: true },
      'modules': { type: 'string', multiple: true },
      'out': { type: 'string' },
      'no-types': { type: 'boolean' },
      'write': { type: 'boolean' },
      'help': { type: 'boolean', short: 'h' },
    },
  });

/** Folders whose content a site serves from its root. */
const SERVED = /^(?:public|static|dist)(?=\/)/;

/**
 * Two lines: what was written, and how it's used.
 * @param out the folder, from the current one: `public/playground`.
 * @param time in milliseconds.
 */
function describeBuild({ files, manifest: { types, editor } }: PlaygroundBuild, out: string, time: number): string {
  const typed = new Set<string>(types ? Object.values(types) : []);
  const edits = new Set<string>(Object.values(editor ?? {}).flat());
  const size = (names: string[]) => names.reduce((sum, name) => sum + gzipSync(files.get(name) ?? '').length, 0);
  const names = [...files.keys()];
  const sizes = [
    `${kilobytes(size(names.filter((name) => !typed.has(name) && !edits.has(name))))} to run code`,
    ...(editor ? [`${kilobytes(size([...edits]))} to edit it`] : []),
    ...(types ? [`${kilobytes(size([...typed]))} to check types`] : []),
  ];
  const inside = out.startsWith('../') ? path.posix.basename(out) : out.replace(SERVED, '');
  const address = `${inside.replace(/^\/?/, '/')}/`;
  return [
    `Wrote ${files.size} files to ${out} in ${(time / 1000).toFixed(1)} s: ${sizes.join(', ')} (gzip).`,
    `Use them: createPlayground(element, { assets: '${address}', files: { 'app.tsx': code }, entry: 'app.tsx' })`,
  ].join('\n');
}

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
