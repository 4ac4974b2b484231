import type { TocEntry } from '../../model';

/** The headings that the contents list: deeper ones are details. */
export function listedEntries(toc: TocEntry[]): TocEntry[] {
  return toc.filter((entry) => entry.depth <= 3);
}
