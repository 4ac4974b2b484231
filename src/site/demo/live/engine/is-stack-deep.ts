/** As many calls in each other as only a recursion makes. */
const DEEP = 2000;

/** True where so many functions wait for each other that one of them calls itself. Some browsers keep that from us. */
export function isStackDeep(): boolean {
  const limit: unknown = Reflect.get(Error, 'stackTraceLimit');
  Reflect.set(Error, 'stackTraceLimit', DEEP);
  const depth = new Error().stack?.split('\n').length ?? 0;
  Reflect.set(Error, 'stackTraceLimit', limit);
  return depth > DEEP;
}
