import { readdirSync } from 'node:fs';
import path from 'node:path';
import { CHINESE_PAGES, DEMOS, PAGES } from '../list-pages';
import { SITE } from '../serve';
import { expect, test } from '../test';

test('every page is a flat file, every demo has a shell, and edited demos have a frame', () => {
  const dist = readdirSync(path.join(SITE, 'dist'), { recursive: true, encoding: 'utf8' });
  const names = dist.map((name) => name.split(path.sep).join('/'));
  // An archive is a site by itself.
  const files = names.filter((name) => name.endsWith('.html') && !name.startsWith('v7/'));
  const pages = [...PAGES, ...CHINESE_PAGES].map((page) => (page === '/' ? 'index' : page.slice(1)));
  const shells = DEMOS.map((id) => `~demos/${id}`);
  expect(shells.length).toBeGreaterThanOrEqual(50);
  // Where the address of a section leads to its first page.
  const sections = ['guide', 'zh-CN/guide'];
  expect(files.sort()).toEqual(
    [...pages, ...sections, ...shells, '404', '~frame'].map((name) => `${name}.html`).sort(),
  );
});

test('pages go out as brotli or gzip, as the reader takes them, and are asked for anew', async ({ request }) => {
  for (const [accepted, sent] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const answer = await request.get('/demo/simple', { headers: { 'Accept-Encoding': accepted } });
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-encoding']).toBe(sent);
    expect(answer.headers()['cache-control']).toBe('no-cache');
    expect(await answer.text()).toContain('Aurora 7');
  }
});

test('OPTIONS promises what is answered', async ({ request }) => {
  const answer = await request.fetch('/demo/simple', {
    method: 'OPTIONS',
    headers: { 'Origin': 'http://localhost', 'Access-Control-Request-Method': 'POST' },
  });
  expect(answer.status()).toBe(204);
  expect(answer.headers()['allow']).toBe('GET, HEAD');
  expect(answer.headers()['access-control-allow-methods']).toBeUndefined();
});
