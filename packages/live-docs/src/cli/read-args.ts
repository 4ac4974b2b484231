import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { UsageError } from 'live-playground/build';

const OPTIONS = {
  'port': { type: 'string' },
  'host': { type: 'string' },
  'strict-port': { type: 'boolean' },
  'config': { type: 'string' },
  'build': { type: 'boolean' },
  'write': { type: 'boolean' },
  'min-coverage': { type: 'string' },
  'site': { type: 'string' },
  'print-config': { type: 'boolean' },
  'since': { type: 'string' },
  'only': { type: 'string' },
  'dry-run': { type: 'boolean' },
  'clean': { type: 'boolean' },
  'verbose': { type: 'boolean' },
  'built': { type: 'boolean' },
  'pictures': { type: 'boolean' },
  'update': { type: 'boolean' },
  'record': { type: 'boolean' },
  'skip': { type: 'string' },
  'docker': { type: 'boolean' },
  'changed': { type: 'string' },
  'browser': { type: 'string' },
  'workers': { type: 'string' },
  'reporter': { type: 'string' },
  'help': { type: 'boolean', short: 'h' },
} as const;

type OptionName = keyof typeof OPTIONS;

/** What each command takes. */
const TAKEN = {
  dev: ['port', 'strict-port', 'host', 'config'],
  build: ['verbose', 'config'],
  preview: ['port', 'strict-port', 'host', 'build', 'verbose', 'config'],
  check: ['write', 'min-coverage', 'config'],
  test: [
    ...(['built', 'changed', 'skip', 'pictures', 'update', 'record', 'docker'] as const),
    ...(['browser', 'workers', 'reporter', 'verbose', 'config'] as const),
  ],
  versions: ['since', 'only', 'config'],
  migrate: ['dry-run', 'clean'],
  mcp: ['site', 'print-config', 'config'],
} satisfies Record<string, OptionName[]>;

export type CommandName = keyof typeof TAKEN;

/** Node's parser knows no option whose value may be left out. */
const parse = (args: string[]) =>
  parseArgs({
    args: args.map((arg) => (arg === '--changed' ? '--changed=HEAD' : arg)),
    allowPositionals: true,
    options: OPTIONS,
  });

export type Options = ReturnType<typeof parse>['values'];

/** A command with its options, and the words that follow its name. */
interface Args {
  name: CommandName;
  options: Options;
  words: string[];
}

/**
 * Reads a command line.
 * @returns undefined if it asks for help.
 * @throws {UsageError} if there is no such command, or if it doesn't take what the line has.
 */
export function readArgs(args: string[]): Args | undefined {
  const { values: options, positionals } = parse(args);
  const [name = '', ...words] = positionals;
  if (options.help) return undefined;
  if (!isCommand(name)) throw new UsageError(name ? `There is no command "${name}".` : 'A command is missing.');
  const taken: readonly OptionName[] = TAKEN[name];
  for (const option of Object.keys(options)) {
    if (taken.some((one) => one === option)) continue;
    const others = Object.entries(TAKEN).flatMap(([other, its]: [string, readonly string[]]) =>
      its.includes(option) ? other : [],
    );
    throw new UsageError(
      `"live-docs ${name}" has no option --${option}, which is one of ${others.join(' and ')}. It has ${taken.map((one) => `--${one}`).join(', ')}.`,
    );
  }
  // The others are ids of demos.
  if (name !== 'test' && words.length > 1)
    throw new UsageError(`"live-docs ${name}" takes one folder, and "${words[1]}" is one more.`);
  return { name, options, words };
}

const isCommand = (name: string): name is CommandName => Object.hasOwn(TAKEN, name);

/**
 * Tells the folder of a site from the ids of demos: the first word is a folder if it has the site's configuration.
 * @param config name of the configuration's file.
 */
export function splitTarget(
  words: readonly string[],
  config = 'site.config.ts',
): { root: string; ids: readonly string[] } {
  const [first] = words;
  const isFolder = first !== undefined && existsSync(path.resolve(first, config));
  return { root: path.resolve(isFolder ? first : '.'), ids: isFolder ? words.slice(1) : words };
}
