import { expect, it } from 'vitest';
import { formatProblem } from 'live-playground/model';
import { viewLocal, viewSite } from '../../core/node/feature/view-site';
import { INTERNAL } from '../../core/node/feature/feature';
import { componentsOf, featureData } from '../../core/node/feature/features-of';
import { findProblems } from '../../core/node/output/data/find-problems';
import { findUnshown } from '../../core/node/output/documents/find-unshown';
import { writeEntry } from '../../core/node/output/markdown/entry-markdown';
import type { Api } from '../../core/node/snapshot/api';
import { snapshotOf } from '../../../tests/unit/snapshot-of';
import { checkKeys, shownParts } from './node/check-parts';
import type { PartsTable } from './shared/parts';

const PAGE = '---\ntitle: Kit\n---\n\n<Demo src="./card.tsx" />\n\n<Parts of="Card" />\n';

const CSS = `
/** Space between **head** and body. */
.kit-card { --kit-gap: 8px; }
.kit-head[data-open] { color: red }
.kit-inner { gap: var(--kit-gap) }
`;

const PARTS = `
id: Card
demo: card
keys: { classNames: ClassNames }
stylesheets: [kit/kit.css]
internal: ['.kit-inner']
parts:
  .kit-card: { en: Root., zh-CN: 根元素。 }
  .kit-head: { keys: [head] }
states:
  '[data-open]': { en: 'Is [open](/other).', on: '.kit-head[data-open]', step: it opens }
variables:
  --kit-gap: { en: The gap. }
`;

const files = (more: Record<string, string> = {}) => ({
  'docs/index.mdx': PAGE,
  'docs/other.mdx': '---\ntitle: Other\n---\n',
  'docs/card.tsx': 'export default () => null;',
  'docs/parts/card.yaml': PARTS,
  'node_modules/kit/package.json': '{"version":"1.0.0"}',
  'node_modules/kit/kit.css': CSS,
  ...more,
});

/** A reference with one table, whose keys these are. */
const reference = (...names: string[]): Api => ({
  tables: new Map([['ClassNames', { import: '', home: '/api' }]]),
  definitions: {},
  facts: undefined,
  texts: [],
  tablesOn: () => [],
  rows: () =>
    names.map((name) => ({
      name,
      home: 'ClassNames',
      type: 'string',
      parts: [],
      isInternal: false,
      description: `What \`${name}\` is.`,
    })),
  fullName: (_, name) => name,
  missing: () => [],
  files: () => [],
  forEditor: () => ({ api: [], types: {} }) as never,
});

const read = async (more?: Record<string, string>) => snapshotOf(files(more));
const problemsOf = async (more: Record<string, string>) => findProblems(await read(more)).map(formatProblem);
const edit = (from: string, to: string) => ({ 'docs/parts/card.yaml': PARTS.replace(from, to) });

async function rowsOf(more?: Record<string, string>) {
  const snapshot = await read(more);
  const data = componentsOf(snapshot).get('Parts')!.data!(viewLocal(snapshot), reference('head'));
  return (data as PartsTable[])[0]!.rows;
}

it('lists what the file, the types and the stylesheet say of each part', async () => {
  expect(await rowsOf()).toEqual([
    { name: '.kit-card', kind: 'parts', selector: '.kit-card', keys: [], text: 'Root.' },
    {
      name: '.kit-head',
      kind: 'parts',
      selector: '.kit-head',
      keys: [{ name: 'classNames.head', href: '/api#api-classnames-head' }],
      text: 'What <code>head</code> is.',
    },
    {
      name: '[data-open]',
      kind: 'states',
      selector: '.kit-head[data-open]',
      keys: [],
      text: 'Is <a href="/other" data-link="none">open</a>.',
    },
    { name: '--kit-gap', kind: 'variables', selector: '.kit-card', keys: [], text: 'The gap.', value: '8px' },
  ]);
});

it('has a row for what a comment of the stylesheet describes, which the file may leave out', async () => {
  const css = '/** The root. */\n.kit-card {}\n.kit-head[data-open] {\n/** The gap. */\n--kit-gap: 4px }';
  const rows = await rowsOf({
    'node_modules/kit/kit.css': css,
    ...edit('  --kit-gap: { en: The gap. }', '  --other: { en: Other. }'),
  });
  expect(rows.map(({ name, text, kind }) => [name, kind, text])).toEqual([
    ['.kit-card', 'parts', 'Root.'],
    ['.kit-head', 'parts', 'What <code>head</code> is.'],
    ['[data-open]', 'states', 'Is <a href="/other" data-link="none">open</a>.'],
    ['--other', 'variables', 'Other.'],
    ['--kit-gap', 'variables', 'The gap.'],
  ]);
});

it('has no problem with a file that is right', async () => {
  expect(await problemsOf({})).toEqual([]);
  expect(checkKeys(await read(), reference('head'))).toEqual([]);
});

it.each([
  ['a demo that is not there', edit('demo: card', 'demo: crad'), /card\.yaml:3: there is no demo "crad".*Write "card"/],
  [
    'a selector that no browser reads',
    edit("'.kit-head[data-open]'", "'.kit-head['"),
    /the selector ".*" can't be read/,
  ],
  ['a stylesheet that is not there', edit('kit/kit.css', 'kit/ktt.css'), /there is no stylesheet "kit\/ktt\.css"/],
  ['a class without a row', edit("internal: ['.kit-inner']", ''), /has "\.kit-inner", and no row is about it/],
  ['a key that means nothing', edit('en: Root.', 'en: Root., kys: [a]'), /card\.yaml:8: "parts\.\.kit-card": .*kys/],
  [
    'a component without a file',
    { 'docs/index.mdx': PAGE.replace('of="Card"', 'of="Crad"') },
    /index\.mdx:1: <Parts of="Crad">: no file of docs\/parts has this id.*Write "Card"/,
  ],
])('finds %s', async (_, more, message) => {
  expect((await problemsOf(more)).join('\n')).toMatch(message);
});

it.each([
  ['a key of the types without a part', {}, ['head', 'body'], /has the key "body", and no part has it/],
  ['a key that the types lack', {}, [], /no type of "keys" has "head"/],
  ['a part that nothing describes', edit('{ keys: [head] }', '{}'), [], /nothing describes "\.kit-head"/],
  ['a table that is not there', edit('ClassNames }', 'ClassNmes }'), ['head'], /has no table "ClassNmes".*ClassNames/],
])('finds %s once the reference is read', async (_, more, keys, message) => {
  const found = checkKeys(await read(more), reference(...keys)).map(formatProblem);
  expect(found.join('\n')).toMatch(message);
});

it('asks for each part in the markup of its demo, and for others when they come', async () => {
  const snapshot = await read();
  const shown = shownParts(viewSite(snapshot, { api: async () => ({ problems: [] }) }));
  expect(shown.map(({ name, when }) => [name, when])).toEqual([
    ['.kit-card', undefined],
    ['.kit-head', undefined],
    ['[data-open]', { step: 'it opens' }],
    ['--kit-gap', undefined],
  ]);
  const missing = (markup: string) => findUnshown('card', shown, markup).map(formatProblem);
  expect(missing('<div class="kit-card"><b class="kit-head">A</b></div>')).toEqual([]);
  expect(missing('<div class="kit-card"></div>')).toEqual([
    'docs/parts/card.yaml:9: the demo "card" doesn\'t show ".kit-head" in its markup from the server. Expected an element for the selector ".kit-head". Show it there, name another demo, say when it comes, or remove what asks for it.',
  ]);
});

it('is text in Markdown, and found by the search', async () => {
  const snapshot = await read();
  expect(writeEntry(snapshot, snapshot.pages.get('/')!, reference('head'))).toContain(
    '| Part | Keys | Description |\n| --- | --- | --- |\n| `.kit-card` |  | Root. |\n| `.kit-head` | `classNames.head` | What `head` is. |',
  );
  const site = viewSite(snapshot, { api: async () => ({ api: reference('head'), problems: [] }) });
  const { routes } = (await featureData(site)['search']!()) as {
    routes: { path: string; entries: { properties?: { name: string; id: string }[] }[] }[];
  };
  const { entries } = routes.find(({ path }) => path === '/')!;
  expect(entries[0]!.properties).toContainEqual({
    name: '.kit-head',
    id: 'part-card-kit-head',
    description: 'What head is.',
    type: 'classNames.head',
  });
  const anchors = componentsOf(snapshot).get('Parts')!.anchors!(viewLocal(snapshot), {
    [INTERNAL]: { entry: snapshot.pages.get('/')!, api: undefined },
  });
  expect(anchors).toEqual(['part-card-kit-card', 'part-card-kit-head', 'part-card-data-open', 'part-card---kit-gap']);
});
