import { expect, it } from 'vitest';
import { writeFiles } from '../../../../tests/support/write-files';
import { COMMANDS, USAGE } from './main';
import { readArgs, splitTarget } from './read-args';

const read = (args: string[]) => readArgs(args, COMMANDS);

it('reads a command with its options and words', () => {
  expect(read(['test', 'site', 'simple', '--changed', '--workers', '2'])).toEqual({
    command: COMMANDS['test'],
    options: { changed: 'HEAD', workers: '2' },
    words: ['site', 'simple'],
  });
  expect(read(['test', '--changed', '--built'])?.options).toEqual({ changed: 'HEAD', built: true });
  expect(read(['dev', '-h'])).toBeUndefined();
});

it('tells the folder of a site from ids of demos', async () => {
  const root = await writeFiles({ 'site.config.ts': '' });
  expect(splitTarget([root, 'simple'])).toEqual({ root, ids: ['simple'] });
  expect(splitTarget(['simple']).ids).toEqual(['simple']);
});

it.each([
  [
    ['dev', '--write'],
    '"live-docs dev" has no option --write, which is one of check and check-code. It has --port, --strict-port, --host',
  ],
  [['build', '--docker'], '"live-docs build" has no option --docker, which is one of test.'],
  [['migrate', '--port', '1'], 'which is one of dev and preview. It has --dry-run, --clean.'],
  [['init'], 'There is no command "init".'],
  [['migrate', 'a', 'b'], '"live-docs migrate" takes one folder, and "b" is one more.'],
  [['constructor'], 'There is no command "constructor".'],
  [[], 'A command is missing.'],
])('refuses %j', (args, message) => expect(() => read(args)).toThrow(message));

it('takes for each command what the help names beside an option', () => {
  const commands = [...USAGE.matchAll(/^ {2}(\w+) {2,}/gm)].map(([, name = '']) => name);
  expect(commands).toHaveLength(15);
  const accepts = (name: string, option: string) => {
    try {
      return read([name, option]) !== undefined;
    } catch {
      return false;
    }
  };
  const named = [...USAGE.matchAll(/^ {2}(--[\w-]+)(\S* <| \w+)?.* \(([\w, ]+)\)$/gm)];
  const found = named.map(([, option = '', value]) => {
    const given = value?.trim() ? `${option}=1` : option;
    return [option, commands.filter((name) => accepts(name, given))];
  });
  expect(found).toEqual(named.map(([, option = '', , list = '']) => [option, list.split(', ')]));
});
