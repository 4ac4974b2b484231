import { fileKind, isStyle, styleCompiler } from './file-kinds';

/** True for an import that names a file, not a package. */
export function isLocal(specifier: string): boolean {
  return /^\.{1,2}(\/|$)/.test(specifier);
}

/** `docs/demo` and `../a/b.ts` to `docs/a/b.ts`. */
export function joinPath(folder: string, name: string): string {
  const parts: string[] = [];
  for (const part of `${folder}/${name}`.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** The folder of a file. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}

/** The files that an import in a demo may mean, in the order in which they are looked for. */
export function fileCandidates(path: string): string[] {
  return [
    ...(fileKind(path) ? [path] : []),
    ...typedCandidates(path),
    ...['.tsx', '.ts', '.jsx', '.js', '.json', '/index.tsx', '/index.ts', '/index.jsx', '/index.js', '.d.ts'].map(
      (ending) => path + ending,
    ),
  ];
}

/** The files that a script is compiled from, which TypeScript has imports name as the result: `a.ts` and `a.tsx` of `a.js`. */
export function typedCandidates(path: string): string[] {
  const [ending, kind = '', jsx = ''] = /\.([cm]?)js(x?)$/.exec(path) ?? [];
  if (ending === undefined) return [];
  const plain = path.slice(0, -ending.length);
  return jsx ? [`${plain}.tsx`] : [`${plain}.${kind}ts`, ...(kind ? [] : [`${plain}.tsx`])];
}

/**
 * The files that an import in a stylesheet may mean: Less takes its own ending for granted, Sass also an underscore before the
 * name.
 * @param from the stylesheet.
 */
export function styleCandidates(path: string, from: string): string[] {
  if (isStyle(path)) return [path, ...partials(path)];
  const endings = { less: ['.less', '.css'], sass: ['.scss', '.sass', '.css'], stylus: ['.styl', '.css'] };
  return endings[styleCompiler(from) ?? 'less'].flatMap((ending) => [path + ending, ...partials(path + ending)]);
}

/** `_look.scss` of `look.scss`, and `look/_index.scss`. */
function partials(path: string): string[] {
  if (styleCompiler(path) !== 'sass') return [];
  const at = path.lastIndexOf('/') + 1;
  const [ending = ''] = /\.\w+$/.exec(path) ?? [];
  return [`${path.slice(0, at)}_${path.slice(at)}`, `${path.slice(0, -ending.length)}/_index${ending}`];
}

/** The file that an import of a file leads to, if it exists. */
export function resolveFile(specifier: string, from: string, exists: (path: string) => boolean): string | undefined {
  const path = joinPath(folderOf(from), specifier);
  return (isStyle(from) ? styleCandidates(path, from) : fileCandidates(path)).find(exists);
}

/** A path from the project's root as seen from a folder: `docs/a/b.ts` from `docs/demo` is `../a/b.ts`. */
export function relativePath(folder: string, path: string): string {
  const [from, to] = [folder, path].map((each) => each.split('/').filter(Boolean));
  if (!from || !to) return path;
  const differing = from.findIndex((part, at) => part !== to[at]);
  const shared = differing < 0 ? from.length : differing;
  return [...from.slice(shared).map(() => '..'), ...to.slice(shared)].join('/');
}
