/**
 * Values by paths as one object: `{ scroll: { y: 240 } }` of `scroll.y`. Objects among the values take further parts. A path with
 * `__proto__` is left out, since it leads to what all objects share.
 */
export function nest(values: readonly (readonly [path: string, value: unknown])[]): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const [path, value] of values) {
    const names = path.split('.');
    if (names.includes('__proto__')) continue;
    const last = names.pop() ?? '';
    let object = root;
    for (const name of names) {
      const inner = Object.hasOwn(object, name) ? object[name] : undefined;
      object = isObject(inner) ? inner : ((object[name] = {}) as Record<string, unknown>);
    }
    object[last] = value;
  }
  return root;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
