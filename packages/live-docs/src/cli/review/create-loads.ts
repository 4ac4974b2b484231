import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { once } from '../../core/node/files/files';
import { hashText, shortHash } from '../../core/node/files/hash-text';

const NAMES_FILES = /\.(js|css|html)$/;

/**
 * Tells what documents of a built site load.
 * @param sources names of data files that hold the code that readers see: a comment in it changes nothing.
 */
export function createLoads(dist: string, base: string, sources: ReadonlySet<string>) {
  const assets = new Set(readdirSync(path.join(dist, 'assets')));
  const texts = new Map<string, string>();
  const textOf = (file: string) =>
    once(texts, file, () => readFileSync(path.join(dist, file), NAMES_FILES.test(file) ? 'utf8' : 'latin1'));
  /** The files that a text names: those of the bundle by their names alone, those of `public` by their addresses. */
  const fileOf = (name: string): string | undefined => {
    const last = path.posix.basename(name);
    if (assets.has(last)) return sources.has(last) ? undefined : `assets/${last}`;
    const address = name.startsWith(base) ? name.slice(base.length) : '';
    return /\.(?!html$|md$|txt$)\w+$/.test(address) && existsSync(path.join(dist, address)) ? address : undefined;
  };
  const known = new Map<string, string[]>();
  const namedIn = (file: string): string[] =>
    once(known, file, () =>
      NAMES_FILES.test(file)
        ? [...new Set((textOf(file).match(NAME) ?? []).flatMap((name) => fileOf(name) ?? []))]
        : [],
    );
  const reach = (start: readonly string[]) => {
    const reached = new Set(start);
    for (const file of reached) for (const next of namedIn(file)) reached.add(next);
    return reached;
  };
  const prints = new Map<string, string>();
  /** Changes with a file's content, and not with what the files that it names are called. */
  const printOf = (file: string) =>
    once(prints, file, () => {
      const text = textOf(file).replace(NAME_IN_FOLDER, (name) => (assets.has(name) ? stemOf(name) : name));
      return `${stemOf(file)} ${hashText(text)}`;
    });
  const weights = new Map<string, number>();
  const weigh = (file: string) => once(weights, file, () => compressedSize(readFileSync(path.join(dist, file))));
  /** What the site loads later, whichever demo is shown. */
  const shared = new Map<string, Set<string>>();
  return {
    of(document: string): { loads: string; bytes: number } {
      const html = textOf(document);
      const named = namedIn(document).filter((file) => /\.(js|css)$/.test(file));
      const script = /data-script="([^"]+)"/.exec(html)?.[1] ?? '';
      const start = fileOf(script) ?? '';
      const later = once(shared, start, () => reach(start ? [start] : []));
      const own = [...reach(namedIn(document))].filter((file) => named.includes(file) || !later.has(file));
      const styles = (html.match(/<style[^>]*>[^]*?<\/style>/g) ?? []).join('');
      return {
        loads: shortHash([styles, ...own.map(printOf).sort()].join('\n')),
        bytes: [document, ...named].reduce((sum, file) => sum + weigh(file), 0),
      };
    },
  };
}

/** What may be the name of a file, with its folder or without. */
const NAME = /[\w./~@+-]+\.\w+/g;
const NAME_IN_FOLDER = /[\w.~@+-]+\.\w+/g;

/** `simple.js` of `assets/simple-DcDFU98j.js`. */
const stemOf = (file: string): string => file.replace(/-[\w-]{8}(?=\.\w+$)/, '');

/** Bytes of a file as hosts send it: compressed by brotli, as fast as they do. */
const compressedSize = (content: string | Uint8Array): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
