import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SITE } from '../serve';

/** Second-level headings in the source of a page. */
export function headingsOf(page: string): string[] {
  const file = [`${page}.mdx`, `${page}/index.mdx`]
    .map((name) => path.join(SITE, 'docs', name))
    .find((name) => existsSync(name));
  if (!file) throw new Error(`${page} has no source`);
  const text = readFileSync(file, 'utf8').replace(/```[\s\S]*?```/g, '');
  return (text.match(/^## .+$/gm) ?? []).map((line) => line.slice(3).replaceAll('`', ''));
}
