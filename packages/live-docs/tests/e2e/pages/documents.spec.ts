import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PAGES } from '../list-pages';
import { headingsOf } from './headings-of';
import { SITE } from '../serve';
import { expect, test } from '../test';

const { name, version } = JSON.parse(readFileSync(path.join(SITE, 'package.json'), 'utf8')) as Record<string, string>;

/** Pages whose header and sidebar lead to all others. */
const ENTRIES = ['/', '/guide/getting-started', '/demo', '/changelog'];

test.use({ allow: ['Failed to load resource: the server responded with a status of 404 (Not Found)'] });

test('every page names itself, the site, its icon, its colour and its generator, has its headings and the notice, and is in the header or in a sidebar', async ({
  page,
  request,
}) => {
  await page.goto('/changelog');
  const documents = await page.evaluate(
    (paths) =>
      Promise.all(
        paths.map(async (path) => {
          const answer = await fetch(path);
          const document = new DOMParser().parseFromString(await answer.text(), 'text/html');
          const { head, title } = document;
          const meta = (name: string) => head.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
          const texts = (selector: string) =>
            [...document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
          const links = document.querySelectorAll('header:not(main *) a, nav[aria-label="Sidebar"] a');
          return {
            path,
            title,
            description: meta('description'),
            generator: meta('generator'),
            viewport: meta('viewport'),
            colour: meta('theme-color'),
            icon: head.querySelector('link[rel="icon"]')?.getAttribute('href') ?? '',
            notices: texts('noscript'),
            titles: texts('main h1'),
            headings: texts('main h2'),
            text: texts('main').join(),
            links: [...links].map((link) => link.getAttribute('href')),
          };
        }),
      ),
    [...PAGES, '/~demos/simple', '/no/such/page'],
  );
  for (const { path, generator, viewport, colour } of documents) {
    expect(generator, path).toBe(`${name} ${version}`);
    expect(viewport, path).toContain('width=device-width');
    expect(colour, path).toMatch(/^#/);
  }
  const pages = documents.filter(({ path }) => PAGES.includes(path));
  expect(pages).toHaveLength(PAGES.length);
  expect(new Set(pages.map(({ title }) => title)).size, 'titles differ').toBe(PAGES.length);
  for (const { path, description, notices, titles, headings, text } of pages) {
    expect(description.length, path).toBeGreaterThan(20);
    expect(notices, path).toContain('Enable JavaScript to run this app. llms.txt');
    expect(titles, path).toHaveLength(1);
    expect(headings, path).toEqual(expect.arrayContaining(headingsOf(path)));
    expect(text, path).toContain('Last updated');
  }
  const listed = pages.filter(({ path }) => ENTRIES.includes(path)).flatMap(({ links }) => links);
  expect(PAGES.filter((path) => !listed.includes(path))).toEqual([]);

  const icons = new Set(documents.map(({ icon }) => icon));
  expect(icons.size).toBe(1);
  const answer = await request.get([...icons].join());
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^image\//);
});
