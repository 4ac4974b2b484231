import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkNode } from '../../../playground/bin/check-node.mjs';
import { writeFiles } from '../../../../tests/support/write-files';

const PACKAGE = path.resolve(import.meta.dirname, '../..');
const { engines } = JSON.parse(readFileSync(path.join(PACKAGE, 'package.json'), 'utf8')) as {
  engines: { node: string };
};

test.each(['20.19.0', '20.20.2', '22.12.0', '24.0.0', '25.1.0', '24.0.0-rc.1', process.versions.node])(
  'Node %s runs the command',
  (version) => expect(checkNode('live-docs', version, engines.node)).toBeUndefined(),
);

test.each(['16.20.2', '18.20.0', '20.18.3', '21.7.0', '22.11.9', '23.9.0'])('Node %s does not', (version) => {
  expect(checkNode('live-docs', version, engines.node)).toBe(
    `live-docs: this is Node ${version}. Expected Node ${engines.node}. Install the current LTS version from https://nodejs.org.`,
  );
});

/** Runs the command with `--help`. @param options for Node */
const help = (...options: string[]) =>
  spawnSync(process.execPath, [...options, path.join(PACKAGE, 'bin/live-docs.mjs'), '--help'], { encoding: 'utf8' });

test('the command prints no warning and no error of Node on a version that runs it', () => {
  const { status, stderr, stdout } = help();
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('Usage: live-docs');
});

test('the command ends with that message before it imports anything else', async () => {
  // As an older Node would call itself.
  const folder = await writeFiles({
    'old.cjs': `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.0' } });`,
  });
  const { status, stderr, stdout } = help('--require', path.join(folder, 'old.cjs'));
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain('live-docs: this is Node 18.20.0.');
});
