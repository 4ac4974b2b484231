import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { normalizePath } from 'vite';
import { MADE_FOR_REACT, unfit } from './made-for';

/** What `renderToString` consists of. React's own entry also brings the rendering of streams, which is as large. */
const FILE = 'cjs/react-dom-server-legacy.browser.development.js';

/**
 * The file of the site's React that renders edited demos on trial.
 * @param root the site's folder, absolute.
 * @throws {BuildError} if this version of React has no such file.
 */
export function trialRenderer(root: string): string {
  const manifest = createRequire(path.join(root, 'package.json')).resolve('react-dom/package.json');
  const file = normalizePath(path.join(path.dirname(manifest), FILE));
  if (existsSync(file)) return file;
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  throw unfit('react-dom', version, `has no file ${FILE}`, MADE_FOR_REACT);
}
