import type { VersionRun } from '../../../core/model';

/** In what the result of one version differs from that of another: whether it runs, what it shows, how that looks, errors of types. */
export type Difference = 'error' | 'markup' | 'picture' | 'types';

/** Ids that code has made: React's, and such as end in a number. */
const GENERATED = /^(?:[:«_]r[\w-]*[:»_]|.*\d)$/u;

/** Attributes that hold an id, or several. */
const HOLDERS = /\b(id|for|name|href|aria-[a-z]+)="([^"]*)"/g;

/** Markup with generated ids by their order, so that two runs have the same. */
export function plainMarkup(markup: string): string {
  const ids = [...markup.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id ?? '').filter((id) => GENERATED.test(id));
  const names = new Map([...new Set(ids)].map((id, at) => [id, `#${at + 1}`]));
  if (names.size === 0) return markup;
  return markup.replace(HOLDERS, (_, name: string, value: string) => {
    const named = value
      .split(' ')
      .map((one) => names.get(one.replace(/^#/, '')) ?? one)
      .join(' ');
    return `${name}="${named}"`;
  });
}

/**
 * In what a result differs from the one of the version before. Pictures count where the markup is the same: then style or layout has
 * changed. Of a version that couldn't be loaded nothing is known.
 */
export function differencesOf(before: VersionRun, after: VersionRun): Difference[] {
  if (before.isUnloaded || after.isUnloaded) return [];
  const isSameMarkup = plainMarkup(before.markup) === plainMarkup(after.markup);
  const areBoth = before.error === undefined && after.error === undefined;
  const isSamePicture = before.picture === '' || after.picture === '' || before.picture === after.picture;
  return [
    ...(before.error !== after.error ? ['error' as const] : []),
    ...(areBoth && !isSameMarkup ? ['markup' as const] : []),
    ...(areBoth && isSameMarkup && !isSamePicture ? ['picture' as const] : []),
    ...(before.issues && after.issues && issuesOf(before) !== issuesOf(after) ? ['types' as const] : []),
  ];
}

/** The errors of types by place and kind: what they say in words differs with the names of types. */
const issuesOf = ({ issues = [] }: VersionRun) =>
  issues.map(({ file, from, code }) => `${file} ${from} ${code}`).join('\n');

/** Characters of a piece that a reader is shown. */
const LONG = 160;

/** Where two markups part: what each has there. Undefined if they're the same. */
export function firstChange(before: VersionRun, after: VersionRun): { before: string; now: string } | undefined {
  const [old, now] = [before, after].map(({ markup }) => plainMarkup(markup).split(/(?=<)|(?<=>)/));
  const at = old!.findIndex((piece, index) => piece !== now![index]);
  const from = at < 0 ? old!.length : at;
  if (at < 0 && old!.length === now!.length) return undefined;
  const show = (pieces: string[]) =>
    pieces
      .slice(from, from + 3)
      .join('')
      .slice(0, LONG);
  return { before: show(old!), now: show(now!) };
}
