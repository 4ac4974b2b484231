import { expect, it } from 'vitest';
import { shellArguments } from './shell-arguments';

it('puts quotes around what a shell of Windows would take apart', () => {
  expect(shellArguments(['install', '--save-dev', '@types/react', 'C:\\a\\live-docs-1.0.0.tgz'])).toEqual([
    'install',
    '--save-dev',
    '@types/react',
    'C:\\a\\live-docs-1.0.0.tgz',
  ]);
  expect(shellArguments(['react@^19', 'C:\\My Docs\\a.tgz', 'a&calc', 'a" & b'])).toEqual([
    '"react@^19"',
    '"C:\\My Docs\\a.tgz"',
    '"a&calc"',
    '"a & b"',
  ]);
});
