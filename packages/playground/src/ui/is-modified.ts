/** The keys that give another meaning to a key or a click, as events tell of them. */
export type Modifiers = Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>;

/** True for a key or a click with another key held: what it does then is the browser's to know. */
export function isModified({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
