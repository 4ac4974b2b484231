/**
 * What a class of a CSS module is called in the page: the same in the prerendered HTML, in scripts and in an edited demo.
 * @param key names the module: its path from the project's root.
 */
export const scopeName = (name: string, key: string): string => `${name}${scopeEnding(key)}`;

/** What ends the names of all classes of a CSS module. */
export function scopeEnding(key: string): string {
  let sum = 0x811c9dc5;
  for (let at = 0; at < key.length; at++) sum = Math.imul(sum ^ key.charCodeAt(at), 0x01000193);
  return `_${(sum >>> 0).toString(36).padStart(5, '0').slice(-5)}`;
}

/** The classes of a CSS module whose names have been replaced: new names by old ones. */
export function readScopedNames(css: string, key: string): Record<string, string> {
  const ending = scopeEnding(key);
  const names = [...css.matchAll(/\.(-?[\w-]+)/g)].flatMap(([, name = '']) => (name.endsWith(ending) ? name : []));
  return Object.fromEntries([...new Set(names)].map((name) => [name.slice(0, -ending.length), name]));
}
