import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeFiles } from '../../../../../../../tests/support/write-files';
import { startRenderThread } from './start-render-thread';

/** A server's bundle whose pages leave something behind that fails later. */
const BUNDLE = `
const later = () => new Promise((resolve) => setImmediate(resolve));
export async function renderPage(page) {
  if (page === '/throws') throw new TypeError('no window');
  setImmediate(() => { throw new Error('a timer'); });
  Promise.reject(new Error('a promise'));
  await later();
  await later();
  return { markup: page, styleTags: '<style>b{}</style>' };
}
`;

it('renders on where something fails that a page has started for later', async () => {
  const root = await writeFiles({ 'server.mjs': BUNDLE });
  const thread = startRenderThread(path.join(root, 'server.mjs'));
  onTestFinished(() => void thread.stop());
  expect(await thread.renderPage('/a')).toEqual({ markup: '/a', styleTags: '<style>b{}</style>' });
  await expect(thread.renderPage('/throws')).rejects.toThrow('no window');
  expect(await thread.renderPage('/b')).toMatchObject({ markup: '/b' });
});

/** A bundle with pages that never end, each in its way. */
const ENDLESS = `
export async function renderPage(page) {
  if (page === '/waits') await new Promise(() => {});
  if (page === '/loops') for (;;);
  if (page === '/exits') process.exit(3);
  await new Promise((resolve) => setTimeout(resolve, 10));
  return { markup: page, styleTags: '' };
}
`;

it('names what waits for ever, loops for ever or ends the process, and renders all else', async () => {
  const root = await writeFiles({ 'server.mjs': ENDLESS });
  const thread = startRenderThread(path.join(root, 'server.mjs'), 600);
  onTestFinished(() => void thread.stop());
  const pages = ['/a', '/waits', '/loops', '/exits', '/b', '/c'];
  const ends = await Promise.allSettled(pages.map((page) => thread.renderPage(page)));
  expect(ends.map((end) => (end.status === 'fulfilled' ? end.value.markup : String(end.reason)))).toEqual([
    '/a',
    'TimeoutError: it still waits after 0.6 seconds',
    "TimeoutError: it doesn't end within 0.6 seconds",
    'Error: it ended the process with code 3',
    '/b',
    '/c',
  ]);
});

it.each([
  ['await new Promise(() => {});', 'TimeoutError: it still waits after 0.6 seconds'],
  ['for (;;);', "TimeoutError: it doesn't end within 0.6 seconds"],
  ["throw new TypeError('no window');", 'TypeError: no window'],
])('blames no page for a module of the site that does not load: %s', async (code, found) => {
  const root = await writeFiles({ 'server.mjs': `${code}\nexport const renderPage = () => ({});` });
  const thread = startRenderThread(path.join(root, 'server.mjs'), 600);
  onTestFinished(() => void thread.stop());
  const ends = await Promise.allSettled([thread.renderPage('/a'), thread.renderPage('/b')]);
  for (const end of ends)
    expect(end).toMatchObject({
      reason: { message: expect.stringContaining(`can't be loaded for prerendering: ${found}. `) },
    });
  await expect(thread.renderPage('/c')).rejects.toThrow(found);
});
