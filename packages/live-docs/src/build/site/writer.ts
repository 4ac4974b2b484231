import type { Site } from './create-site';

/** Writes one virtual module. `name` is what stands behind the prefix: `/demo/simple` of `virtual:page/demo/simple`. */
export type Writer = (site: Site, name: string) => Promise<string> | string;

/** A value as source text. */
export const json = JSON.stringify;

/** The module of a value. */
export const exportDefault = (value: unknown) => `export default ${json(value)};`;
