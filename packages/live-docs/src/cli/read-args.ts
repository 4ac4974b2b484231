import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { UsageError } from 'live-playground/build';
import { ownValue } from '../core/model';

/** All options of commands. `value` is how the usage names what follows. */
const OPTIONS = {
  'port': { type: 'string', value: '<number>', says: 'port to serve on; the next free one if it is taken' },
  'strict-port': { type: 'boolean', says: 'end instead of trying the next port' },
  'host': { type: 'string', value: '<address>', says: 'address to serve on, by default 127.0.0.1' },
  'build': { type: 'boolean', says: 'build the site before serving it, unless nothing has changed' },
  'verbose': { type: 'boolean', says: 'list each file of a build with its size' },
  'write': { type: 'boolean', says: 'note translations as current; make the changes to code that are certain' },
  'min-coverage': {
    type: 'string',
    value: '<n>',
    says: 'fail if less than n per cent of the props have a description',
  },
  'site': {
    type: 'string',
    value: '<address>',
    says: 'read a published site instead of the folder; check-code and eval take a built one, too',
  },
  'print-config': {
    type: 'string',
    value: '[=client]',
    says: 'print what claude, cursor, vscode or codex needs to start the server, by default all',
  },
  'built': { type: 'boolean', says: 'test the site as it was built last' },
  'changed': {
    type: 'string',
    value: '[=commit]',
    says: 'test the demos that changed since a commit, by default the last one',
  },
  'skip': { type: 'string', value: '<checks>', says: 'leave out axe, keyboard or steps; with commas between several' },
  'pictures': { type: 'boolean', says: 'compare pictures of demos with those in __screens__' },
  'update': { type: 'boolean', says: 'write the pictures that differ' },
  'record': { type: 'boolean', says: 'write the results to tested.json' },
  'docker': { type: 'boolean', says: 'print the command that compares pictures in a container' },
  'browser': { type: 'string', value: '<names>', says: 'chromium, firefox, webkit; with commas between several' },
  'workers': { type: 'string', value: '<number>', says: 'demos to open at once, by default one for each core' },
  'reporter': { type: 'string', value: '<name>', says: 'list, json, junit or github' },
  'json': { type: 'boolean', says: 'print the review as JSON' },
  'markdown': { type: 'boolean', says: 'print the review as Markdown, for a comment' },
  'install': { type: 'boolean', says: 'install the packages of the commit, if its lock file is another one' },
  'since': { type: 'string', value: '<version>', says: 'the oldest version to read' },
  'only': { type: 'string', value: 'minor', says: 'read the last version of each minor only' },
  'bundle': {
    type: 'boolean',
    says: 'bundle the versions of the option "versions.run" instead, into the folder versions',
  },
  'from': {
    type: 'string',
    value: '<version>',
    says: 'the version that the code is written for, by default the installed one',
  },
  'to': {
    type: 'string',
    value: '<target>',
    says: 'docusaurus or starlight; the version to upgrade to, by default the newest one',
  },
  'format': { type: 'string', value: '<name>', says: 'text, json or sarif' },
  'out': {
    type: 'string',
    value: '<path>',
    says: 'where to write, by default a folder called as the engine, archives/<name>.zip, .site/review, or skills in the package',
  },
  'dry-run': { type: 'boolean', says: 'print the differences and write nothing' },
  'clean': { type: 'boolean', says: "delete what nothing needs any more, such as the other engine's configuration" },
  'config': { type: 'string', value: '<file>', says: "the site's configuration, by default site.config.ts" },
  'help': { type: 'boolean', short: 'h', says: 'print this' },
} as const;

type OptionName = keyof typeof OPTIONS;

/** A command of `live-docs`. */
export interface Command {
  /** What the usage says of it. */
  says: string;
  takes: readonly OptionName[];
  /** True if more than a folder may follow its name: the words are passed on. */
  takesWords?: true;
  /** @returns the exit code; a server returns 0 and keeps the process alive. */
  run(root: string, options: Options, words: string[]): Promise<number>;
}

/** What `live-docs --help` prints. */
export function usageOf(commands: Readonly<Record<string, Command>>): string {
  const list = Object.entries(commands);
  const options = Object.entries(OPTIONS).filter(([name]) => name !== 'help');
  const shown = options.map(([name, option]) => {
    const takers = list.flatMap(([command, { takes }]) => (takes.some((one) => one === name) ? command : []));
    // Nearly all take the configuration.
    const of = takers.length < list.length - 1 ? ` (${takers.join(', ')})` : '';
    const value = 'value' in option ? (option.value.startsWith('[') ? option.value : ` ${option.value}`) : '';
    return [`--${name}${value}`, `${option.says}${of}`] as const;
  });
  return [
    'Usage: live-docs <command> [folder] [options]',
    'To start a site, run npm create live-docs.',
    `Commands\n${columns(list.map(([name, { says }]) => [name, says]))}`,
    `Options\n${columns(shown)}`,
  ].join('\n\n');
}

function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([first]) => first.length)) + 2;
  return rows.map(([first, second]) => `  ${first.padEnd(width)}${second}`).join('\n');
}

/** What an option counts as whose value is left out: Node's parser knows none. */
const IF_ALONE = new Map([
  ['--changed', '--changed=HEAD'],
  ['--print-config', '--print-config='],
]);

const parse = (args: string[]) =>
  parseArgs({
    args: args.map((arg) => IF_ALONE.get(arg) ?? arg),
    allowPositionals: true,
    options: OPTIONS,
  });

export type Options = ReturnType<typeof parse>['values'];

/** A command with its options, and the words that follow its name. */
interface Args {
  command: Command;
  options: Options;
  words: string[];
}

/**
 * Reads a command line.
 * @param commands by name.
 * @returns undefined if it asks for help.
 * @throws {UsageError} if there is no such command, or if it doesn't take what the line has.
 */
export function readArgs(args: string[], commands: Readonly<Record<string, Command>>): Args | undefined {
  const { values: options, positionals } = parse(args);
  const [name = '', ...words] = positionals;
  if (options.help) return undefined;
  const command = ownValue(commands, name);
  if (!command) throw new UsageError(name ? `There is no command "${name}".` : 'A command is missing.');
  for (const option of Object.keys(options)) {
    if (command.takes.some((one) => one === option)) continue;
    const others = Object.entries(commands).flatMap(([other, { takes }]) =>
      takes.some((one) => one === option) ? other : [],
    );
    throw new UsageError(
      `"live-docs ${name}" has no option --${option}, which is one of ${others.join(' and ')}. It has ${command.takes.map((one) => `--${one}`).join(', ')}.`,
    );
  }
  if (!command.takesWords && words.length > 1)
    throw new UsageError(`"live-docs ${name}" takes one folder, and "${words[1]}" is one more.`);
  return { command, options, words };
}

/** Reads an option that is a whole number. @throws {UsageError} if it's none, or out of range. */
export function readNumber(option: OptionName, text: string | undefined, from: number, to = Infinity) {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= from && number <= to) return number;
  const range = to === Infinity ? `from ${from}` : `from ${from} to ${to}`;
  throw new UsageError(`--${option} is "${text}", expected a number ${range}.`);
}

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
