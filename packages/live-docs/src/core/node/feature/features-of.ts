import type { Snapshot } from '../snapshot/snapshot';
import {
  INTERNAL,
  type EngineParts,
  type InnerSite,
  type PageComponent,
  type PageView,
  type SiteView,
} from './feature';

interface FeatureOfSite {
  name: string;
  parts: EngineParts;
}

/** What is asked about a site to know its features. */
interface FeaturedSite {
  config: Pick<Snapshot['config'], 'features' | 'url'>;
}

/** What the features of a site add to it. Of those that need whole addresses, nothing where there are none. */
export const featuresOf = ({ config }: FeaturedSite): FeatureOfSite[] =>
  config.features
    // Their types can't be known where the configuration is read.
    .map((feature) => feature as FeatureOfSite)
    .filter(({ parts }) => config.url !== undefined || parts.needsUrl === undefined);

/** Asks all features of a site, and joins what they answer. @throws {BuildError} naming a plugin that throws: see `guard`. */
export const askFeatures = <Answer>(
  site: FeaturedSite,
  question: (parts: EngineParts, name: string) => readonly Answer[] | undefined,
): Answer[] => featuresOf(site).flatMap(({ name, parts }) => question(parts, name) ?? []);

/** The components that features have for pages, by name. */
export const componentsOf = (site: Pick<Snapshot, 'config'>): ReadonlyMap<string, PageComponent> =>
  new Map(askFeatures(site, ({ components }) => Object.entries(components ?? {})));

/** Folders of the sites that are published below a site. */
export const innerNames = (site: FeaturedSite): string[] => askFeatures(site, ({ sites }) => Object.keys(sites ?? {}));

/** The sites that are published below a site, each with its folder. */
export const innerSites = (site: SiteView): (InnerSite & { name: string })[] =>
  askFeatures(site[INTERNAL], ({ sites }) =>
    Object.entries(sites ?? {}).map(([name, make]) => ({ name, ...make(site) })),
  );

/** What a site without whole addresses is without, in words. */
export const withoutUrl = ({ config }: Pick<Snapshot, 'config'>): string[] =>
  config.url === undefined ? config.features.flatMap(({ parts }) => (parts as EngineParts).needsUrl ?? []) : [];

/** Tags that features add to the head of a page's document. */
export const headTags = (page: PageView) => askFeatures(page[INTERNAL].whole, (parts) => parts.head?.(page));

/** Data about the whole site that features make, by name. */
export const featureData = (site: SiteView): Record<string, () => unknown> =>
  Object.fromEntries(askFeatures(site[INTERNAL], (parts) => Object.entries(parts.data?.(site) ?? {})));
