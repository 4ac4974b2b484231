/** When a link fetches the page it leads to, ahead of a click. */
const PREFETCH = ['none', 'intent', 'render', 'viewport'] as const;
/** One of these. */
export type Prefetch = (typeof PREFETCH)[number];

/** Milliseconds that intent must last before it counts. */
export const INTENT_DELAY = 50;
/** How near the viewport a link must come, as an observer's root margin. */
export const VIEWPORT_MARGIN = '100px';

/**
 * Checks a link's `prefetch`.
 * @throws {Error} naming the value and the choices, where it is none of them.
 */
export function checkPrefetch(value: string): Prefetch {
  const known = PREFETCH.find((choice) => choice === value);
  if (known) return known;
  throw new Error(`Link: prefetch is "${value}", expected one of ${PREFETCH.join(', ')}`);
}
