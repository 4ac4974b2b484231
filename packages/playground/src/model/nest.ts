/** Values by paths as one object: `{ scroll: { y: 240 } }` of `scroll.y`. Objects among the values take further parts. */
export function nest(values: readonly (readonly [path: string, value: unknown])[]): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const [path, value] of values) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let object = root;
    for (const name of names) {
      const inner = object[name];
      object = isObject(inner) ? inner : ((object[name] = {}) as Record<string, unknown>);
    }
    object[last] = value;
  }
  return root;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
