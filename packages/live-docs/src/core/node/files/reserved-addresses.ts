/** What an address may be, for messages. */
export const RESERVED = 'an address other than /404, and none below /assets/ or that starts with /~';

/** True for an old address of a demo's own page, which may lead to another one. */
export const isDemoPage = (address: string): boolean => /^\/~demos\/[^/]+$/.test(address);

/** True for an address where the build writes files that belong to no page: they'd replace each other. */
export function isReserved(address: string): boolean {
  return address === '/404' || address.startsWith('/assets/') || address.startsWith('/~');
}
