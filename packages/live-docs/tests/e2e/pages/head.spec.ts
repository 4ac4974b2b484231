import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PAGES } from '../list-pages';
import { SITE } from '../serve';
import { expect, test } from '../test';

const { name, version } = JSON.parse(readFileSync(path.join(SITE, 'package.json'), 'utf8')) as Record<string, string>;

test.use({ allow: ['Failed to load resource: the server responded with a status of 404 (Not Found)'] });

test('every page names itself, the site, its icon, its colour and its generator', async ({ page, request }) => {
  await page.goto('/changelog');
  const heads = await page.evaluate(
    (paths) =>
      Promise.all(
        paths.map(async (path) => {
          const answer = await fetch(path);
          const { head, title } = new DOMParser().parseFromString(await answer.text(), 'text/html');
          const meta = (name: string) => head.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
          return {
            path,
            title,
            description: meta('description'),
            generator: meta('generator'),
            viewport: meta('viewport'),
            colour: meta('theme-color'),
            icon: head.querySelector('link[rel="icon"]')?.getAttribute('href') ?? '',
          };
        }),
      ),
    [...PAGES, '/~demos/simple', '/no/such/page'],
  );
  for (const { path, generator, viewport, colour } of heads) {
    expect(generator, path).toBe(`${name} ${version}`);
    expect(viewport, path).toContain('width=device-width');
    expect(colour, path).toMatch(/^#/);
  }
  const pages = heads.filter(({ path }) => PAGES.includes(path));
  for (const { path, description } of pages) expect(description.length, path).toBeGreaterThan(20);
  expect(new Set(pages.map(({ title }) => title)).size, 'titles differ').toBe(PAGES.length);

  const icons = new Set(heads.map(({ icon }) => icon));
  expect(icons.size).toBe(1);
  const answer = await request.get([...icons].join());
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^image\//);
});
