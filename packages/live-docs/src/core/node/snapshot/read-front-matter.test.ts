import { describe, expect, it } from 'vitest';
import { formatProblem } from 'live-playground/model';
import { readFrontMatter } from './read-front-matter';

const readAll = (yaml: string) => readFrontMatter(`---\n${yaml}\n---\n\nText.\n`, 'docs/a.mdx', 'a');
const read = (yaml: string) => readAll(yaml).front;
const problems = (yaml: string) => readAll(yaml).problems.map(formatProblem).join('\n');

describe('readFrontMatter', () => {
  it('fills in what is left out', () => {
    expect(read('title: Simple')).toEqual({ title: 'Simple', keywords: [], order: 0 });
  });

  it('takes a group and a nav as a title or in full', () => {
    expect(read('title: A\ngroup: Basics\nnav: {title: Demo, path: /demo, order: 1}')).toMatchObject({
      group: 'Basics',
      nav: { title: 'Demo', path: '/demo', order: 1 },
    });
  });

  it('names the line of an unknown key, and the keys there are', () => {
    expect(problems('title: A\norder: 1\nkeyword: x')).toMatch(
      /^docs\/a\.mdx:4: front matter has an unknown key "keyword"\. Did you mean "keywords"\? Expected one of title, description, keywords/,
    );
  });

  it('names the line, the value and the type of a key that does not fit', () => {
    expect(problems('title: A\norder: first')).toContain(
      'docs/a.mdx:3: front matter key "order" is "first". Expected a number. Correct its value.',
    );
  });

  it('names the line of the key that holds what does not fit or lacks something', () => {
    expect(problems('title: A\nhero:\n  title: B')).toContain(
      'docs/a.mdx:3: front matter key "hero.description" is missing',
    );
    expect(problems('title: A\ngroup:\n  - B')).toContain('docs/a.mdx:3: front matter key "group" is ["B"]');
    expect(problems('title: A\nkeywords:\n  - B\n  - 3')).toContain('docs/a.mdx:5: front matter key "keywords.1" is 3');
  });

  it('ends at a line of three dashes, and at no other', () => {
    expect(readFrontMatter('--- \ntitle: A ---\norder: 2\n---\t\n---\n', 'docs/a.mdx', 'a').front).toMatchObject({
      title: 'A ---',
      order: 2,
    });
    expect(readFrontMatter('---\n---\n\ntitle: B\n---\n', 'docs/a.mdx', 'a').front.title).toBe('a');
  });

  it('says whether there is a title, and keeps those in other languages', () => {
    expect(readAll('title: A').hasTitle).toBe(true);
    expect(readAll('order: 1')).toMatchObject({ front: { title: 'a' }, hasTitle: false, problems: [] });
    expect(readAll('title: A\ntitle.zh-CN: 甲\ndescription.zh-CN: 乙')).toMatchObject({
      front: { title: 'A', translations: { 'zh-CN': { title: '甲', description: '乙' } } },
      problems: [],
    });
  });

  it('reports every problem at once', () => {
    expect(problems('title: 3\norder: x\nfoo: 1')).toMatch(/title.*\n.*order.*\n.*foo/);
  });

  it('says where the YAML itself is broken', () => {
    expect(problems('title: A\ndescription: "open')).toMatch(/^docs\/a\.mdx:3: front matter cannot be read/);
  });

  it('keeps what fits, and names a page without a title by its file', () => {
    expect(read('title: A\norder: first\nkeywords: [b]')).toEqual({ title: 'A', keywords: ['b'], order: 0 });
    expect(read('titel: A\norder: 2')).toEqual({ title: 'a', keywords: [], order: 2 });
    expect(read('title: "')).toEqual({ title: 'a', keywords: [], order: 0 });
    expect(read('- 1')).toEqual({ title: 'a', keywords: [], order: 0 });
  });
});

it('names the line of what YAML takes for an alias', () => {
  expect(problems('order: 1\ntitle: *New*')).toBe(
    'docs/a.mdx:3: front matter cannot be read: Unresolved alias (the anchor must be set before the alias): New*. Expected YAML. Quote texts that hold a colon or start with a sign.',
  );
});

it.each([
  ['front matter without an end', '---\ntitle: A\n\n# A\n', 1],
  ['front matter in TOML', '+++\ntitle = "A"\n+++\n\n# A\n', 1],
  ['front matter below an empty line', '\n\n---\ntitle: A\n---\n', 3],
])('names %s', (found, text, line) => {
  expect(readFrontMatter(text, 'docs/a.mdx', 'a').problems).toMatchObject([{ file: 'docs/a.mdx', line, found }]);
});

it.each([
  '---\n\nText\n',
  '---\nText: with a colon, and a line above\n---\n',
  'A\n\n---\ntitle: x\n---\n',
  '+++ text\n',
])('takes no text for front matter: %j', (text) => {
  expect(
    readFrontMatter(text, 'docs/a.mdx', 'a').problems.filter(({ found }) => /TOML|without|below/.test(found)),
  ).toEqual([]);
});
