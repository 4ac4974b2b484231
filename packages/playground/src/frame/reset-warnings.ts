import * as React from 'react';

/** Name of the list of functions that the build adds to React's development build. */
const RESETS = '$$resetWarnings';

/** Lets React warn again: it says each thing once, and after an edit it may still hold. */
export function resetWarnings(): void {
  const resets = Reflect.get(globalThis, RESETS) as (() => void)[] | undefined;
  resets?.forEach((reset) => reset());
}

/** The components that made what React is at, as a stack; empty before React 19.1. */
export const ownerStack = (): string => (React as Partial<typeof React>).captureOwnerStack?.() ?? '';
