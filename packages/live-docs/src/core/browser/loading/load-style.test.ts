// @vitest-environment happy-dom
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { completeStyle, loadStyle, preparePageStyles, showPageStyles } from './load-style';

interface Happy {
  happyDOM: {
    settings: { disableCSSFileLoading: boolean; enableCSSFileLoading: boolean; fetch: { interceptor: unknown } };
  };
}

/** Stylesheets of pages, in the order of their documents: that of `/a` is the one that was loaded. */
const PAGES: Record<string, string[]> = {
  '/a': ['/table.css', '/sort.css'],
  '/b': ['/own.css', '/table.css', '/demo.css'],
  '/c': ['/demo.css', '/table.css'],
  '/d': ['/table.css', '/sort.css'],
  '/text': [],
};
const SITE = ['/theme.css', '/app.css'];

beforeEach(async () => {
  vi.stubEnv('DEV', false);
  const { settings } = (window as unknown as Happy).happyDOM;
  const before = { ...settings };
  Object.assign(settings, { disableCSSFileLoading: false, enableCSSFileLoading: true });
  settings.fetch.interceptor = { beforeAsyncRequest: async () => new window.Response('p { color: red; }') };
  const link = (need: string) => (href: string) => `<link data-style="${need}" href="${href}">`;
  document.head.innerHTML = `<style data-used>p { color: red; }</style>${SITE.map(link('site')).join('')}${PAGES['/a']!.map(link('page')).join('')}<link rel="stylesheet" href="/authors.css"><style data-components></style>`;
  await completeStyle();
  return () => {
    Object.assign(settings, before);
    settings.fetch.interceptor = null;
    document.head.innerHTML = '';
    vi.unstubAllEnvs();
  };
});

/** What applies, in the order of the cascade. */
function inForce(): string[] {
  const [whole] = document.head.querySelectorAll('style');
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[data-style]')];
  const applies = ({ media, sheet }: HTMLLinkElement) =>
    sheet !== null && ((sheet.media as unknown as string) || media || 'all') === 'all';
  return [
    ...(whole!.sheet!.disabled ? [] : [...SITE, ...PAGES['/a']!]),
    ...links.filter(applies).map((one) => one.getAttribute('href')!),
  ];
}

const turnTo = async (path: string) => {
  const hrefs = path === '/a' ? undefined : PAGES[path]!;
  if (hrefs) await preparePageStyles(hrefs);
  showPageStyles(hrefs);
};

it('applies to a page what its document has, in that order, whatever was shown or fetched before', async () => {
  const paths = Object.keys(PAGES);
  let seed = 7;
  const any = () => paths[(seed = (seed * 16807) % 2147483647) % paths.length]!;
  for (let step = 0; step < 60; step++) {
    const path = any();
    const before = inForce();
    await preparePageStyles(PAGES[any()]!);
    expect(inForce(), 'what is fetched ahead applies to nothing').toEqual(before);
    await turnTo(path);
    expect(inForce(), path).toEqual([...SITE, ...PAGES[path]!]);
  }
  expect([...document.head.children].slice(-2).map(({ outerHTML }) => outerHTML)).toEqual([
    '<link rel="stylesheet" href="/authors.css">',
    '<style data-components=""></style>',
  ]);
});

it('keeps the rules of the document for a page with the same stylesheets', async () => {
  await turnTo('/d');
  expect(document.head.querySelector('style')!.sheet!.disabled).toBe(false);
});

it('rests what parts of other pages have brought, and has it apply again on their own', async () => {
  await loadStyle('/chart.css');
  await loadStyle('/search.css');
  const foreign = ['/chart.css'];
  showPageStyles(PAGES['/d'], foreign);
  expect(inForce()).toEqual([...SITE, ...PAGES['/d']!, '/search.css']);
  await preparePageStyles(PAGES['/b']!);
  showPageStyles(PAGES['/b'], foreign);
  expect(inForce().toSorted()).toEqual([...SITE, ...PAGES['/b']!, '/search.css'].toSorted());
  showPageStyles(PAGES['/b'], []);
  expect(inForce()).toContain('/chart.css');
  await loadStyle('/own.css');
  showPageStyles([], [...foreign, '/own.css']);
  expect(inForce()).toEqual([...SITE, '/search.css']);
});

it('applies what a script brings to every page from then on', async () => {
  await loadStyle('/search.css');
  await loadStyle('/sort.css');
  expect(inForce()).toEqual([...SITE, ...PAGES['/a']!, '/search.css']);
  await preparePageStyles(PAGES['/b']!);
  await loadStyle('/own.css');
  expect(inForce()).toEqual([...SITE, ...PAGES['/a']!, '/search.css', '/own.css']);
  await turnTo('/text');
  expect(inForce()).toEqual([...SITE, '/sort.css', '/search.css', '/own.css']);
});

it('adds each rule once, though the page answers in between and two ask for it', async () => {
  const used = document.head.querySelector('style')!;
  used.removeAttribute('data-whole');
  used.setAttribute('data-used', '');
  used.textContent = 'p { color: red; }';
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 100));
  onTestFinished(() => void vi.restoreAllMocks());
  await Promise.all([completeStyle(), completeStyle()]);
  expect([...used.attributes].map(({ name }) => name)).toEqual(['data-whole']);
  expect(used.sheet!.cssRules).toHaveLength([...SITE, ...PAGES['/a']!].length);
});
