// @ts-check
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const REACT = `import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
hydrateRoot(document.body, createElement('p'));`;

const REACT_AND_TABLE = `import Table from '@rc-component/table';
hydrateRoot(document.body, createElement(Table, { columns: [], data: [] }));`;

/**
 * The least a page with a table can weigh: React alone, and React with the table.
 * @param {Pick<import('../tools/figure.mjs').Bench, 'site' | 'say'>} bench
 * @returns {Promise<import('../tools/figure.mjs').Figure[]>}
 */
export async function measureFloor({ site, say }) {
  say('bundling React and the table alone');
  const how = 'one Vite bundle of nothing else, brotli';
  return [
    { name: 'floor: React', unit: 'kB', values: [await weigh(site, REACT)], how },
    { name: 'floor: React and the table', unit: 'kB', values: [await weigh(site, REACT_AND_TABLE)], how },
  ];
}

/**
 * @param {string} site where packages are found
 * @param {string} source
 */
async function weigh(site, source) {
  const { build } = await import('vite');
  const root = join(site, '.bench-floor');
  await mkdir(root, { recursive: true });
  const entry = join(root, 'entry.js');
  await writeFile(entry, source);
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: entry } },
  });
  await rm(root, { recursive: true });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const scripts = outputs.map((file) => (file.type === 'chunk' ? file.code : ''));
  return brotliCompressSync(scripts.join('\n')).length / 1000;
}
