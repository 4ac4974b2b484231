import type { FeatureTexts } from './slot';
import type { SiteTexts } from './site';

/** What a feature adds to the menu "Copy page": a link that another program opens, or a command that is copied. */
export type PageItem = { label: string; hint?: string } & ({ link: string } | { command: string });

/** Texts of the interface, in the language that the reader has. */
interface Texts {
  locale: string;
  texts: Partial<SiteTexts>;
}

/** Lists the items of a feature. @typeParam Data what the feature gives it. */
export type ListPageItems<Data> = (data: Data, feature: FeatureTexts, texts: Texts) => PageItem[];

/** Loads what lists the items of a site's feature. */
export type LoadPageItems = () => Promise<{ default: (texts: Texts) => PageItem[] }>;
