import { expect, it } from 'vitest';
import { snapshotOf } from '../../../../tests/unit/snapshot-of';
import { demoStamp, evidenceOf, readRecord } from './evidence';

const PAGE = '---\ntitle: Home\n---\n\n<Demo src="./simple.tsx" />\n';
const DEMO = 'export default function Simple() {\n  return <p>Hi</p>;\n}\n';
const FOUND = { date: '2026-11-20', react: '19.3.1', browsers: ['Chromium'], size: 900, known: {}, keys: {} };

async function read(record: string | undefined, demo = DEMO) {
  const snapshot = await snapshotOf({
    'node_modules/react/package.json': '{"version":"19.2.0"}',
    'docs/index.mdx': PAGE,
    'docs/simple.tsx': demo,
    ...(record === undefined ? {} : { 'docs/tested.json': record }),
  });
  return { snapshot, simple: snapshot.demos.get('simple')! };
}

it('says whether a demo is still the one that was tested', async () => {
  const { snapshot, simple } = await read(undefined);
  expect(evidenceOf(snapshot, simple)).toBeUndefined();
  const record = JSON.stringify({ simple: { stamp: demoStamp(snapshot, simple), ...FOUND } });
  const same = await read(record);
  expect(evidenceOf(same.snapshot, same.simple)).toEqual(FOUND);
  const changed = await read(record, DEMO.replace('Hi', 'Ho'));
  expect(evidenceOf(changed.snapshot, changed.simple)).toEqual({ ...FOUND, isChanged: true });
});

it.each(['{', '{"simple": {}}'])('names the file %s, which it did not write', async (text) => {
  const { snapshot } = await read(text);
  expect(readRecord(snapshot)).toMatchObject({ record: {}, problem: { file: 'docs/tested.json' } });
});
