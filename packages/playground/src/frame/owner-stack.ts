import * as React from 'react';

/** The components that made what React is at, as a stack; empty before React 19.1. */
export const ownerStack = (): string => (React as Partial<typeof React>).captureOwnerStack?.() ?? '';
