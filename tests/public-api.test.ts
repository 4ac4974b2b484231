import path from 'node:path';
import { expect, test } from 'vitest';
import { describeVersion, nextVersion, parseNote } from '../bin/lib/change-notes.mjs';
import { createDescriber } from '../scripts/api/describe-exports.mjs';
import { setVersion } from '../bin/lib/set-version.mjs';
import { trackedFiles } from '../bin/lib/tracked-files.mjs';
import { compareLines } from '../scripts/api/public-api.mjs';
import { writeFiles } from './support/write-files';

/** What is stored of a module that lies in a package. */
async function describe(files: Record<string, string>) {
  const root = await writeFiles({
    'tsconfig.json': '{ "compilerOptions": { "module": "ESNext", "moduleResolution": "bundler", "strict": true } }',
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`packages/kit/src/${name}`, text])),
  });
  const file = path.join(root, 'packages/kit/src/index.ts');
  const describer = createDescriber([file], root, { lib: ['lib.es5.d.ts'], types: [] });
  return { ...describer.describe([file]), propertiesOf: (name: string) => describer.propertiesOf(file, name) };
}

test('an export is stored with its type and the types of ours that it names', async () => {
  const { exported, named } = await describe({
    'index.ts': `
      import { type Size, SIZES, type Hidden } from './size';
      export type { Size as KitSize };
      /** Says nothing to others. */
      export function open({ size = 1 }: { size?: number }, last = true) { return { size: 'm' as Size, last }; }
      export const close = (size: Size): void => void SIZES.indexOf(size);
      export interface Kit {
        size: Size;
        /** Runs. @internal */
        engine: Hidden;
      }
      function own() {}
      void own;
    `,
    'size.ts': `
      export const SIZES = ['s', 'm'] as const;
      export type Size = (typeof SIZES)[number];
      export interface Hidden { never: true }
    `,
  });
  expect(exported).toEqual([
    [
      'interface Kit {\n  size: Size;\n}',
      'type Size = (typeof SIZES)[number];',
      'function close(size: Size): void;',
      'function open(options: {\n  size?: number;\n}, last?: boolean): {\n  size: "m" | "s";\n  last: boolean;\n};',
    ],
  ]);
  expect(named).toEqual(['const SIZES: readonly ["s", "m"];']);
});

test('unions of inferred types are stored in one order', async () => {
  const { propertiesOf } = await describe({
    'index.ts': "const first = ['b', 'a'] as const; export interface Options { side?: (typeof first)[number] }",
  });
  expect(propertiesOf('Options')).toEqual([['side', '"a" | "b"']]);
});

test('a change says what has gone and what has come', () => {
  expect(compareLines('a\nb\nb\n', 'b\na\nc\n')).toEqual({ removed: ['b'], added: ['c'] });
});

const KNOWN = ['live-docs', 'live-playground'];

test('a note has a kind, packages and a text', () => {
  const text = '---\nadded: live-docs, live-playground\n---\n\nThe option `x`.\n';
  const note = { kind: 'added', packages: KNOWN, text: 'The option `x`.' };
  expect(parseNote(text, 'changes/x.md', KNOWN)).toEqual(note);
  expect(parseNote(text.replaceAll('\n', '\r\n'), 'changes/x.md', KNOWN)).toEqual(note);
});

test.each([
  ['Text.', 'no kind and packages at the start'],
  ['---\nnew: live-docs\n---\n\nText.', '"new"'],
  ['---\nadded: live-doc\n---\n\nText.', '"live-doc"'],
])('a note that is wrong says where and what: %j', (text, found) => {
  expect(() => parseNote(text, 'changes/x.md', KNOWN)).toThrow(`changes/x.md: found ${found}. Expected "---"`);
});

test.each([
  [['fixed', 'added', 'breaking'], '2.0.0'],
  [['fixed', 'deprecated'], '1.3.0'],
  [['fixed'], '1.2.4'],
] as const)('changes of the kinds %j lead from 1.2.3 to %s', (kinds, version) => {
  expect(
    nextVersion(
      '1.2.3',
      kinds.map((kind) => ({ kind })),
    ),
  ).toBe(version);
});

test('the changelog lists changes by kind', () => {
  const notes = [
    { kind: 'fixed', packages: ['live-docs'], text: 'A.' },
    { kind: 'breaking', packages: KNOWN, text: 'B.\nC.' },
  ] as const;
  expect(
    describeVersion(
      '2.0.0',
      '2026-11-27',
      notes.map((note) => ({ ...note, packages: [...note.packages] })),
    ),
  ).toBe(
    '## 2.0.0\n\n2026-11-27\n\n### Breaking\n\n- `live-docs`, `live-playground`: B.\n  C.\n\n### Fixed\n\n- `live-docs`: A.\n',
  );
});

const print = (manifest: object) => `${JSON.stringify(manifest, null, 2)}\n`;

test('a release has one version for all packages, and for what pins them', () => {
  const before = { name: 'live-docs', version: '1.0.0', dependencies: { 'live-playground': '1.0.0', 'zod': '1.0.0' } };
  const after = { name: 'live-docs', version: '1.1.0', dependencies: { 'live-playground': '1.1.0', 'zod': '1.0.0' } };
  expect(setVersion(print(before), KNOWN, '1.1.0')).toBe(print(after));
  const plugin = { name: 'badge', version: '1.0.0', peerDependencies: { 'live-docs': '^1.0.0' } };
  expect(setVersion(print(plugin), KNOWN, '1.1.0')).toBe(print(plugin));
  const site = {
    version: '4.4.12',
    packages: {
      '': { name: 'kit' },
      'packages/live-docs': { ...before, name: undefined },
      'node_modules/live-docs': before,
    },
  };
  expect(setVersion(print(site), KNOWN, '1.1.0')).toBe(
    print({ ...site, packages: { ...site.packages, 'packages/live-docs': { ...after, name: undefined } } }),
  );
});

test('all packages have one version, and a release changes nothing else in their manifests', () => {
  const files = trackedFiles([
    'packages/*/package.json',
    'site/package.json',
    'examples/**/package.json',
    'package-lock.json',
  ]);
  const names = ['live-docs', 'live-playground', 'live-drawing', 'create-live-docs', 'live-docs-migrate'];
  const { version } = JSON.parse(files.find(({ name }) => name === 'packages/live-docs/package.json')?.text ?? '');
  for (const { name, text } of files) expect([name, setVersion(text, names, version)]).toEqual([name, text]);
});

/** Pinned packages, which a minor version may break; `ARCHITECTURE.md` has the reasons. */
const PINNED = /^(typescript|react-refresh|live-.*)$/;

test('dependencies have ranges, except where another version can break us', () => {
  const wrong = trackedFiles(['packages/*/package.json'])
    .filter(({ name }) => name.split('/').length === 3)
    .flatMap(({ name, text }) =>
      Object.entries<string>(JSON.parse(text).dependencies ?? {}).map((one) => [name, ...one] as const),
    )
    .filter(([, needed, range]) => !(PINNED.test(needed) ? /^\d/ : needed === 'vite' ? /^~/ : /^\^/).test(range));
  expect(wrong).toEqual([]);
});
