import type { ComponentType } from 'react';
import type { SiteTexts } from './site';

/** Places that features add to. `body-end` is for what fits nowhere else. */
export const SLOTS = [
  'body-start',
  'header-start',
  'header-version',
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
  'demo-tools',
  'demo-end',
  'api-row',
] as const;

export type Slot = (typeof SLOTS)[number];

/** What components get in places that pages have several times. These come with the pages that have them. */
export interface PageSlotProps {
  'demo-tools': DemoSlotProps;
  'demo-end': DemoSlotProps;
  'api-row': ApiRowProps;
}

export type PageSlot = keyof PageSlotProps;

/** What shows all that features add to such a place; undefined if that's nothing. */
export type PageSlotParts<Name extends PageSlot> = ComponentType<PageSlotProps[Name]> | undefined;

/** What a component in the toolbar of a demo or below a demo gets. */
export interface DemoSlotProps {
  demo: { id: string; title: string };
}

/** What a component in a row of the API reference gets. */
export interface ApiRowProps {
  /** The name of the interface that is shown as a table, and of one of its properties. */
  row: { interface: string; name: string };
}

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

/** What features add to each place of the layout. */
export type SlotParts = Record<Exclude<Slot, PageSlot>, readonly SlotPart[]>;

/** True for a place in parts of pages. */
export const isPageSlot = (slot: string): slot is PageSlot => /^(demo|api)-/.test(slot);

/** Parts of the layout whose place a feature may take. */
export const PARTS = ['header', 'page-footer', 'page-title', 'start-page', 'callout', 'code-block'] as const;

export type Part = (typeof PARTS)[number];
