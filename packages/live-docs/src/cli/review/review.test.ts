import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { find } from '../test/findings';
import { compareFacts } from './compare-facts';
import { NO_FACTS, type SiteFacts } from './read-facts';
import { createReview, isEmpty } from './review';
import { pictureFile, renderReview } from './review-page';
import { headline, summarize } from './review-summary';
import { plainMarkup, type DemoLook, type DemoVisit } from './visit-demos';

const look = (markup: string, ...findings: DemoLook['findings']): DemoLook => ({ markup, findings });
const picture = (width: number) => PNG.sync.write(new PNG({ width, height: 1 }));

function reviewOf(visits: DemoVisit[], after: Partial<SiteFacts> = {}, before: Partial<SiteFacts> = {}) {
  const [old, now] = [before, after].map((facts) => ({ ...NO_FACTS, ...facts })) as [SiteFacts, SiteFacts];
  const changes = compareFacts(old, now);
  return createReview({ base: '1a2b3c4 Begin', notes: [], before: old, after: now, changes, visits });
}

it('leaves out demos that look and behave as before', () => {
  const review = reviewOf([{ id: 'a', before: look('<p>'), after: look('<p>'), pictures: {} }]);
  expect(review).toMatchObject({ demos: [], unchanged: ['a'] });
  expect(isEmpty(review)).toBe(true);
  expect(headline(review)).toBe('Nothing that readers see has changed.');
});

it('tells what a demo does and did not do before', () => {
  const axe = (found: string) => find('axe', found, { rule: 'label' });
  const log = (text: string) => find('log', `logs warning: ${text}`);
  const before = look('', axe('violates label in light: <input id="1">'), log('Old'), log('Both'));
  const same = look('', axe('violates label in light: <input id="2">'), log('New'), log('Both'));
  const visit = { id: 'a', before, pictures: {} };
  expect(reviewOf([{ ...visit, after: same }]).demos).toMatchObject([
    { kind: 'changed', worse: ['logs warning: New'], better: ['logs warning: Old'] },
  ]);
  const more = look('', axe('violates label in light: <input id="1">, and 2 more'), log('Old'), log('Both'));
  expect(reviewOf([{ ...visit, after: more }]).demos).toMatchObject([
    { worse: ['violates label in light: <input id="1">, and 2 more'], better: [] },
  ]);
  const dark = look('', axe('violates label in dark: <input id="1">'), log('Old'), log('Both'));
  expect(reviewOf([{ ...visit, after: dark }]).demos[0]?.worse).toHaveLength(1);
});

it('compares what a demo says alone, if it shows something else each time', () => {
  const visit = { id: 'a', before: look('<p>1</p>'), pictures: DIFFERENT.pictures, isUnsteady: true };
  const quiet = reviewOf([{ ...visit, after: look('<p>2</p>') }]);
  expect(quiet).toMatchObject({ demos: [], unchanged: [], unsteady: ['a'] });
  expect(summarize(quiet)).toContain('Something else each time, so compared by findings alone: `a`');
  const loud = reviewOf([{ ...visit, after: look('<p>2</p>', find('log', 'logs error: Oh')) }]);
  expect(loud).toMatchObject({ demos: [{ id: 'a', pictures: {}, worse: ['logs error: Oh'] }], unsteady: ['a'] });
});

it('tells a renamed demo from one that is gone and one that is new', () => {
  const [one, other] = [picture(1), picture(2)];
  const gone = (id: string, markup: string): DemoVisit => ({
    id,
    before: look(markup),
    pictures: { a: { before: one } },
  });
  const added = (id: string, markup: string, after = one): DemoVisit => ({
    id,
    after: look(markup),
    pictures: { a: { after } },
  });
  const kinds = (...visits: DemoVisit[]) => reviewOf(visits).demos.map(({ id, kind }) => `${id} ${kind}`);
  expect(reviewOf([gone('old', '<p>'), added('new', '<p>')]).demos).toMatchObject([
    { id: 'new', kind: 'renamed', former: 'old', pictures: {} },
  ]);
  expect(kinds(gone('old', '<p>'), added('new', '<b>'))).toEqual(['new added', 'old removed']);
  expect(kinds(gone('old', '<p>'), added('new', '<p>', other))).toEqual(['new added', 'old removed']);
  // One former demo has one successor.
  expect(kinds(gone('old', '<p>'), added('new', '<p>'), added('twin', '<p>'))).toEqual(['new renamed', 'twin added']);
});

const DIFFERENT: DemoVisit = {
  id: 'a/b',
  before: look('<p class="old">x</p>'),
  after: look('<p class="new">x</p>', find('log', 'logs error: <b>`Oh`</b>')),
  pictures: {
    'light.390': { found: '3 pixels differ', before: picture(3), after: picture(3), difference: picture(3) },
  },
};

it('writes a page that shows texts of a site as they are', () => {
  const page = renderReview(reviewOf([DIFFERENT], { demos: { 'a/b': { title: '<i>A</i>', loads: '', bytes: 0 } } }));
  expect(page).toContain('<h3>&lt;i&gt;A&lt;/i&gt; <code>a/b</code></h3>');
  expect(page).toContain('<li>logs error: &lt;b&gt;`Oh`&lt;/b&gt;</li>');
  expect(page).toContain('<del>- &lt;p class=&quot;old&quot;&gt;x&lt;/p&gt;</del>');
  expect(page).toContain(`width="3" height="1" src="${pictureFile('a/b', 'light.390', 'before')}"`);
  expect(pictureFile('a/b', 'light.390', 'before')).toBe('pictures/a~2fb.light.390.before.png');
  expect(renderReview(reviewOf([]))).not.toMatch(/<script|<section/);
});

it('sums up for a comment, with long lists cut', () => {
  const pages = Object.fromEntries(
    Array.from({ length: 20 }, (_, at) => [`/p${at}`, { title: `Page *${at}*`, text: '', bytes: 0 }]),
  );
  const summary = summarize(reviewOf([DIFFERENT], { pages }));
  expect(summary).toContain('**Documentation review**: 1 demo, 1 new finding, 20 pages');
  expect(summary).toContain('- `a/b`: looks different, 1 new finding\n  - `` logs error: <b>`Oh`</b> ``');
  expect(summary).toContain('- New: Page \\*0\\* (`/p0`)');
  expect(summary).toContain('- … and 5 more');
});

it('takes out of markup what differs between two builds of the same', () => {
  const address = 'http://127.0.0.1:4000/table/';
  const markup = `<img src="${address}assets/a-Bc_d-123.png"><p class="_row_1k3fs_12 wide _row-end_1k3fs_9">`;
  expect(plainMarkup(markup, address)).toBe('<img src="/assets/a.png"><p class="row wide row-end">');
});
