/** The keys that give another meaning to a key or a click, as events tell of them. */
export type Modifiers = Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>;

/** True for a key or a click with another key held: what it does then is the browser's to know. */
export function isModified({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

/** The keys to the item before and to the one after, by the way that a list runs. */
const ARROWS = { row: ['ArrowLeft', 'ArrowRight'], column: ['ArrowUp', 'ArrowDown'] } as const;

/**
 * The item of a list that a key leads to, round the ends. Undefined for a key that leads to none, as with another one
 * held: then it goes back in the history, selects text or scrolls.
 * @param at the present item, -1 where there is none.
 */
export function stepIndex(
  way: keyof typeof ARROWS,
  press: Modifiers & { key: string },
  at: number,
  count: number,
): number | undefined {
  if (count === 0 || isModified(press)) return undefined;
  const [before, after] = ARROWS[way];
  switch (press.key) {
    case before:
      return at > 0 ? at - 1 : count - 1;
    case after:
      return (at + 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
