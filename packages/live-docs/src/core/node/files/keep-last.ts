/**
 * Makes a cache of one promise: asked with the same key again, it gives the same one. One that rejects is forgotten, so that
 * what was asked for is tried again.
 */
export function keepLast<Key, Value>(): (key: Key, make: () => Promise<Value>) => Promise<Value> {
  let kept: { key: Key; value: Promise<Value> } | undefined;
  return (key, make) => {
    if (kept?.key === key) return kept.value;
    const made = { key, value: make() };
    kept = made;
    made.value.catch(() => {
      if (kept === made) kept = undefined;
    });
    return made.value;
  };
}
