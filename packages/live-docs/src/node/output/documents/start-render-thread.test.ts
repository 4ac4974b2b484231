import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeFiles } from '../../../../../../tests/support/write-files';
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
