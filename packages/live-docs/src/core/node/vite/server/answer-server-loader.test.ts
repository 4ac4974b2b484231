import { expect, test } from 'vitest';
import { serveLocally } from '../../../../../../../tests/support/serve-locally';
import type { ServerLoaders } from '../../../model';
import { answerServerLoader } from './answer-server-loader';

const LOADERS: ServerLoaders = {
  '/orders': async () => ({ default: async ({ url, request }) => ({ url, agent: request.headers['user-agent'] }) }),
  '/nothing': async () => ({ default: () => undefined }),
  '/broken': async () => ({
    default: () => {
      throw new Error('The database is away');
    },
  }),
  '/missing': () => Promise.reject(new Error('No such module')),
  '/endless': async () => ({
    default: () => {
      const ring: { self?: unknown } = {};
      ring.self = ring;
      return ring;
    },
  }),
};

async function serve(base?: string) {
  const reports: string[] = [];
  const step = answerServerLoader({
    loaders: async () => LOADERS,
    base,
    report: (message) => void reports.push(message),
  });
  const ask = await serveLocally((request, response) => step(request, response, () => response.end('passed on')));
  return { ask, reports };
}

const of = (route: string, url = route) =>
  `/__serverLoader?route=${encodeURIComponent(route)}&url=${encodeURIComponent(url)}`;

test('answers what the loader of the route resolves to', async () => {
  const { ask } = await serve();
  const answer = await ask(of('/orders', '/orders?page=2&by=name'), { headers: { 'user-agent': 'reader' } });
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('application/json;charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(JSON.parse(answer.text)).toEqual({ url: '/orders?page=2&by=name', agent: 'reader' });
});

test('a loader that answers nothing is null', async () => {
  const { ask } = await serve();
  expect(await ask(of('/nothing'))).toMatchObject({ status: 200, text: 'null' });
});

test.each(['/unknown', 'constructor', ''])('route "%s" has none', async (route) => {
  const { ask, reports } = await serve();
  const answer = await ask(of(route));
  expect(answer.status).toBe(404);
  expect(JSON.parse(answer.text)).toEqual({ error: `No server loader for route "${route}"` });
  expect(reports).toEqual([]);
});

test.each([
  ['/broken', 'The database is away'],
  ['/missing', 'No such module'],
  ['/endless', 'Converting circular structure to JSON'],
])('a failure of %s is told to the browser and reported with its route', async (route, message) => {
  const { ask, reports } = await serve();
  const answer = await ask(of(route));
  expect(answer.status).toBe(500);
  expect(JSON.parse(answer.text).error).toContain(message);
  expect(reports).toHaveLength(1);
  expect(reports[0]).toContain(`Server loader of "${route}" failed: `);
  expect(reports[0]).toContain(message);
});

test('only GET is answered', async () => {
  const { ask } = await serve();
  const answer = await ask(of('/orders'), { method: 'POST' });
  expect(answer.status).toBe(405);
  expect(answer.headers.allow).toBe('GET');
  expect(JSON.parse(answer.text)).toEqual({ error: 'POST is not answered here, only GET' });
});

test('other addresses are passed on', async () => {
  const { ask } = await serve();
  for (const path of ['/', '/orders', '/__serverLoader/x', '//', '/%zz']) {
    expect((await ask(path)).text).toBe('passed on');
  }
});

test('stands below the base', async () => {
  const { ask } = await serve('/docs/');
  expect((await ask(`/docs${of('/nothing')}`)).text).toBe('null');
  expect((await ask(of('/nothing'))).text).toBe('passed on');
});
