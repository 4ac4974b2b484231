import type { Snapshot } from '../../snapshot/snapshot';
import { oncePer } from '../../files/once-per';

/**
 * Hosts of the images in all pages: badges of a README. The policy of every page allows them, because a reader who turns to
 * another page keeps that of the first.
 */
export const imageHosts = oncePer(({ entries }: Pick<Snapshot, 'entries'>): string[] =>
  [...new Set(entries.flatMap(({ compiled }) => compiled.imageHosts))].sort(),
);
