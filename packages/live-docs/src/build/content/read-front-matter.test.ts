import { describe, expect, it } from 'vitest';
import { readFrontMatter } from './read-front-matter';

const read = (yaml: string) => readFrontMatter(`---\n${yaml}\n---\n\nText.\n`, 'docs/a.mdx');

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
    expect(() => read('title: A\norder: 1\nkeyword: x')).toThrow(
      /^docs\/a\.mdx:4: front matter has an unknown key "keyword"\. Expected one of title, description, keywords/,
    );
  });

  it('names the line, the value and the type of a key that does not fit', () => {
    expect(() => read('title: A\norder: first')).toThrow(
      'docs/a.mdx:3: front matter key "order" is "first". Expected a number. Correct its value.',
    );
  });

  it('names the line of the key that holds what does not fit or lacks something', () => {
    expect(() => read('title: A\nhero:\n  title: B')).toThrow(
      'docs/a.mdx:3: front matter key "hero.description" is missing',
    );
    expect(() => read('title: A\ngroup:\n  - B')).toThrow('docs/a.mdx:3: front matter key "group" is ["B"]');
    expect(() => read('title: A\nkeywords:\n  - B\n  - 3')).toThrow('docs/a.mdx:5: front matter key "keywords.1" is 3');
  });

  it('asks for a title', () => {
    expect(() => readFrontMatter('Text.', 'docs/a.mdx')).toThrow('docs/a.mdx:1: front matter key "title" is missing');
  });

  it('reports every problem at once', () => {
    expect(() => read('title: 3\norder: x\nfoo: 1')).toThrow(/title.*\n.*order.*\n.*foo/);
  });

  it('says where the YAML itself is broken', () => {
    expect(() => read('title: A\ndescription: "open')).toThrow(/^docs\/a\.mdx:3: front matter cannot be read/);
  });
});
