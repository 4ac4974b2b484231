import { expect, it } from 'vitest';
import { snapshotOf } from '../../../tests/unit/snapshot-of';
import { toId } from '../../core/node/files/paths';
import type { DemoResult } from './judge';
import { writeFiles } from '../../../../../tests/support/write-files';
import { demoStamp, measureDemo, mergeRecord, readRecord } from './record';

const PAGE = '---\ntitle: Home\n---\n\n<Demo src="./simple.tsx" />\n';
const DEMO = 'export default function Simple() {\n  return <p>Hi</p>;\n}\n';
const FOUND = {
  stamp: 'a',
  date: '2026-11-20',
  react: '19.3.1',
  browsers: ['Chromium'],
  size: 900,
  known: {},
  keys: {},
};

const read = (record?: string, demo = DEMO) =>
  snapshotOf({
    'node_modules/react/package.json': '{"version":"19.2.0"}',
    'docs/index.mdx': PAGE,
    'docs/simple.tsx': demo,
    ...(record === undefined ? {} : { 'docs/tested.json': record }),
  });

it('reads what was recorded, and stamps a demo by its files', async () => {
  const snapshot = await read();
  expect(readRecord(snapshot)).toEqual({});
  expect(readRecord(await read(JSON.stringify({ simple: FOUND })))).toEqual({ simple: FOUND });
  const stamp = (of: typeof snapshot) => demoStamp(of, of.demos.get('simple')!);
  expect(stamp(await read())).toBe(stamp(snapshot));
  expect(stamp(await read(undefined, DEMO.replace('Hi', 'Ho')))).not.toBe(stamp(snapshot));
});

it.each(['{', '{"simple": {}}'])('refuses the file %s, which it did not write', async (text) => {
  const snapshot = await read(text);
  expect(() => readRecord(snapshot)).toThrow(/docs\/tested\.json: the file can't be read/);
});

const result = (id: string, more: Partial<DemoResult> = {}): DemoResult => ({
  demo: { id, title: id, file: `docs/${id}.tsx`, files: [], sources: [], isBrowserOnly: false, isHydrated: true },
  problems: [],
  known: [],
  needless: [],
  keys: {},
  pictures: [],
  milliseconds: 1,
  ...more,
});
const problem = { file: 'a', found: 'b', expected: 'c', fix: 'd' };
const old = { stamp: 'o', size: 1, date: '2025-01-01', react: '18.0.0', browsers: ['Chromium'], known: {}, keys: {} };
const facts = { date: '2026-11-20', react: '19.3.1', browsers: ['Chromium', 'Firefox'] };

it('records what passes in every browser, keeps what was not tested, and forgets the rest', () => {
  const demos = new Map(['fine', 'failing'].map((id) => [id, { stamp: 'n', size: 2 }]));
  const keys = { 'a click adds one': ['Enter'] };
  const results = [
    result('fine', { keys, known: [{ rule: 'label', reason: 'Known.', found: '' }] }),
    result('failing'),
    result('fine', { keys }),
    result('failing', { problems: [problem] }),
  ];
  const last = { failing: old, untested: old, gone: old };
  expect(mergeRecord(last, results, { ...facts, demos }, ['untested', 'fine', 'failing'])).toEqual({
    fine: { stamp: 'n', size: 2, ...facts, known: { label: 'Known.' }, keys },
    untested: old,
  });
});

it('weighs one of several demos of a file without the others', async () => {
  const long = Array.from({ length: 400 }, (_, at) => (at * 7919) % 1009).join(' ');
  const root = await writeFiles({
    'a.ts': `export const Short = () => 'a';\nexport const Long = () => '${long}';`,
  });
  const input = { title: '', description: '', library: 'react', repository: { url: '' } };
  const around = { libraries: { all: [], aliases: [], problems: [] }, files: { made: new Map() } };
  const measure = (exportName?: string) =>
    measureDemo({ root, input }, around, { file: `${toId(root)}/a.ts`, ...(exportName && { exportName }) });
  const [short, whole] = await Promise.all([measure('Short'), measure()]);
  expect(short).toBeLessThan(100);
  expect(whole).toBeGreaterThan(500);
});
