import { expect, it } from 'vitest';
import type { ApiHistory } from '../../../model';
import { compilePage } from './compile-page';
import { NO_FILES } from './page-output';

const HISTORY: ApiHistory = {
  read: { grid: ['1.0.0', '1.1.0', '1.2.0', '1.3.0'] },
  unread: {},
  tables: {
    Cell: { wide: { '1.2.0': 'boolean' } },
    Grid: { data: { '1.0.0': 'Row[]', '1.2.0': null }, draw: { '1.1.0': 'Draw' }, size: { '1.3.0': 'Size' } },
  },
};

async function textsOf(
  body: string,
  isChangelog: boolean,
  history: ApiHistory | undefined = HISTORY,
  wording?: string,
) {
  const { code, problems, toc, markdown } = await compilePage(
    {
      root: '/site',
      file: '/site/docs/changelog.mdx',
      filename: 'docs/changelog.mdx',
      title: 'Changelog',
      hasTitle: true,
      repository: { url: 'https://example.org', branch: 'main', folder: '/site' },
      description: '',
      isChangelog,
      ...(wording === undefined ? {} : { wording }),
      files: { ...NO_FILES, history: () => history },
    },
    body,
  );
  // The texts of the module, in their order.
  const texts = [...code.matchAll(/children: (?:\[)?"([^"]+)"|, "([^"]+)"/g)].map(([, first, next]) => first ?? next);
  return {
    text: texts.join(''),
    problems: problems.map(({ found, line }) => `${line ?? 0}: ${found}`),
    toc,
    code,
    markdown,
  };
}

const PAGE = '## 1.2.0\n\nWritten.\n\n### Detail\n\nMore.\n\n## 1.1.0\n\nWritten.\n\n## 0.9.0\n\nWritten.\n';

it('says below each version of the changelog what its declarations show', async () => {
  const { code, toc } = await textsOf(PAGE, true);
  expect(toc.map(({ title }) => title)).toEqual(['1.2.0', 'Detail', '1.1.0', '0.9.0']);
  expect(code.match(/From the declarations/g)).toHaveLength(2);
  expect(code).toMatch(
    /From the declarations[^]*"removed "[^]*"Grid\.data"[^]*"; added "[^]*"Cell"[^]*1\.1\.0[^]*"Grid\.draw"/,
  );
  // A section ends where the next version begins, not at a heading within it.
  expect(code.indexOf('From the declarations')).toBeGreaterThan(code.indexOf('More.'));
  expect((await textsOf(PAGE, false)).code).not.toContain('From the declarations');
});

it('lists the versions between two, newest first', async () => {
  const { code, problems } = await textsOf('<ApiChanges after="1.0.0" before="1.3.0" />', false);
  expect(problems).toEqual([]);
  expect(code).toMatch(/1\.2\.0[^]*1\.1\.0/);
  expect(code).not.toContain('1.3.0');
});

it('lists versions within other elements', async () => {
  const { code, toc, problems } = await textsOf(
    `<details>\n<summary>Later</summary>\n\n<ApiChanges after="1.0.0" />\n\n</details>\n\n${PAGE}`,
    true,
  );
  expect(problems).toEqual([]);
  expect(toc[0]?.title).toBe('1.2.0');
  expect(code).toMatch(/Later[^]*1\.3\.0:[^]*Grid\.size[^]*1\.2\.0:[^]*Written/);
});

it('names a version that was not read, and a missing file', async () => {
  expect((await textsOf('<ApiChanges after="0.9.0" />', false)).problems).toEqual([
    '1: <ApiChanges> names a version that was not read',
  ]);
});

it('says it in a translation in the texts of the interface, with the punctuation of its language', async () => {
  const { code, markdown } = await textsOf(PAGE, true, HISTORY, 'zh-CN');
  expect(code).toMatch(/import \{\s*InterfaceText\s*\} from/);
  expect(code).toMatch(
    /of: "upgrade\.derived"[^]*of: "upgrade\.removed"[^]*"Grid\.data"[^]*"；"[^]*of: "upgrade\.added"[^]*"Cell"/,
  );
  const parts = markdown.map((part) => (typeof part === 'string' ? part : part.kind === 'text' ? part.english : ''));
  expect(parts.join('')).toContain('**From the declarations:** removed `Grid.data`；added `Cell`');
  expect((await textsOf(PAGE, false, HISTORY, 'zh-CN')).code).not.toContain('InterfaceText');
});
