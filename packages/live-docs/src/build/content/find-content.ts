import { readdirSync } from 'node:fs';
import path from 'node:path';
import { toSlug } from '../../model';
import { BuildError } from '../build-error';
import { toPosix } from '../to-posix';

/** An MDX file of the site, and the address it answers. */
export interface ContentFile {
  /** Absolute path. */
  file: string;
  /** Path from the project's root, with `/`. */
  filename: string;
  /** Address below the base: `/demo/scroll-x`. */
  path: string;
  /** Key of the tab that the file is, for `page.$tab-<key>.mdx`. */
  tab?: string;
}

/**
 * Finds the pages and tabs below a site's `docs` folder.
 * @param root the project's root, absolute.
 * @throws {BuildError} where two files answer the same address, or a tab has no page.
 */
export function findContent(root: string): ContentFile[] {
  const docs = path.join(root, 'docs');
  const files = readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => file.split(path.sep).join('/'))
    .sort()
    .map((file) => toContentFile(root, docs, file));
  checkAddresses(files);
  return files;
}

function toContentFile(root: string, docs: string, name: string): ContentFile {
  const file = path.join(docs, name);
  const filename = toPosix(root, file);
  const [, page = '', tab] = /^(.*?)(?:\.\$tab-([^/]+))?\.mdx$/.exec(name) ?? [];
  return { file, filename, path: toAddress(page), ...(tab ? { tab } : {}) };
}

/** `index` stands for its folder: `demo/index` answers `/demo`. */
function toAddress(page: string): string {
  return `/${page
    .split('/')
    .map(toSlug)
    .join('/')
    .replace(/(^|\/)index$/, '')}`;
}

function checkAddresses(files: ContentFile[]): void {
  const seen = new Map<string, string>();
  for (const { path, tab, filename } of files) {
    const address = tab ? `${path}?tab=${tab}` : path;
    const first = seen.get(address);
    if (first) {
      throw new BuildError([
        {
          file: filename,
          line: 1,
          found: `duplicate slug: the address ${address} is also answered by ${first}`,
          expected: 'one file an address',
          fix: 'Rename or delete one of the two',
        },
      ]);
    }
    seen.set(address, filename);
  }
  for (const { path, tab, filename } of files) {
    if (!tab || seen.has(path)) continue;
    throw new BuildError([
      {
        file: filename,
        line: 1,
        found: `the tab "${tab}" has no page at ${path}`,
        expected: `a page beside it`,
        fix: `Add ${filename.replace(/\.\$tab-.*/, '.mdx')} or rename the tab`,
      },
    ]);
  }
}
