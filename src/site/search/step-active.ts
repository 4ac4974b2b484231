/** Which option a key makes the active one, around the ends; undefined for a key that makes none. */
export function stepActive(
  {
    key,
    shiftKey,
    ctrlKey,
    metaKey,
    altKey,
  }: Record<'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey', boolean> & { key: string },
  active: number,
  count: number,
): number | undefined {
  // With these, the keys select and move in the field.
  if (count === 0 || shiftKey || ctrlKey || metaKey || altKey) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return (active + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
