import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import config from '../../site.config';
import { measureDemo } from '../../../packages/live-docs/src/cli/test/record';

const SITE = path.resolve(import.meta.dirname, '../..');
const PAGES = ['bundle-size.mdx', 'bundle-size.zh-CN.mdx'];
/** What is bundled, in the order of the rows of the guide's table. */
const ENTRIES = ['table', 'sticky', 'expandable', 'summary', 'virtual-table', 'both', 'table-alone', 'stylesheet'];
/** Kilobytes that may differ: another release of a compressor counts a little otherwise. */
const TOLERANCE = 0.1;

// The site's own configuration tells the bundler what has no effects; a bundler's defaults don't.
const { vite, ...defaults } = config;
const measure = async (name: string) => {
  const file = `tests/unit/bundle-size/${name}.ts`;
  const libraries = { all: [], aliases: [], problems: [] };
  const sizes = [];
  for (const input of [defaults, { ...defaults, ...(vite && { vite }) }])
    sizes.push((await measureDemo({ root: SITE, input }, { libraries, files: { made: new Map() } }, { file })) / 1000);
  return sizes;
};

/** The sizes in a page's table, two for each row. */
const sizesIn = (page: string) =>
  [
    ...readFileSync(path.join(SITE, 'docs/guide', page), 'utf8').matchAll(/\| (\d+\.\d) kB +\| (\d+\.\d) kB +\|$/gm),
  ].map(([, plain, shaken]) => [Number(plain), Number(shaken)]);

it('the guide on cost says what a bundler measures @all', async () => {
  // The library has warnings that a production build leaves out.
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());
  const said = PAGES.map(sizesIn);
  const wrong: string[] = [];
  for (const [at, name] of ENTRIES.entries()) {
    const sizes = await measure(name);
    const isSaid = said.every((rows) => sizes.every((size, i) => Math.abs(size - (rows[at]?.[i] ?? 0)) < TOLERANCE));
    if (!isSaid) wrong.push(`${name}: ${sizes.map((size) => `${size.toFixed(1)} kB`).join(' | ')}`);
  }
  expect(wrong).toEqual([]);
  expect(said.map((rows) => rows.length)).toEqual(PAGES.map(() => ENTRIES.length));
});
