import { renameSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path, { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { preview } from 'vite';
import { describe, expect, it, onTestFinished, test } from 'vitest';
import { serveLocally } from '../../../../../../../tests/support/serve-locally';
import { writeFiles } from '../../../../../../../tests/support/write-files';
import { previewSite, serveSite } from './serve-site';

const long = (name: string) => `<p>${name}</p>`.repeat(200);
const FILES = {
  'index.html': 'home',
  'demo.html': 'gallery',
  'demo/simple.html': long('simple'),
  'demo/simple.md': '# Simple',
  '~demos/simple.html': 'demo alone',
  '404.html': long('PAGE NOT FOUND'),
  'assets/page-Ab3d.js': long('script'),
  'favicon.svg': '<svg/>',
};

async function serve(base?: string) {
  const site = Object.entries(FILES).map(([path, text]) => [`dist/${path}`, text]);
  const dist = join(await writeFiles({ ...Object.fromEntries(site), 'outside.txt': 'secret' }), 'dist');
  return { dist, ask: await serveLocally(serveSite({ dist, base })) };
}

describe('pages', () => {
  test.each([
    ['/', 'home'],
    ['/?tab=x', 'home'],
    ['/demo', 'gallery'],
    ['/demo/', 'gallery'],
    ['/demo/simple', FILES['demo/simple.html']],
    ['/demo/simple/', FILES['demo/simple.html']],
    ['/demo/simple?a=b', FILES['demo/simple.html']],
    ['/demo/simple.html', FILES['demo/simple.html']],
    ['/demo/si%6Dple', FILES['demo/simple.html']],
    ['/~demos/simple', 'demo alone'],
    ['/%7Edemos/simple', 'demo alone'],
  ])('%s', async (path, text) => {
    const { ask } = await serve();
    const answer = await ask(path);
    expect(answer).toMatchObject({ status: 200, text });
    expect(answer.headers).toMatchObject({ 'content-type': 'text/html;charset=utf-8', 'cache-control': 'no-cache' });
  });

  test('a program that asks for Markdown gets that of the page', async () => {
    const { ask } = await serve();
    const asking = (path: string, accept: string) => ask(path, { headers: { accept } });
    expect(await asking('/demo/simple', 'text/markdown, text/html;q=0.8')).toMatchObject({
      text: '# Simple',
      headers: { 'content-type': 'text/markdown;charset=utf-8' },
    });
    expect((await asking('/demo/simple', 'text/html')).text).toBe(FILES['demo/simple.html']);
    expect((await asking('/demo', 'text/markdown')).text).toBe('gallery');
  });

  test('HEAD sends the headers alone', async () => {
    const { ask } = await serve();
    const answer = await ask('/demo/simple', { method: 'HEAD' });
    expect(answer).toMatchObject({ status: 200, text: '' });
    expect(answer.headers['content-length']).toBe(String(FILES['demo/simple.html'].length));
  });

  test('a page that the browser has is not sent again', async () => {
    const { ask } = await serve();
    const { etag } = (await ask('/demo')).headers;
    expect(await ask('/demo', { headers: { 'if-none-match': etag } })).toMatchObject({ status: 304, text: '' });
  });

  test('what the browser holds is found in a list, by `*`, and by a strong tag', async () => {
    const { ask } = await serve();
    const { etag = '' } = (await ask('/demo')).headers;
    const strong = etag.replace('W/', '');
    for (const held of [`"a", ${etag}`, `W/"a,b" , ${strong}`, '*', strong]) {
      const answer = await ask('/demo', { headers: { 'if-none-match': held } });
      expect(answer, held).toMatchObject({ status: 304, text: '' });
      expect(answer.headers, held).toMatchObject({ etag, 'cache-control': 'no-cache' });
    }
    for (const held of ['"a"', strong.slice(1, -1), `"${strong.slice(1, 5)}"`, ''])
      expect((await ask('/demo', { headers: { 'if-none-match': held } })).status, held).toBe(200);
    expect((await ask('/nowhere', { headers: { 'if-none-match': '*' } })).status).toBe(404);
  });

  test('only a demo alone may be embedded by other sites', async () => {
    const { ask } = await serve();
    for (const path of ['/', '/demo/simple', '/nowhere', '/~demos'])
      expect((await ask(path)).headers['content-security-policy'], path).toBe("frame-ancestors 'self'");
    for (const path of ['/~demos/simple', '/%7Edemos/simple'])
      expect((await ask(path)).headers['content-security-policy'], path).toBeUndefined();
  });

  test('types are not guessed, and other sites learn no path', async () => {
    const { ask } = await serve('/docs/');
    for (const path of ['/docs/', '/docs/assets/page-Ab3d.js', '/docs/nowhere', '/docs', '/elsewhere'])
      expect((await ask(path)).headers, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
  });

  test('other methods are refused', async () => {
    const { ask } = await serve();
    const answer = await ask('/demo', { method: 'POST' });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
    const options = await ask('/demo', { method: 'OPTIONS' });
    expect(options).toMatchObject({ status: 204, text: '' });
    expect(options.headers.allow).toBe('GET, HEAD');
  });

  test('a range that is none does no harm', async () => {
    const { ask } = await serve();
    expect(await ask('/demo', { headers: { range: 'bytes=5-2' } })).toMatchObject({ status: 200, text: 'gallery' });
  });

  test('a build beside the running server shows at once', async () => {
    const { dist, ask } = await serve();
    await rm(join(dist, 'demo.html'));
    expect((await ask('/demo')).status).toBe(404);
  });
});

describe('compression', () => {
  test('brotli before gzip before neither', async () => {
    const { ask } = await serve();
    const brotli = await ask('/demo/simple', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', 'vary': 'Accept, Accept-Encoding' });
    expect(brotliDecompressSync(brotli.body).toString()).toBe(FILES['demo/simple.html']);

    const gzip = await ask('/assets/page-Ab3d.js', { headers: { 'accept-encoding': 'gzip' } });
    expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', 'content-type': 'text/javascript' });
    expect(gunzipSync(gzip.body).toString()).toBe(FILES['assets/page-Ab3d.js']);

    expect((await ask('/demo/simple')).headers['content-encoding']).toBeUndefined();
  });

  test('a coding is refused by q=0, and `*` takes what is not named', async () => {
    const { ask } = await serve();
    for (const [accepted, sent] of [
      ['br;q=0, gzip', 'gzip'],
      ['gzip;q=0.000, br; q=0.2', 'br'],
      ['br;q=0, *', 'gzip'],
      ['*;q=0.5', 'br'],
      ['*;q=0', undefined],
      ['BR;Q=0, GZIP;q=0', undefined],
      ['brotli', undefined],
    ])
      for (const path of ['/demo/simple', '/nowhere']) {
        const answer = await ask(path, { headers: { 'accept-encoding': accepted } });
        expect(answer.headers['content-encoding'], `${path}, ${accepted}`).toBe(sent);
      }
  });

  test('a file too small to compress goes out as it is', async () => {
    const { ask } = await serve();
    const answer = await ask('/demo', { headers: { 'accept-encoding': 'br' } });
    expect(answer.text).toBe('gallery');
    expect(answer.headers['content-encoding']).toBeUndefined();
  });
});

describe('assets', () => {
  test('are kept for a year', async () => {
    const { ask } = await serve();
    expect((await ask('/assets/page-Ab3d.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await ask('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  test('a missing one is not a page', async () => {
    const { ask } = await serve();
    const answer = await ask('/assets/gone-Xy1z.js');
    expect(answer).toMatchObject({ status: 404, text: 'Not found\n' });
    expect(answer.headers).toMatchObject({ 'content-type': 'text/plain;charset=utf-8', 'cache-control': 'no-store' });
  });
});

describe('unknown addresses', () => {
  test.each([
    '/nowhere',
    '/demo/nowhere',
    '/demo/Simple',
    '/404',
    '/404.html',
    '/nowhere.png',
    '//',
    '//demo',
    '/assets',
  ])('%s answers the 404 page', async (path) => {
    const { ask } = await serve();
    const answer = await ask(path);
    expect(answer).toMatchObject({ status: 404, text: FILES['404.html'] });
    expect(answer.headers['content-type']).toBe('text/html;charset=utf-8');
  });

  test('the 404 page is compressed too', async () => {
    const { ask } = await serve();
    for (const [name, decompress] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const answer = await ask('/nowhere', { headers: { 'accept-encoding': `x, ${name};q=1` } });
      expect(answer.headers['content-encoding']).toBe(name);
      expect(decompress(answer.body).toString()).toBe(FILES['404.html']);
    }
  });

  test.each([
    '/%',
    '/%zz',
    '/%E0%A4%A',
    '/demo/%00',
    '/../outside.txt',
    '/..%2foutside.txt',
    '/%2e%2e/outside.txt',
    '/..\\outside.txt',
    '/assets/../../outside.txt',
  ])('%s is answered, and shows nothing outside of the site', async (path) => {
    const { ask } = await serve();
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain('secret');
  });

  test('a folder without a 404 page still answers', async () => {
    const dist = await writeFiles({ 'index.html': 'home' });
    const ask = await serveLocally(serveSite({ dist }));
    expect(await ask('/nowhere')).toMatchObject({ status: 404, text: 'Not found\n' });
  });
});

describe('below a base', () => {
  test.each([
    ['/docs/', 'home'],
    ['/docs/?tab=x', 'home'],
    ['/docs/demo', 'gallery'],
    ['/docs/demo/simple/', FILES['demo/simple.html']],
  ])('%s', async (path, text) => {
    const { ask } = await serve('/docs/');
    expect(await ask(path)).toMatchObject({ status: 200, text });
  });

  test.each(['/docs', '/docs?tab=x'])('%s is led to the site', async (path) => {
    const { ask } = await serve('/docs/');
    const answer = await ask(path);
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toBe(path.replace('/docs', '/docs/'));
  });

  test.each(['/', '/?tab=x', '/demo', '/docsy', '/docs2/demo'])(
    '%s lies outside, and the answer names the base',
    async (path) => {
      const { ask } = await serve('/docs/');
      expect(await ask(path)).toMatchObject({ status: 404, text: 'This site is served below /docs/\n' });
    },
  );

  test('an asset is kept for a year there too', async () => {
    const { ask } = await serve('/docs/');
    const answer = await ask('/docs/assets/page-Ab3d.js');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });
});

test('a folder without a site says what to do', () => {
  expect(() => serveSite({ dist: '/nowhere' })).toThrow(
    'There is no built site in /nowhere. Run "npm run build" first.',
  );
});

const bundle = (answer: string) => `export const loaders = { '/': async () => ({ default: () => '${answer}' }) };`;

it('answers with the loaders of the newest build', async () => {
  const root = await writeFiles({ 'dist/index.html': '', 'server.mjs': bundle('first') });
  const file = path.join(root, 'server.mjs');
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'silent',
    preview: { host: '127.0.0.1', port: 0 },
    plugins: [
      {
        name: 'site',
        configurePreviewServer: (made) => previewSite(made, { dist: path.join(root, 'dist'), bundle: file, base: '/' }),
      },
    ],
  });
  onTestFinished(() => server.close());
  const ask = async () => (await fetch(`${server.resolvedUrls?.local[0]}__serverLoader?route=/`)).json();
  expect(await ask()).toBe('first');
  const { headers } = await fetch(server.resolvedUrls?.local[0] ?? '');
  expect(headers.get('keep-alive')).toBe('timeout=75');
  writeFileSync(`${file}.next`, bundle('second'));
  renameSync(`${file}.next`, file);
  expect(await ask()).toBe('second');
});
