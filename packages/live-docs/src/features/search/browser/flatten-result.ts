import type { SearchHit, SearchResult } from '../shared';

/** Hits under one heading, with the place of the first among all that are shown. */
export interface HitGroup {
  /** Title of the navigation entry; undefined for the top results. */
  title?: string;
  hits: SearchHit[];
  from: number;
}

/** A result in the order it is shown in: the top results, then the sections without them. */
export function flattenResult({ sections, top }: SearchResult): HitGroup[] {
  const best = new Set(top.map(({ link }) => link));
  const rest = sections.map(({ title, hints }) => ({ title, hits: hints.filter(({ link }) => !best.has(link)) }));
  const groups = [{ hits: top }, ...rest].filter(({ hits }) => hits.length > 0);
  return groups.map((group, at) => ({ ...group, from: countHits(groups.slice(0, at)) }));
}

/** Hits in all groups: those that can be moved to. */
export function countHits(groups: Pick<HitGroup, 'hits'>[]): number {
  return groups.reduce((sum, { hits }) => sum + hits.length, 0);
}
