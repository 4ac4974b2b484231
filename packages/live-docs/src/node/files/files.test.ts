import path from 'node:path';
import { expect, test } from 'vitest';
import { writeFiles } from '../../../../../tests/support/write-files';
import { readFiles } from './files';
import { toId } from './paths';

test('leaves out a byte order mark', async () => {
  const folder = await writeFiles({ 'a.md': '\uFEFF---' });
  expect(readFiles().text(toId(path.join(folder, 'a.md')))).toBe('---');
});

test('ends each line alike, whatever git has written', async () => {
  const folder = await writeFiles({ 'a.md': '# A\r\n\r\n> [!NOTE]\r\n> B\n\rC' });
  expect(readFiles().text(toId(path.join(folder, 'a.md')))).toBe('# A\n\n> [!NOTE]\n> B\n\nC');
});
