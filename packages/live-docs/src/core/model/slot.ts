import type { ComponentType } from 'react';

/** Places of the layout that features add to: in the last line of a page, and at the end of the body, for what has no place of its own. */
export const SLOTS = ['footer', 'body-end'] as const;

export type Slot = (typeof SLOTS)[number];

/** What features add to each place. */
export type SlotParts = Record<Slot, readonly ComponentType[]>;
