import { expect, it } from 'vitest';
import { snapshotOf } from '../../../../tests/unit/snapshot-of';
import { gallery } from './gallery';

const page = (front: string, body: string) => `---\n${front}\n---\n\n${body}\n`;

/** The groups of a gallery on `/demo`, whose page has a heading "Columns": title and id. */
async function groups(...names: (string | undefined)[]) {
  const demos = names.map((name, at): [string, string] => [
    `docs/demo/d${at}.mdx`,
    page(`title: D${at}${name ? `\ngroup: ${name}` : ''}`, '<Demo src="./d.tsx" />'),
  ]);
  const snapshot = await snapshotOf({
    'docs/demo/index.mdx': page('title: Demos', '## Columns\n\n<Gallery />'),
    'docs/demo/d.tsx': 'export default 1;',
    ...Object.fromEntries(demos),
  });
  return gallery(snapshot).map(({ title, id }) => [title, id]);
}

it('gives each group of the gallery an id as headings have them', async () => {
  expect(await groups('Fixed and Sticky', '基础', '进阶')).toEqual([
    ['Fixed and Sticky', 'fixed-and-sticky'],
    ['基础', '基础'],
    ['进阶', '进阶'],
  ]);
});

it('gives no two headings of the page of the gallery the same id', async () => {
  expect(await groups('Columns', 'Rows', 'rows')).toEqual([
    ['Columns', 'columns-1'],
    ['Rows', 'rows'],
    ['rows', 'rows-1'],
  ]);
});

it('gives none to the group without a title', async () => {
  expect(await groups(undefined)).toEqual([['', undefined]]);
});

it('shows the demos of other pages behind its own, named and marked, with the address of each', async () => {
  const snapshot = await snapshotOf({
    'docs/demo/index.mdx': page('title: Demos', '<Gallery />'),
    'docs/demo/simple.mdx': page(
      'title: Simple\ngroup: Basics',
      '<Demo src="./a.tsx" title="A" />\n\n<Demo src="./b.tsx" title="Simple" />',
    ),
    'docs/guide/sorting.mdx': page('title: Sorting\ngroup: Basics', '<Demo src="./c.tsx" title="C" />'),
    'docs/demo/a.tsx': 'export default 1;',
    'docs/demo/b.tsx': 'export default 1;',
    'docs/guide/c.tsx': 'export default 1;',
  });
  const groups = gallery(snapshot).map(({ nav, id, cards }) => ({
    nav,
    id,
    cards: cards.map(({ title, path, page }) => [title, path, page]),
  }));
  expect(groups).toEqual([
    {
      nav: undefined,
      id: 'basics',
      cards: [
        ['Simple', '/demo/simple', undefined],
        ['A', '/demo/simple#demo-a', 'Simple'],
      ],
    },
    { nav: 'Guide', id: 'basics-1', cards: [['C', '/guide/sorting#demo-c', 'Sorting']] },
  ]);
});
