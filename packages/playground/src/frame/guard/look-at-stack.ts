import { LIVE_SCHEME } from '../../model/live';

/** As many calls in each other as only a recursion makes. */
const DEEP = 2000;

/** What waits for each other right now. Some browsers keep some of that from us. */
export interface StackLook {
  /** So many functions do that one of them calls itself. */
  deep: boolean;
  /** How many of them are a demo's. */
  nested: number;
}

/** Looks at the functions that wait for each other. */
export function lookAtStack(): StackLook {
  const limit: unknown = Reflect.get(Error, 'stackTraceLimit');
  Reflect.set(Error, 'stackTraceLimit', DEEP);
  const lines = new Error().stack?.split('\n') ?? [];
  Reflect.set(Error, 'stackTraceLimit', limit);
  return { deep: lines.length > DEEP, nested: lines.filter((line) => line.includes(LIVE_SCHEME)).length };
}
