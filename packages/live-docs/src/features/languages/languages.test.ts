import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import ts from 'typescript';
import { writeFiles } from '../../../../../tests/support/write-files';
import { testConfig } from '../../../tests/unit/snapshot-of';
import { checkDocs } from '../../core/node/check-docs';

it('fails a check for an outdated translation, until it is noted as current', async () => {
  const root = await writeFiles({
    'docs/a.mdx': '---\ntitle: A\n---\n\nText.\n',
    'docs/a.zh-CN.mdx': '---\ntitle: 甲\n---\n\n文字。\n',
    'docs/b.mdx': '---\ntitle: B\n---\n\nText.\n',
  });
  const config = testConfig({ library: [], languages: [{ id: 'zh-CN', name: '中文' }] });
  const missing = 'Not translated to zh-CN: docs/b.mdx.';
  const before = await checkDocs(root, config, ts);
  expect(before.problems).toEqual([expect.stringMatching(/^docs\/a\.zh-CN\.mdx:1: /)]);
  expect(before.notes).toEqual([missing]);
  const written = await checkDocs(root, config, ts, true);
  expect(written).toMatchObject({ problems: [], notes: ['Noted as current: docs/a.zh-CN.mdx.', missing] });
  expect(readFileSync(path.join(root, 'docs/a.zh-CN.mdx'), 'utf8')).toContain('translates:\n  _start: ');
  expect(await checkDocs(root, config, ts)).toMatchObject({ problems: [], notes: [missing] });
});
