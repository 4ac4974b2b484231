import { rm } from 'node:fs/promises';
import { writeSite } from '../copies';
import { build, serve } from '../serve';
import { test as base } from '../test';

/** Pages of a group. */
export const GROUP = 20;
/** Pages of the long site, all in one entry: half of them don't fit in its sidebar. */
export const PAGES = 400;

const CONFIG = `
import { defineSite } from 'live-docs';

export default defineSite({
  title: 'Stations',
  description: 'A site of many pages.',
  library: 'react',
  apiParser: false,
  repository: { url: 'https://example.org/stations', branch: 'main' },
  navigation: [
    { path: '/', title: 'Overview' },
    { path: '/stations', title: 'Stations', groups: Array.from({ length: ${PAGES / GROUP} }, (_, at) => \`Region \${at + 1}\`) },
  ],
});
`;

/** Address of a page, from its number. @param at from 1 */
export const stationPath = (at: number) => `/stations/s${at}`;

/** Writes and builds a site of so many short pages. @returns its folder. */
export async function buildPages(count: number): Promise<string> {
  const files: Record<string, string> = {
    'site.config.ts': CONFIG,
    'docs/index.mdx': '---\ntitle: Overview\n---\n\nAll stations.\n',
  };
  for (let at = 1; at <= count; at++) {
    const front = `title: Station ${at}\norder: ${at}\ngroup: Region ${Math.ceil(at / GROUP)}`;
    files[`docs${stationPath(at)}.mdx`] =
      `---\n${front}\n---\n\nStation ${at} measures wind.\n\n## Readings\n\nOne an hour.\n`;
  }
  const root = await writeSite('long', files);
  const { code, output } = await build(root);
  if (code !== 0) throw new Error(`The build of ${count} pages failed:\n${output}`);
  return root;
}

/** A test on the long site, which a worker builds once. */
export const test = base.extend<object, { long: { root: string; origin: string } }>({
  long: [
    async ({}, use) => {
      const root = await buildPages(PAGES);
      const server = await serve(root, 'preview');
      await use({ root, origin: server.origin });
      await server.close();
      await rm(root, { recursive: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ long }, use) => use(long.origin),
});

export { expect, open } from '../test';
