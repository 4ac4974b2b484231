import { describe, expect, test } from 'vitest';
import { SAMPLE } from '../../../../tests/unit/search/sample';
import { joinParts, prepareSearch, rank, type SearchHit } from './index';
import { MOST_HINTS } from './rank';

const data = prepareSearch(SAMPLE);
const hitsOf = (keywords: string, withPartial = false) =>
  rank(data, keywords, withPartial).sections.flatMap(({ hints }) => hints);
const brief = ({ type, link, priority }: SearchHit) => `${type} ${link} ${priority}`;

describe('what is found', () => {
  test('a page by its title, a section and a demo by theirs, a paragraph, and keywords in Chinese', () => {
    expect(hitsOf('virtual').map(brief)).toEqual(['page /demo/virtual 100']);
    expect(hitsOf('api').map(brief)).toEqual(['title /#api 10']);
    expect(hitsOf('second').map(brief)).toEqual(['demo /demo/not-sticky#demo-two 10']);
    expect(hitsOf('far').map(brief)).toEqual(['content /demo/sticky-header#offsets 1']);
    expect(hitsOf('大数据').map(brief)).toEqual(['demo /demo/virtual#demo-virtual 1']);
  });

  test('any part of a word, in any case', () => {
    expect(hitsOf('IRTUA').map(brief)).toEqual(['page /demo/virtual 100']);
  });

  test('a number of thousands however it is written, and a page by its keywords before a demo of another title in it', () => {
    const site = prepareSearch({
      routes: [
        {
          path: '/large',
          entries: [
            { title: 'Large', description: '', keywords: ['10,000 rows'], sections: [{ title: '', paragraphs: [] }] },
          ],
        },
      ],
      nav: [],
      demos: [{ id: 'many', path: '/large', title: 'Many', description: 'A list.', keywords: [] }],
    });
    for (const typed of ['10k rows', '10000 rows', '10,000', '1万'])
      expect(
        rank(site, typed).top.map(({ link }) => link),
        typed,
      ).toEqual(['/large']);
  });

  test('an identifier by its parts', () => {
    const [hit] = rank(data, 'row class').sections[0]?.hints ?? [];
    expect(hit && joinParts(hit.highlightTexts)).toBe('rowClassName · Class of each row.');
  });

  test('the pages of a group by its name in each language', () => {
    expect(hitsOf('粘性').map(({ link }) => link)).toContain('/demo/sticky-header#demo-sticky-header');
  });

  test('a demo by its id, before those whose ids go on; neither id nor group is shown', () => {
    const [first] = hitsOf('one');
    expect(first?.link).toBe('/demo/not-sticky#demo-one');
    const [hit] = hitsOf('sticky-header');
    expect(hit && brief(hit)).toBe('demo /demo/sticky-header#demo-sticky-header 1');
    for (const keywords of ['sticky-header', '粘性', 'fixed and']) {
      const demos = hitsOf(keywords).filter(({ type }) => type === 'demo');
      const texts = demos.map(({ highlightTexts }) => joinParts(highlightTexts));
      expect(texts.length).toBeGreaterThan(0);
      expect(texts.filter((text) => /sticky-header,|粘性|Fixed and/.test(text))).toEqual([]);
    }
  });

  test('a tab, and a section in it', () => {
    expect(hitsOf('performance').map(brief)).toEqual(['title /demo/virtual?tab=speed 10']);
    const [hit] = hitsOf('memory');
    expect(hit && brief(hit)).toBe('title /demo/virtual?tab=speed#memory 10');
    expect(hit && joinParts(hit.highlightTitleTexts)).toBe('Performance › Memory');
  });

  test('a tab by what it says of itself', () => {
    for (const keywords of ['phone', 'benchmark'])
      expect(hitsOf(keywords).map(brief)).toEqual(['content /demo/virtual?tab=speed 1']);
  });

  test('a page with one demo once, whether by its title, by what is said of it or by what stands above its headings', () => {
    expect(hitsOf('/demo/virtual').map(brief)).toEqual(['demo /demo/virtual#demo-virtual 1']);
    expect(hitsOf('lists').map(brief)).toEqual(['content /demo/virtual 1']);
    const [hit, ...others] = hitsOf('data');
    expect(hit && [brief(hit), joinParts(hit.highlightTexts)]).toEqual([
      'demo /demo/virtual#demo-virtual 1',
      'Rows in view, of data in lists.',
    ]);
    expect(others).toEqual([]);
    expect(hitsOf('data lists').map(brief)).toEqual(['content /demo/virtual 2']);
  });

  test('a page with the text that says what its title does not', () => {
    const textOf = (keywords: string) => hitsOf(keywords).flatMap(({ highlightTexts }) => joinParts(highlightTexts));
    expect(textOf('virtual')).toEqual(['About /demo/virtual.']);
    expect(textOf('virtual lists')).toEqual(['…in view, of data in lists.']);
    // Keywords are found and never shown.
    expect(textOf('virtual 大数据')).toEqual(['About /demo/virtual.']);
  });

  test('each demo of a page that has several, beside the page', () => {
    expect(hitsOf('box not', true).map(brief)).toEqual(
      expect.arrayContaining(['demo /demo/not-sticky#demo-one 10', 'demo /demo/not-sticky#demo-two 10']),
    );
  });

  test('nothing for nothing, and for what stands nowhere', () => {
    for (const keywords of ['', ' \t\n', 'zzzz', '.*', '(', '\\', '[a-']) {
      expect(rank(data, keywords), keywords).toMatchObject({ sections: [], top: [], count: 0, partial: 0 });
    }
  });
});

describe('priority', () => {
  test('sums the best weight of each distinct keyword', () => {
    expect(hitsOf('sticky header sticky').map(brief)).toContain('page /demo/sticky-header 200');
    expect(hitsOf('sticky object keys').map(brief)).toContain('title /#sticky 12');
  });

  test('lifts a page by keywords that its sections and texts hold', () => {
    const pages = hitsOf('sticky offset leaves').filter(({ type }) => type === 'page');
    expect(pages[0] && brief(pages[0])).toBe('page /demo/sticky-header 111');
  });

  test('sections that match by title count only where the page does not', () => {
    const found = hitsOf('sticky offsets', true).map(({ type, link }) => `${type} ${link}`);
    expect(found).not.toContain('title /demo/sticky-header#offsets');
    expect(found).toContain('title /#sticky');
  });

  test('of equal ones, titles that equal the keywords come first, then those that start with them', () => {
    const { sections } = rank(data, 'sticky');
    const demo = sections.find(({ title }) => title === 'Demo');
    expect(demo?.hints.filter(({ type }) => type === 'page').map(({ link }) => link)).toEqual([
      '/demo/sticky',
      '/demo/sticky-header',
      '/demo/not-sticky',
    ]);
  });
});

describe('other names, of hits with equal priority', () => {
  const entry = (title: string, keywords: string[], ...paragraphs: string[]) => [
    { title, description: '', keywords, sections: [{ title: '', paragraphs }] },
  ];
  const site = prepareSearch({
    routes: [
      { path: '/prose', entries: entry('Prose', [], 'Load more with loadMore.') },
      { path: '/api', entries: entry('Reference', [], 'loadMore · Called at the end.') },
      { path: '/page', entries: entry('Endless', ['load more']) },
      { path: '/demo', entries: entry('Feed', ['Load More']) },
    ],
    nav: [],
    demos: [{ id: 'feed', path: '/demo', title: 'Feed', description: '', keywords: ['Load More'] }],
  });
  const linksOf = (keywords: string) =>
    rank(site, keywords).sections.flatMap(({ hints }) => hints.map(({ link }) => link));

  test('a page or demo with the typed words as one of its keywords comes first', () => {
    expect(linksOf('load more')).toEqual(['/page', '/demo#demo-feed', '/prose', '/api']);
  });

  test("a table's row comes first if its first cell is what was typed", () => {
    expect(linksOf('loadmore')).toEqual(['/api', '/prose']);
  });
});

describe('a page that holds each keyword in another place', () => {
  const page = (path: string, title: string, sections: [title: string, text: string][]) => ({
    path,
    entries: [
      {
        title,
        description: '',
        keywords: [],
        sections: [
          { title: '', paragraphs: [] },
          ...sections.map(([title, text], at) => ({ id: `s${at}`, title, paragraphs: [text] })),
        ],
      },
    ],
  });
  const linksOf = (...routes: ReturnType<typeof page>[]) =>
    rank(prepareSearch({ routes, nav: [], demos: [] }), 'header not aligned').sections.flatMap(({ hints }) =>
      hints.map(({ link }) => link),
    );
  const scattered = page('/scattered', 'Sticky Header', [
    ['Notes', 'Text is aligned.'],
    ['Related', 'More.'],
  ]);

  test('is left out while another hit is about all of them', () => {
    expect(linksOf(scattered, page('/faq', 'FAQ', [['Why is the header not aligned?', 'Widths.']]))).toEqual([
      '/faq#s0',
    ]);
  });

  test('is a hit if others only mention them, or if there are no others', () => {
    const mention = page('/mention', 'Other', [['Tips', 'A header need not be aligned.']]);
    expect(linksOf(scattered, mention)).toEqual(['/scattered', '/mention#s0']);
    expect(linksOf(scattered)).toContain('/scattered');
  });
});

describe('sections', () => {
  test('come in the order of the navigation, pages outside it last and without a title', () => {
    const { sections } = rank(data, 'head');
    expect(sections.map(({ title, priority }) => [title, priority])).toEqual([
      ['Overview', 0],
      ['Demo', 1000],
      ['Changelog', 2000],
      ['', Infinity],
    ]);
  });

  test('the top hits are of different pages, and in the sections too', () => {
    const { sections, top } = rank(data, 'sticky');
    expect(top[0]?.link).toBe('/demo/sticky');
    expect(new Set(top.map(({ pageTitle }) => pageTitle)).size).toBe(3);
    for (const hit of top) expect(sections.flatMap(({ hints }) => hints)).toContain(hit);
  });
});

describe('hits that match only some of the keywords', () => {
  const entry = (title: string, paragraphs: string[]) => [
    { title, description: '', keywords: [], sections: [{ title: '', paragraphs }] },
  ];
  const site = prepareSearch({
    routes: [
      { path: '/all', entries: entry('Resizable columns', ['Drag the edge.']) },
      { path: '/some', entries: entry('Hidden columns', ['A column can be hidden.']) },
    ],
    nav: [],
    demos: [],
  });
  const linksOf = (keywords: string, withPartial?: boolean) =>
    rank(site, keywords, withPartial).sections.flatMap(({ hints }) => hints.map(({ link }) => link));

  test('are left out and counted while others match all, in any form of the words', () => {
    expect(linksOf('resize column')).toEqual(['/all']);
    expect(rank(site, 'resize column').partial).toBe(1);
    expect(linksOf('resize column', true)).toEqual(['/all', '/some']);
    expect(rank(site, 'resize column', true).partial).toBe(0);
  });

  test('are all there is if none matches all', () => {
    expect(linksOf('hidden edge')).toEqual(['/some', '/all']);
    expect(rank(site, 'hidden edge').partial).toBe(0);
  });
});

test('a section whose title other pages have too names its page first', () => {
  const page = (title: string) => [
    { title, description: '', keywords: [], sections: [{ id: 'notes', title: 'Notes', paragraphs: [`Of ${title}.`] }] },
  ];
  const routes = ['Apple', 'Pear'].map((title) => ({ path: `/${title}`, entries: page(title) }));
  const hits = rank(prepareSearch({ routes, nav: [], demos: [] }), 'notes').sections.flatMap(({ hints }) => hints);
  expect(hits.map(({ highlightTitleTexts }) => joinParts(highlightTitleTexts))).toEqual([
    'Apple › Notes',
    'Pear › Notes',
  ]);
});

test('of equal ones, what stands above the headings of a page comes first, then its demos, then its sections', () => {
  const entry = { title: 'A', description: 'Row.', keywords: [] };
  const sections = [
    { title: '', paragraphs: [] },
    { id: 'b', title: 'B', paragraphs: ['Row.'] },
  ];
  const demo = { path: '/a', description: 'Row!', keywords: [] };
  const site = {
    routes: [{ path: '/a', entries: [{ ...entry, sections }] }],
    nav: [],
    demos: [
      { ...demo, id: 'one', title: 'One' },
      { ...demo, id: 'two', title: 'Two' },
    ],
  };
  const [section] = rank(prepareSearch(site), 'row').sections;
  expect(section?.hints.map(({ link }) => link)).toEqual(['/a', '/a#demo-one', '/a#demo-two', '/a#b']);
});

test('of equal numbers, sections come in the order of the navigation', () => {
  const entryOf = (title: string) => [{ title, description: '', keywords: [], sections: [] }];
  const site = {
    // The better hit is the later one.
    routes: [
      { path: '/b', entries: entryOf('Row') },
      { path: '/a', entries: entryOf('Row and more') },
    ],
    nav: [
      { title: 'Guide', order: 1, groups: [{ names: [], paths: ['/a'] }] },
      { title: 'Guide › More', order: 1, groups: [{ names: [], paths: ['/b'] }] },
    ],
    demos: [],
  };
  const { sections, top } = rank(prepareSearch(site), 'row');
  expect(sections.map(({ title }) => title)).toEqual(['Guide', 'Guide › More']);
  expect(top.map(({ link }) => link)).toEqual(['/b', '/a']);
});

test('a section of very many hits holds the best of them, and all are counted', () => {
  const last = MOST_HINTS + 99;
  const routes = Array.from({ length: last + 1 }, (_, at) => ({
    path: `/${at}`,
    entries: [{ title: at === last ? 'Row' : 'Row and more', description: '', keywords: [], sections: [] }],
  }));
  const { sections, count } = rank(prepareSearch({ routes, nav: [], demos: [] }), 'row');
  expect(count).toBe(last + 1);
  expect(sections[0]?.hints).toHaveLength(MOST_HINTS);
  expect(sections[0]?.hints[0]?.link).toBe(`/${last}`);
});

describe('near misses', () => {
  test.each([
    ['stikcy', 'sticky'],
    ['virtaul', 'virtual'],
    ['heder', 'header'],
    ['offfset', 'offset'],
    ['perfromence', 'performance'],
    ['memery', 'memory'],
  ])('%s is taken for %s', (from, to) => {
    const { corrections, keywords, count } = rank(data, from);
    expect({ corrections, keywords }).toEqual({ corrections: [{ from, to }], keywords: [to] });
    expect(count).toBeGreaterThan(0);
  });

  test('the start of a word will do, but for a short keyword', () => {
    expect(rank(data, 'bnchm').keywords).toEqual(['benchm']);
    expect(rank(data, 'bnch').corrections).toEqual([]);
  });

  test('only a keyword that stands nowhere is corrected', () => {
    expect(rank(data, 'sticky haeder')).toMatchObject({
      keywords: ['sticky', 'header'],
      corrections: [{ from: 'haeder', to: 'header' }],
    });
    expect(rank(data, 'stick')).toMatchObject({ corrections: [] });
  });

  test('short words, words too far off and words that start with another letter are left alone', () => {
    for (const keywords of ['zq', 'xyz', 'qwerty', 'stkcyi', 'farr', 'antd sticky', 'neader'])
      expect(rank(data, keywords).corrections, keywords).toEqual([]);
    expect(rank(data, 'ehader').corrections).toEqual([{ from: 'ehader', to: 'header' }]);
  });
});

describe('properties', () => {
  const property = (name: string, description: string, deprecated?: true) => ({
    name,
    id: `api-${name}`,
    description,
    type: 'string',
    ...(deprecated ? { deprecated } : {}),
  });
  const entry = { description: '', keywords: [], sections: [{ title: '', paragraphs: ['All props.'] }] };
  const site = prepareSearch({
    routes: [
      {
        path: '/api',
        entries: [
          {
            ...entry,
            title: 'Reference',
            properties: [
              property('Table.indentSize', 'Old.', true),
              property('expandable.indentSize', 'Pixels a level.'),
              property('expandable.rowExpandable', 'Tells which rows can open.'),
              property('Table.sticky', 'Keeps the header.'),
              property('Summary.Row.className', 'Class of the row.'),
              property('Table.rowClassName', 'Class of each row.'),
            ],
          },
        ],
      },
      { path: '/rows', entries: [{ ...entry, title: 'Expandable Rows' }] },
      { path: '/sticky', entries: [{ ...entry, title: 'Sticky Header' }] },
    ],
    nav: [],
    demos: [],
  });
  const firstOf = (keywords: string) => {
    const [hit] = rank(site, keywords).top;
    return hit && { link: hit.link, title: joinParts(hit.highlightTitleTexts), text: joinParts(hit.highlightTexts) };
  };
  const found = {
    link: '/api#api-expandable.rowExpandable',
    title: 'expandable.rowExpandable',
    text: 'Tells which rows can open.',
  };

  test.each([
    'expandable.rowExpandable',
    'rowexpandable',
    'row expandable',
    'rowExpandible',
    'expandable.rowExpandible',
    'expandable rowExpandable',
  ])('%s finds the property, by its full name and with its description', (keywords) => {
    expect(firstOf(keywords)).toEqual(found);
  });

  test.each(['rE', 'rowExp', 'roE'])('%s finds the property by the starts of its humps', (keywords) => {
    expect(firstOf(keywords)).toEqual(found);
  });

  test('a page is more likely wanted than a property of the same single word, and a current one than an old one', () => {
    expect(firstOf('sticky')?.link).toBe('/sticky');
    expect(firstOf('row class name')?.title).toBe('Table.rowClassName');
    expect(firstOf('indentSize')?.link).toBe('/api#api-expandable.indentSize');
  });
});

describe('versions', () => {
  test.each([
    ['7.12.2', []],
    ['v7.12', []],
    ['7.10.0', [{ from: '7.10.0', to: '7.12.2' }]],
  ])('%s leads to its section of the changelog, or to the nearest, and says so', (typed, corrections) => {
    const result = rank(data, typed);
    expect(result.top.map(({ link }) => link)).toEqual(['/changelog#7.12.2']);
    expect(result.corrections).toEqual(corrections);
  });
});

test('the best hit is about all of the words, not the one whose title holds the commonest', () => {
  const page = (path: string, title: string, keywords: string[], ...paragraphs: string[]) => ({
    path,
    entries: [
      {
        title,
        description: '',
        keywords,
        sections: [
          { title: '', paragraphs: [] },
          { id: 'x', title: 'More', paragraphs },
        ],
      },
    ],
  });
  const site = {
    routes: [
      ...['Row Key', 'Row Class', 'Row Height'].map((title, at) => page(`/${at}`, title, [], 'Nothing to click.')),
      page('/events', 'Events', ['row click']),
    ],
    nav: [],
    demos: [],
  };
  expect(rank(prepareSearch(site), 'row click').top[0]?.link).toBe('/events');
});

test('the best hits start a word with what was typed, however short; what has a short one only within words comes behind, when asked for', () => {
  const page = (path: string, title: string, text: string) => ({
    path,
    entries: [{ title, description: '', keywords: [], sections: [{ title: '', paragraphs: [text] }] }],
  });
  const site = {
    routes: [
      page('/hidden', 'Hide', 'Out of sight.'),
      page('/widths', 'Widths', 'In pixels.'),
      page('/keys', 'Keys', 'What identifies a row.'),
      page('/types', 'Types', 'In index.ts, too.'),
      page('/events', 'Events', 'On rows, by eventId.'),
    ],
    nav: [],
    demos: [],
  };
  const topOf = (typed: string, withPartial = false) =>
    rank(prepareSearch(site), typed, withPartial).top.map(({ link }) => link);
  expect(topOf('id')).toEqual(['/keys', '/events']);
  expect(rank(prepareSearch(site), 'id').partial).toBe(2);
  expect(topOf('id', true)).toEqual(['/keys', '/hidden', '/widths']);
  expect(topOf('ts')).toEqual(['/types']);
  expect(topOf('dth')).toEqual(['/widths']);
  expect(topOf('vents')).toEqual(['/events']);
});

test('a question is looked for by the words that say what it is about, without its signs', () => {
  const plain = rank(data, 'sticky header');
  for (const typed of ['How do I make the header sticky?', 'how to get a "sticky header"'])
    expect(rank(data, typed).top[0]?.link, typed).toBe(plain.top[0]?.link);
  expect(rank(data, '“sticky” (header)').keywords).toEqual(['sticky', 'header']);
  // Two words are none, and words that say where mean something.
  expect(rank(data, 'the header').keywords).toEqual(['the', 'header']);
  expect(rank(data, 'from right to left').keywords).toEqual(['from', 'right', 'to', 'left']);
  expect(rank(data, '?!').keywords).toEqual(['?!']);
});

test('hits of one page show different texts', () => {
  const result = rank(data, 'sticky');
  const texts = result.sections
    .flatMap(({ hints }) => hints)
    .map(({ pageTitle, highlightTexts }) => `${pageTitle}: ${joinParts(highlightTexts)}`)
    .filter((text) => !text.endsWith(': '));
  expect(new Set(texts).size).toBe(texts.length);
});

test('where nothing is found, words that start alike are offered', () => {
  expect(rank(data, 'perforation')).toMatchObject({ count: 0, suggestions: expect.arrayContaining(['performance']) });
});
