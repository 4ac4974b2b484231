import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { storeOf, testInput } from '../../../../../tests/unit/snapshot-of';
import { writeFiles } from '../../../../../../../tests/support/write-files';
import type { Store } from '../../snapshot/create-store';
import { VIRTUAL_MODULES } from '../../output/data/virtual-modules';
import { readDevData } from './serve-dev';

const SECRET = 'a secret';

test('answers for files of demos and data of the site, and for nothing else on the machine', async () => {
  const outside = await writeFiles({ 'secret.ts': SECRET });
  const root = await writeFiles({
    'docs/index.mdx': '---\ntitle: Home\n---\n\n<Demo src="./rows.tsx" />\n\n<SourceFile src="./rows.css" />\n',
    'docs/rows.tsx': 'export default () => null;',
    'docs/rows.css': 'td {}',
    'docs/other.ts': SECRET,
  });
  writeFileSync(path.join(root, 'package.json'), JSON.stringify({ description: SECRET }));
  const store = storeOf(root, testInput({ apiParser: true, typeCheck: true }));
  const snapshot = await store.snapshot();
  const known: Store = { ...store, api: async () => ({ problems: [] }) };
  const away = path.posix.join('../'.repeat(20), outside, 'secret.ts');

  expect(await readDevData(known, 'sources/docs/rows.tsx')).toMatchObject({ text: 'export default () => null;' });
  expect(await readDevData(known, 'search')).toBeDefined();
  const names = ['constructor', 'package.json', 'docs/other.ts', away];
  for (const name of names) {
    for (const kind of ['', 'sources/', 'names/'])
      expect(await readDevData(known, kind + name), kind + name).toBe(undefined);
  }
  expect(snapshot.files.isFollowed(path.join(outside, 'secret.ts'))).toBe(false);

  const frame = () => Promise.reject(new Error('It needs no frame'));
  const write = (name: string) =>
    VIRTUAL_MODULES['virtual:demo-file']?.({ snapshot, api: known.api, frame, target: 'dev' }, `/${name}.source`);
  expect(write('docs/rows.css')).toContain('td {}');
  for (const name of names) expect(() => write(name), name).toThrow('no page shows this file');
});
