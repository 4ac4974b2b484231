import { findNearest } from 'live-playground/model';

/** The addresses whose last parts are most like that of an address without a page, at most three. */
export function nearestPaths(path: string, paths: string[]): string[] {
  const wanted = nameOf(path);
  const found: string[] = [];
  while (found.length < 3) {
    const rest = paths.filter((one) => !found.includes(one));
    const nearest = wanted && findNearest(wanted, rest.map(nameOf));
    const next = rest.find((one) => nameOf(one) === nearest);
    if (!next) break;
    found.push(next);
  }
  return found;
}

const nameOf = (path: string) =>
  path
    .split('/')
    .findLast(Boolean)
    ?.replace(/\.\w+$/, '') ?? '';
