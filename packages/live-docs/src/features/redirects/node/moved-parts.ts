import { defaultAddress, localAddress } from '../../../core/model';
import type { HeadTag } from '../../../core/node/config/site-config-schema';
import type { Entry, Snapshot } from '../../../core/node/snapshot/snapshot';

/** True for the old address of a part of a page: `/guide#usage`. */
export const isPart = (source: string): boolean => source.includes('#');

/** Where the parts of a page are that moved to other places, by the start of their ids with "*" behind it, or by the whole ids. */
export function movedParts(
  { locale }: Pick<Snapshot, 'locale'>,
  { path }: Pick<Entry, 'path'>,
  redirects: Readonly<Record<string, string>>,
): Record<string, string> {
  const page = locale ? defaultAddress(path, locale.base) : path;
  return Object.fromEntries(
    Object.entries(redirects).flatMap(([source, target]) => {
      const [address, id = ''] = source.split('#');
      return isPart(source) && address === page ? [[id, localAddress(target, locale?.base)]] : [];
    }),
  );
}

/** The script that leads from these parts of a page to where they are now. A server never hears of a hash. */
export function forwardParts(parts: Readonly<Record<string, string>>, base: string): HeadTag[] {
  if (Object.keys(parts).length === 0) return [];
  const targets = Object.fromEntries(
    Object.entries(parts).map(([id, target]) => [id, target.startsWith('/') ? base.slice(0, -1) + target : target]),
  );
  return [{ tag: 'script', attributes: {}, text: `(${forward.toString()})(location, ${JSON.stringify(targets)});` }];
}

/** Runs in the head of a document, before anything is painted. */
function forward(
  address: { hash: string; replace(to: string): void },
  targets: Readonly<Record<string, string>>,
): void {
  const id = address.hash.slice(1);
  const start = Object.keys(targets).find((key) => key.endsWith('*') && id.startsWith(key.slice(0, -1)));
  const target = targets[id] ?? (start && targets[start]?.replace('*', () => id.slice(start.length - 1)));
  if (id && target) address.replace(target);
}
