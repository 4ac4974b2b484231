import type { ComponentType } from 'react';
import type { SiteTexts } from './site';

/** Places of the layout that features add to. `body-end` is for what fits nowhere else. */
export const SLOTS = [
  'body-start',
  'header-start',
  'header-tools',
  'header-end',
  'sidebar-start',
  'sidebar-end',
  'contents-start',
  'contents-end',
  'title-start',
  'title-end',
  'page-start',
  'page-end',
  'footer',
  'not-found',
  'body-end',
] as const;

export type Slot = (typeof SLOTS)[number];

/**
 * What a feature adds to a place. A part is for the server alone unless its module begins with `'use client'`: readers have its markup from
 * the document, and `load` brings it once they turn to another page.
 */
export type SlotPart = { feature: string; props?: object } & (
  | { Part: ComponentType; isStatic?: true }
  | { Part?: never; load: () => Promise<{ default: ComponentType }> }
);

/** The name of a feature, and its texts in the languages of a site. */
export interface FeatureTexts {
  name: string;
  texts: Record<string, SiteTexts>;
}

/** What features add to each place. */
export type SlotParts = Record<Slot, readonly SlotPart[]>;

/** Parts of the layout whose place a feature may take. */
export const PARTS = ['header', 'page-footer', 'page-title', 'callout', 'code-block'] as const;

export type Part = (typeof PARTS)[number];
