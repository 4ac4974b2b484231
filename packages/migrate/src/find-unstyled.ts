import path from 'node:path';
import type { Folder } from './plan';
import { relativeTo, type Resolve } from './resolve';

const IMPORT = /(?:\bfrom|\bimport)\s*(['"])(\.[^'"]*)\1/g;
const STYLE_IMPORT = /@import\s+(?:\([^)]*\)\s*)?(?:url\()?(['"])(\.?[\w./-]+)\1/g;
const STYLE = /\.(css|less|s[ac]ss)$/;
/** A whole import with its line. */
const STATEMENT = /^import\b(?:[^'"]*?\bfrom)?\s*(['"])([^'"]*)\1;?[^\S\n]*$/gm;

/** Demos that lack the stylesheet which most demos import. */
export interface Unstyled {
  style: string;
  demos: string[];
}

/**
 * Finds the demos that dumi shows with the styles of other demos: it loads those of all demos on every page.
 * @param demos paths of the demos' files.
 */
export function findUnstyled(folder: Folder, demos: Iterable<string>, resolve: Resolve): Unstyled | undefined {
  const reached = [...demos].map((demo) => ({ demo, styles: stylesOf(demo, folder, resolve) }));
  const counts = new Map<string, number>();
  for (const { styles } of reached) for (const style of styles) counts.set(style, (counts.get(style) ?? 0) + 1);
  const [style, count] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? ['', 0];
  const lacking = reached.filter(({ styles }) => !styles.has(style)).map(({ demo }) => demo);
  return count > reached.length / 2 && lacking.length > 0 ? { style, demos: lacking } : undefined;
}

/** Imports a stylesheet after the other imports of a script, and before its own stylesheets: their rules prevail. */
export function importStyle(text: string, file: string, style: string): string {
  const statements = [...text.matchAll(STATEMENT)];
  const own = statements.find(([, , named = '']) => STYLE.test(named));
  const last = statements.at(-1);
  const at = own?.index ?? (last ? last.index + last[0].length + 1 : 0);
  return `${text.slice(0, at)}import '${relativeTo(file, style)}';\n${text.slice(at)}`;
}

/** The stylesheets that a script imports, by itself or through scripts and stylesheets beside it. */
function stylesOf(start: string, { read }: Folder, resolve: Resolve): Set<string> {
  const seen = new Set<string>();
  const follow = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, , named = ''] of (read(file) ?? '').matchAll(STYLE.test(file) ? STYLE_IMPORT : IMPORT)) {
      const target = STYLE.test(file) ? styleAt(file, named) : resolve(named, file);
      if (target !== undefined) follow(target);
    }
  };
  follow(start);
  return new Set([...seen].filter((file) => STYLE.test(file)));
}

function styleAt(file: string, named: string): string {
  const target = path.posix.join(path.posix.dirname(file), named);
  return STYLE.test(target) ? target : target + path.posix.extname(file);
}
