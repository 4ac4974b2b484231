// @ts-check
import { rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { generateSite, pageName } from '../tools/generate-site.mjs';
import { listScripts } from '../tools/list-scripts.mjs';
import { buildOnce } from './measure-build.mjs';

const SIZES = [250, 1000, 5000, 20_000];

/**
 * How a build and its output grow with the number of pages.
 * @param {Pick<import('../tools/figure.mjs').Bench, 'site' | 'say'>} bench
 * @returns {Promise<import('../tools/figure.mjs').Figure[]>}
 */
export async function measureGrowth({ site, say }) {
  const figures = [];
  for (const pages of SIZES) {
    const folder = join(dirname(site), `generated-${pages}`);
    await generateSite(folder, pages);
    const { took, memory } = await buildOnce(folder);
    const dist = join(folder, 'dist');
    const { size: html } = await stat(join(dist, `${pageName(Math.ceil(pages / 2))}.html`));
    // The page of no address has only the scripts that every page starts with.
    const sizes = (await listScripts(dist, '404.html')).map(async (file) => (await stat(file)).size);
    const scripts = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    await rm(folder, { recursive: true });
    say(`${pages} pages: ${took.toFixed(2)} s, ${memory?.toFixed(0)} MB, ${html} and ${scripts} bytes`);
    figures.push(
      figure(`${pages} pages, build`, 's', [took], 'live-docs build without caches, start to exit'),
      figure(
        `${pages} pages, memory`,
        'MB',
        memory === undefined ? [] : [memory],
        'peak resident memory of the process tree',
      ),
      figure(`${pages} pages, html`, 'kB', [html / 1000], 'the page in the middle, uncompressed'),
      figure(`${pages} pages, start scripts`, 'kB', [scripts / 1000], 'the scripts of 404.html, uncompressed'),
    );
  }
  return figures;
}

/**
 * @param {string} name
 * @param {import('../tools/figure.mjs').Figure['unit']} unit
 * @param {number[]} values
 * @param {string} how
 * @returns {import('../tools/figure.mjs').Figure}
 */
const figure = (name, unit, values, how) => ({ name, unit, values, how });
