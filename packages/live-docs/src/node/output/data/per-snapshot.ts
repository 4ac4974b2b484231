import type { Snapshot } from '../../snapshot/snapshot';

/** Makes something once for each snapshot, however many pages ask for it. */
export function perSnapshot<T>(make: (snapshot: Snapshot) => T): (snapshot: Snapshot) => T {
  const made = new WeakMap<Snapshot, { value: T }>();
  return (snapshot) => {
    const known = made.get(snapshot) ?? { value: make(snapshot) };
    made.set(snapshot, known);
    return known.value;
  };
}
