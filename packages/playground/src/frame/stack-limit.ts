/** How many lines of the stack an error gets: https://v8.dev/docs/stack-trace-api. */
const LIMIT = 'stackTraceLimit';

/** Runs something in which errors get so many lines of the stack. */
export const withStack = <T>(lines: number, run: () => T): T => limited({ value: lines, writable: true }, run);

/**
 * Runs something in which errors get no stack. React's development build makes an error for each of ten thousand elements, and most of
 * the time of a large table is that of their stacks.
 * @param onElement called each time React would have one.
 */
export const withoutStacks = <T>(run: () => T, onElement: () => void): T =>
  // V8 takes no stack where this isn't a number of the object's own.
  limited({ get: () => 0, set: onElement }, run);

function limited<T>(place: PropertyDescriptor, run: () => T): T {
  const before = Reflect.getOwnPropertyDescriptor(Error, LIMIT);
  Reflect.defineProperty(Error, LIMIT, { ...place, configurable: true, enumerable: true });
  try {
    return run();
  } finally {
    if (before) Reflect.defineProperty(Error, LIMIT, before);
    else Reflect.deleteProperty(Error, LIMIT);
  }
}
