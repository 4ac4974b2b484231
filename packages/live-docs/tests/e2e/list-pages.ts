import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { localAddress } from '../../src/core/model/local-address';
import { SITE } from './serve';

const docs = path.join(SITE, 'docs');
const names = readdirSync(docs, { recursive: true, encoding: 'utf8' }).map((name) => name.split(path.sep).join('/'));

const TRANSLATION = '.zh-CN.mdx';

/** The address of every page of the real site, as its folder has them. */
export const PAGES = names
  .filter((name) => name.endsWith('.mdx') && !name.includes('.$tab-') && !name.endsWith(TRANSLATION))
  .map((name) => `/${name.replace(/(^|\/)?(index)?\.mdx$/, '')}`)
  .sort();

/** The address of each of these pages in Chinese. */
export const CHINESE_PAGES = PAGES.map((page) => localAddress(page, '/zh-CN'));

/** The address of every page of the gallery. */
export const DEMO_PAGES = PAGES.filter((page) => page.startsWith('/demo/'));

/** The id of every demo, as the pages show them. */
export const DEMOS = [
  ...new Set(
    names
      .filter((name) => name.endsWith('.mdx'))
      .flatMap((name) => [...readFileSync(path.join(docs, name), 'utf8').matchAll(/<Demo\b[^>]*src="([^"]+)\.tsx"/g)])
      .map(([, file = '']) => path.posix.basename(file)),
  ),
].sort();
