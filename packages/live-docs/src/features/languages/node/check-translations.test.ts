import { expect, test } from 'vitest';
import { formatProblem } from 'live-playground/model';
import { snapshotOf } from '../../../../tests/unit/snapshot-of';
import { noteSections, sectionHashes } from './section-hashes';
import { checkGlossary } from './check-glossary';
import { checkTranslations } from './check-translations';

const MORE = { url: 'https://site.example', languages: [{ id: 'zh-CN', name: '中文' }] };
const PAGE = '---\ntitle: Sorting\n---\n\nText.\n\n## How\n\nThus.\n\n## 7.0\n\nSo.\n';
const TRANSLATION = '---\ntitle: 排序\n---\n\n文字。\n\n## 方法\n\n这样。\n\n## 7.0\n\n如此。\n';
const read = (files: Record<string, string>) =>
  snapshotOf({ 'docs/a.mdx': PAGE, 'docs/a.zh-CN.mdx': TRANSLATION, ...files }, undefined, MORE);
const outdated = async (files: Record<string, string>) =>
  checkTranslations(await read(files)).outdated.map(({ problem }) => formatProblem(problem));

test('a translation is as old as what it notes of its page, section by section', async () => {
  expect(await outdated({})).toEqual([
    `docs/a.zh-CN.mdx:1: a translation that doesn't say which text of its page it translates. Expected "translates" in its front matter. Translate what changed. Then note it with "live-docs check --write".`,
  ]);
  const { pages } = await read({});
  const noted = noteSections(TRANSLATION, sectionHashes(pages.get('/a')!));
  expect(noted).toMatch(
    /^---\ntitle: 排序\ntranslates:\n {2}_start: [a-p]{8}\n {2}"how": [a-p]{8}\n {2}"70": [a-p]{8}\n---\n/,
  );
  expect(await outdated({ 'docs/a.zh-CN.mdx': noted })).toEqual([]);
  const changed = PAGE.replace('Thus.', 'Otherwise.');
  const [problem] = await outdated({ 'docs/a.mdx': changed, 'docs/a.zh-CN.mdx': noted });
  expect(problem).toContain('a translation that is older than docs/a.mdx: how.');
  // Noting it again replaces the note.
  const again = noteSections(noted, sectionHashes((await read({ 'docs/a.mdx': changed })).pages.get('/a')!));
  expect(again.match(/translates/g)).toHaveLength(1);
  expect(await outdated({ 'docs/a.mdx': changed, 'docs/a.zh-CN.mdx': again })).toEqual([]);
});

test('notes what a translation without front matter translates', () => {
  expect(noteSections('# 排序\n\n---\n', new Map([['_start', 'abcdefgh']]))).toBe(
    '---\ntranslates:\n  _start: abcdefgh\n---\n\n# 排序\n\n---\n',
  );
});

test('leaves the ends of lines of a translation as they are', () => {
  const hashes = new Map([['_start', 'abcdefgh']]);
  const noted = '---\r\ntitle: 排序\r\ntranslates:\r\n  _start: abcdefgh\r\n---\r\n\r\nA\r\n';
  expect(noteSections('---\r\ntitle: 排序\r\n---\r\n\r\nA\r\n', hashes)).toBe(noted);
  expect(noteSections('\uFEFF# 排序\r\n', hashes)).toBe(
    '---\r\ntranslates:\r\n  _start: abcdefgh\r\n---\r\n\r\n# 排序\r\n',
  );
});

test('names pages without a translation, and links that leave the language', async () => {
  const site = await read({
    'docs/b.mdx': '---\ntitle: B\n---\n\n[A](/zh-CN/a)\n',
    'docs/a.zh-CN.mdx': `${TRANSLATION}\n[A](https://site.example/a#how) [B](/b) [B](https://other.example/b)\n`,
  });
  const { missing, problems } = checkTranslations(site);
  expect([...missing]).toEqual([['zh-CN', ['docs/b.mdx']]]);
  expect(problems.map(({ file, line, found }) => [file, line, found])).toEqual([
    ['docs/b.mdx', 5, 'the link to "/zh-CN/a" leaves the language of the page'],
    ['docs/a.zh-CN.mdx', 15, 'the link to "https://site.example/a#how" leaves the language of the page'],
  ]);
});

test('names words that the glossary forbids, in pages and descriptions, but not in code or keywords', async () => {
  const site = await read({
    'docs/a.zh-CN.mdx': `${TRANSLATION.replace('---\n', '---\nkeywords:\n  - 钉住\n')}\n钉住的列 \`钉住\`\n\n\`\`\`js\n// 钉住\n\`\`\`\n`,
    'docs/glossary.zh-CN.yaml': 'row: 行\nfixed column:\n  use: 固定列\n  not: [冻结, 钉住]\n',
  });
  const api = { texts: [{ file: 'docs/api/table.yaml', line: 3, said: { 'en': 'Fixed.', 'zh-CN': '钉住。' } }] };
  expect(checkGlossary(site, api).map(formatProblem)).toEqual([
    'docs/a.zh-CN.mdx:17: "钉住", which docs/glossary.zh-CN.yaml forbids for "fixed column". Expected 固定列. Write that word instead.',
    'docs/api/table.yaml:3: "钉住", which docs/glossary.zh-CN.yaml forbids for "fixed column". Expected 固定列. Write that word instead.',
  ]);
  const wrong = await read({ 'docs/glossary.zh-CN.yaml': 'row: 行\ncolumn:\n  uses: 列\n' });
  expect(checkGlossary(wrong, undefined).map(formatProblem)[0]).toContain(
    'docs/glossary.zh-CN.yaml:2: the term "column"',
  );
});
