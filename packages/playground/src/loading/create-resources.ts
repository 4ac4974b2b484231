import type { Resources } from '../model/resources';

/** See `Resources`. */
export function createResources(): Resources {
  const all = new Map<unknown, unknown>();
  return {
    get<T>(key: unknown, make: () => T): T {
      if (!all.has(key)) all.set(key, make());
      return all.get(key) as T;
    },
    drop: (key) => void all.delete(key),
  };
}
