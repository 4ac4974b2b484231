import path from 'node:path';
import { toSlug } from '../../model';

/** Folders whose names say what kind of files are in them, not what these are about. */
export const KINDS: ReadonlySet<string> = new Set(['docs', 'src', 'demo', 'demos', 'example', 'examples']);
const DEMOS = /(^|\/)(demo|example)s?(\/|$)/;

/**
 * The id of a demo whose page gives it none, from its path alone: `basic` for `docs/demo/basic.tsx` and `docs/guide/basic.tsx`. In
 * folders for demos and outside the folder of pages, the folders around come first: `button-basic` for `docs/button/demo/basic.tsx`.
 * @param file path from the site's folder. @param docs path of the folder of pages.
 */
export function demoId(file: string, docs: string): string {
  const inDocs = path.posix.relative(docs, file);
  const isOutside = inDocs.startsWith('../');
  const { dir, name } = path.posix.parse(isOutside ? file : inDocs);
  const folders = isOutside || DEMOS.test(dir) ? dir.split('/') : [];
  return [...folders.filter((one) => /[^.]/.test(one) && !KINDS.has(one)), name].map(toSlug).join('-');
}
