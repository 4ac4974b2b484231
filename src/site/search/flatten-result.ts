import type { SearchHit, SearchResult } from '../../model';

/** Hits under one heading, with the place of the first among all that are shown. */
export interface HitGroup {
  /** Title of the navigation entry; undefined for the best match. */
  title?: string;
  hits: SearchHit[];
  from: number;
}

/** A result in the order it is shown in: the best match, then the sections without it. */
export function flattenResult({ sections, best }: SearchResult): HitGroup[] {
  const top = sections[best]?.hints[0];
  if (!top) return [];
  const groups: HitGroup[] = [{ hits: [top], from: 0 }];
  let from = 1;
  for (const [at, { title, hints }] of sections.entries()) {
    const hits = at === best ? hints.slice(1) : hints;
    if (hits.length > 0) groups.push({ title, hits, from });
    from += hits.length;
  }
  return groups;
}

/** Hits in all groups: those that can be moved to. */
export function countHits(groups: HitGroup[]): number {
  return groups.reduce((sum, { hits }) => sum + hits.length, 0);
}
