import path from 'node:path';
import type { Problem } from '../../model';
import type { MadeFile } from '../files/files';
import type { MadePage } from '../files/made-files';
import { toPosix } from '../files/paths';
import { isReserved, RESERVED } from '../files/reserved-addresses';
import type { ContentFile } from './find-content';

/**
 * Gives pages that features make their places, and says what is at each of their names. One that is written at the same address is
 * the page.
 * @param root id of the site's folder. @param written the pages that are files.
 */
export function placeMadePages(
  root: string,
  written: readonly ContentFile[],
  pages: readonly MadePage[],
): { content: { file: ContentFile; page: MadeFile }[]; names: ReadonlyMap<string, string>; problems: Problem[] } {
  const taken = new Set(written.map((one) => one.path));
  const content = new Map<string, { file: ContentFile; page: MadeFile }>();
  const names = new Map<string, string>();
  const problems: Problem[] = [];
  for (const { path: address, origin, text, lines = [1], isOptional, names: own = [] } of pages) {
    for (const name of own) if (!names.has(name)) names.set(name, address);
    if (taken.has(address)) continue;
    const filename = toPosix(root, origin);
    const first = content.get(address);
    if (first || isReserved(address))
      problems.push({
        file: filename,
        line: 1,
        found: first
          ? `a page at the address ${address}, which is also made of ${first.file.filename}`
          : `a page at the address ${address}, where the build writes a file`,
        expected: first ? 'one file an address' : RESERVED,
        fix: 'Give one of the two another title, or write a page at this address',
      });
    if (first) continue;
    const { dir, name } = path.posix.parse(origin);
    const file = path.posix.join(dir, `${name}~${address.slice(1).replaceAll('/', '-') || 'index'}.mdx`);
    content.set(address, {
      file: { file, filename, path: address },
      page: { file, text, origin, lines, ...(isOptional && { isOptional }) },
    });
  }
  return { content: [...content.values()], names, problems };
}
