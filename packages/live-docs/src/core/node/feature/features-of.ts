import type { Snapshot } from '../snapshot/snapshot';
import type { FeatureParts, PageComponent, PageView, SiteView } from './feature';

/** A feature of a site, and what it adds. */
interface FeatureOfSite {
  name: string;
  parts: FeatureParts;
}

/** What the features of a site add to it. Of those that need whole addresses, nothing where there are none. */
export const featuresOf = ({ config }: Pick<Snapshot, 'config'>): FeatureOfSite[] =>
  config.features
    // Their types can't be known where the configuration is read.
    .map(({ name, parts }) => ({ name, parts: parts as FeatureParts }))
    .filter(({ parts }) => config.url !== undefined || parts.needsUrl === undefined);

/** The components that features have for pages, by name. */
export const componentsOf = (snapshot: Pick<Snapshot, 'config'>): ReadonlyMap<string, PageComponent> =>
  new Map(featuresOf(snapshot).flatMap(({ parts }) => Object.entries(parts.components ?? {})));

/** What a site without whole addresses is without, in words. */
export const withoutUrl = ({ config }: Pick<Snapshot, 'config'>): string[] =>
  config.url === undefined ? config.features.flatMap(({ parts }) => (parts as FeatureParts).needsUrl ?? []) : [];

/** Tags that features add to the head of a page's document. */
export const headTags = (page: PageView) => featuresOf(page.whole).flatMap(({ parts }) => parts.head?.(page) ?? []);

/** Links that features have for readers of a page without scripts. */
export const noScriptLinks = (page: PageView) =>
  featuresOf(page.whole).flatMap(({ parts }) => parts.noScript?.(page) ?? []);

/** Data about the whole site that features make, by name. */
export const featureData = (site: SiteView): Record<string, () => unknown> =>
  Object.fromEntries(featuresOf(site.snapshot).flatMap(({ parts }) => Object.entries(parts.data?.(site) ?? {})));

/** A site that is checked: nothing of it is rendered, and its reference may not be read yet. */
export const unbuilt = (snapshot: Snapshot): SiteView => ({
  snapshot,
  api: async () => ({ problems: [] }),
});
