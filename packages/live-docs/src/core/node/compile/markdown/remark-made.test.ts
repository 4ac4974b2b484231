import { expect, it } from 'vitest';
import { formatProblem } from 'live-playground/model';
import { snapshotOf } from '../../../../../tests/unit/snapshot-of';
import type { SiteOptions } from '../../../../features';
import { gallery } from '../../../../features/gallery/node/gallery';
import { listDemos } from '../../../../cli/test/tested-demo';
import { madeChanges } from '../../files/made-files';
import { demoOutline, javaScriptFiles } from '../../output/data/demo-files';
import { entryText } from '../../output/markdown/entry-markdown';
import type { Snapshot } from '../../snapshot/snapshot';

const page = (body: string, title = 'Guide') => `---\ntitle: ${title}\n---\n\n${body}\n`;
const fence = (code: string, meta = '', lang = 'tsx') => `\`\`\`${lang} live ${meta}\n${code}\n\`\`\``;
const BOX = 'export default () => <b>{1 as number}</b>;';

const siteOf = (texts: Record<string, string>, more: Partial<SiteOptions> = {}, previous?: Snapshot) =>
  snapshotOf({ 'docs/index.mdx': page('Home', 'Home'), ...texts }, previous, more);
const problemsOf = ({ problems }: Snapshot) => problems.map(formatProblem);
const codeOf = ({ demos }: Snapshot, id: string) => demos.get(id)?.parts.sources[0]?.text;

it('makes a demo of a live fence, with all that a demo can do', async () => {
  const snapshot = await siteOf({
    'docs/guide/start.mdx': page(
      `${fence(BOX)}\n\n## Sizes\n\n${fence(BOX, 'id="sizes" title="All sizes" height={80} iframe ssr={false}')}\n\n- a\n\n  ${fence(BOX).replaceAll('\n', '\n  ')}`,
    ),
  });
  expect(problemsOf(snapshot)).toEqual([]);
  expect([...snapshot.demos.values()].map(({ id, title, file, line }) => [id, title, file, line])).toEqual([
    ['guide-start-1', 'Guide', '/site/docs/guide/start~live-1.tsx', 5],
    ['sizes', 'All sizes', '/site/docs/guide/start~sizes.tsx', 11],
    ['guide-start-3', 'Sizes 2', '/site/docs/guide/start~live-3.tsx', 17],
  ]);
  expect(snapshot.demos.get('sizes')).toMatchObject({ isBrowserOnly: true, isFramed: true });
  const entry = snapshot.pages.get('/guide/start')!;
  expect(entry.compiled.code).toMatch(/height: 80,\s+iframe: true/);
  expect(entry.compiled.snippets).toMatchObject([{ lang: 'tsx', text: `${BOX}\n`, lines: [6] }, {}, {}]);
  expect(entryText({ snapshot, api: undefined }, entry, new Map())).toContain(`\`\`\`tsx\n${BOX}\n\`\`\``);
  const demo = snapshot.demos.get('sizes')!;
  expect(demoOutline({ snapshot, target: 'dev' }, demo)).toMatchObject({ origin: 'docs/guide/start.mdx', lines: 1 });
  expect(javaScriptFiles({ snapshot, target: 'dev' })['sizes']).toMatchObject([{ name: 'sizes.jsx' }]);
  expect(gallery(snapshot).flatMap(({ cards }) => cards.map((card) => card.demo))).toEqual([
    'guide-start-1',
    'sizes',
    'guide-start-3',
  ]);
  expect(listDemos(snapshot)[0]?.files).toContain('/site/docs/guide/start.mdx');
});

it('imports what is in scope', async () => {
  const scope = { scope: 'src/scope.ts' };
  const texts = {
    'src/scope.ts': "export { Button } from '@acme/ui';\nexport { Card } from './card';",
    'src/card.tsx': 'export const Card = () => null;',
    'node_modules/@acme/ui/package.json': '{"version": "1.0.0"}',
    'docs/guide.md': page(`${fence('render(<Card><Button /></Card>)', 'noInline', 'jsx')}\n`),
    'docs/file.mdx': page('<Demo src="./file.jsx" />'),
    'docs/file.jsx': '<Button />',
  };
  const snapshot = await siteOf(texts, scope);
  expect(problemsOf(snapshot)).toEqual([]);
  expect(codeOf(snapshot, 'guide-1')).toBe(
    "import { Button } from '@acme/ui';\nimport { Card } from '../src/card';\n\nexport default function Demo() {\n  return <Card><Button /></Card>;\n}\n",
  );
  expect(snapshot.demos.get('guide-1')?.parts.packages).toEqual({ '@acme/ui': '1.0.0' });
  expect(snapshot.demos.get('file')).toMatchObject({ file: '/site/docs/file~live.jsx', line: 5 });
  expect(codeOf(snapshot, 'file')).toContain("import { Button } from '@acme/ui';");

  const moved = { ...texts, 'src/scope.ts': texts['src/scope.ts'].replace('@acme/ui', './card') };
  const next = await siteOf({ ...moved, 'src/card.tsx': 'export const Card = 1, Button = 2;' }, scope, snapshot);
  expect(codeOf(next, 'guide-1')).toMatch(/^import { Button, Card } from '..\/src\/card';/);
  expect([...madeChanges(snapshot.files.made, next.files.made).keys()]).toEqual([
    '/site/docs/file~live.jsx',
    '/site/docs/guide~live-1.jsx',
  ]);

  const wrong = await siteOf({ ...texts, 'docs/file.jsx': '<b>\n  <Buton />\n</b>' }, scope);
  expect(problemsOf(wrong)).toEqual([
    'docs/file.jsx:2: "Buton", which is neither declared nor in scope. Did you mean "Button"? Expected what the code imports, what React exports, or what src/scope.ts does: Button, Card. Correct the name, import it, or export it from src/scope.ts.',
  ]);
  const unscoped = await siteOf({ ...texts, 'docs/guide.md': page('Text') });
  expect(problemsOf(unscoped)).toEqual([expect.stringContaining('docs/file.jsx:1: the demo exports no component')]);
});

it.each([
  [
    'a word',
    fence(BOX, 'titel="A"'),
    'docs/guide.mdx:7: a live fence with the unknown word "titel". Did you mean "title"?',
  ],
  [
    'a number',
    fence(BOX, 'height=tall'),
    'docs/guide.mdx:7: a live fence with height=tall. Expected a number of pixels',
  ],
  ['a flag', fence(BOX, 'ssr={maybe}'), 'docs/guide.mdx:7: a live fence with ssr={maybe}.'],
  ['a text', fence(BOX, 'title'), 'docs/guide.mdx:7: a live fence with title. Expected a text in quotes'],
  ['an id', fence(BOX, 'id="A/b"'), 'docs/guide.mdx:7: a live fence with id="A/b"'],
  ['two ids', `${fence(BOX, 'id=a')}\n${fence(BOX, 'id=a')}`, 'docs/guide.mdx:10: a second live fence with the id "a"'],
  [
    'a name',
    fence('<b />\n\n<Buton />;', '', 'jsx').replace('<b />\n', 'const a = 1;\n'),
    'docs/guide.mdx:10: "Buton", which',
  ],
  ['no component', fence('const a = 1;'), 'docs/guide.mdx:8: no component'],
  ['code that cannot be read', fence('\n<b', '', 'jsx'), 'docs/guide.mdx:9: the file cannot be read'],
  ['an import', fence("import './gone';\n\n<b />"), 'docs/guide.mdx:8: import of "./gone", which leads to no file'],
])('names what is wrong with %s of a fence, and the page stands', async (_, code, problem) => {
  const snapshot = await siteOf({ 'docs/guide.mdx': page(`Before.\n\n${code}\n\nBehind.`) });
  expect(problemsOf(snapshot)).toEqual([expect.stringContaining(problem)]);
  const { compiled } = snapshot.pages.get('/guide')!;
  expect(compiled.code).toContain('Behind.');
  expect(compiled.code).toContain('Problems');
});

it('names both fences of one id on two pages', async () => {
  const snapshot = await siteOf({
    'docs/a.mdx': page(fence(BOX, 'id="a"')),
    'docs/b.mdx': page(fence(BOX, 'id="a"')),
  });
  expect(problemsOf(snapshot)).toEqual([
    'docs/b.mdx:5: the id "a" of a live fence, which a live fence of docs/a.mdx:5 has, too. Expected an id for each demo of the site. Give one of the two another id: id="…" behind "live", or on the <Demo>.',
  ]);
});

it('takes fences of included files, whose imports start there', async () => {
  const snapshot = await siteOf({
    'README.md': `# Kit\n\n${fence("import { a } from './src/a';\n\n<b>{a}</b>")}\n`,
    'src/a.ts': 'export const a = 1;',
    'docs/index.mdx': page('<Include src="../README.md" lines="3-" />'),
    'docs/b.mdx': page(`${fence(BOX)}\n\n<Include src="../README.md" lines="3-" />`),
  });
  expect(problemsOf(snapshot)).toEqual([]);
  expect([...snapshot.demos.values()].map(({ id, file }) => `${id} ${file}`)).toEqual([
    'b-1 /site/docs/b~live-1.tsx',
    'b-2 /site/README~b-2.tsx',
    'index-1 /site/README~index-1.tsx',
  ]);
});

it('shares a fence with a translation that has the same code', async () => {
  const languages = { languages: [{ id: 'zh-CN', name: '中文' }] };
  const own = fence('export default () => <b>你好</b>;');
  const snapshot = await siteOf(
    {
      'docs/guide.mdx': page(`${fence(BOX)}\n\n${fence(BOX)}`),
      'docs/guide.zh-CN.mdx': page(`${fence(BOX)}\n\n${own}`, '指南'),
    },
    languages,
  );
  expect(problemsOf(snapshot)).toEqual([]);
  expect([...snapshot.demos.keys()]).toEqual(['guide-1', 'guide-2', 'guide-2-zh-cn']);
  const shown = (one: Snapshot) =>
    gallery(one).flatMap(({ cards }) => cards.map(({ demo, title }) => `${demo} ${title}`));
  expect(shown(snapshot)).toEqual(['guide-1 Guide', 'guide-2 Guide 2']);
  expect(shown(snapshot.locales.get('zh-CN')!)).toEqual(['guide-1 指南', 'guide-2-zh-cn 指南 2']);
});
