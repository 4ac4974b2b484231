import type { z } from 'zod';

/** What the configuration needs to know of a feature: `Feature` says all of it. */
export interface NamedFeature {
  /** Its option in `site.config.ts`, and its name in messages. */
  name: string;
  /** Checks its option, and fills in what is left out. Without it there's no such option. */
  options?: z.ZodType;
  /** Makes of its option what it adds to a site. Reads nothing. */
  setup(options: never): ChosenFeature['parts'];
}

/** A feature of a site, with its option read. */
export interface ChosenFeature {
  name: string;
  /** What it adds: `FeatureParts`. */
  parts: {
    reads?: Readonly<Record<string, string>>;
    components?: Readonly<Record<string, NamedComponent>>;
    slots?: Readonly<Record<string, string>>;
  };
}

/** What pages need to know of a component that a feature has for them: `PageComponent` says all of it. */
export interface NamedComponent {
  module: string;
  isWide?: true;
  /** Absent if it knows nothing of the site. */
  data?(snapshot: never): unknown;
}

/** The components that features have for pages, by name. */
export const pageComponents = (features: readonly ChosenFeature[]): ReadonlyMap<string, NamedComponent> =>
  new Map(features.flatMap(({ parts }) => Object.entries(parts.components ?? {})));
