import path from 'node:path';
import { relativeTo } from '../relative-to';
import type { Import } from './scripts';

/**
 * Adds to a page what the parts that it includes import.
 * @param target path of the page. @param hoisted imports of each part, by its path. @param textOf text of a part, by its path.
 */
export function hoistImports(
  page: string,
  target: string,
  hoisted: ReadonlyMap<string, readonly Import[]>,
  textOf: (part: string) => string | undefined,
): string {
  const lines = new Set<string>();
  const follow = (from: string, content: string, seen: Set<string>) => {
    for (const [, src = ''] of content.matchAll(/<Include src="([^"]+)"/g)) {
      const included = path.posix.join(path.posix.dirname(from), src);
      if (seen.has(included)) continue;
      seen.add(included);
      for (const { specifier, entries } of hoisted.get(included) ?? []) {
        const isPath = specifier.startsWith('.');
        const to = isPath ? relativeTo(target, path.posix.join(path.posix.dirname(included), specifier)) : specifier;
        for (const { imported, local } of entries)
          if (!new RegExp(`^import\\b[^'"]*\\b${local}\\b`, 'm').test(page))
            lines.add(`import ${namesOf(imported, local)} from '${to}';`);
      }
      follow(included, textOf(included) ?? '', seen);
    }
  };
  follow(target, page, new Set());
  if (lines.size === 0) return page;
  const [front = ''] = /^---\n[^]*?\n---\n+/.exec(page) ?? [];
  return `${front}${[...lines].join('\n')}\n\n${page.slice(front.length)}`;
}

/** What is between `import` and `from`. */
function namesOf(imported: string, local: string): string {
  if (imported === 'default') return local;
  if (imported === '*') return `* as ${local}`;
  return `{ ${imported === local ? local : `${imported} as ${local}`} }`;
}
