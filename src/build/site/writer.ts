import type { Site } from './create-site';

/** Writes one virtual module. `name` is what stands behind the prefix: `/demo/simple` of `virtual:page/demo/simple`. */
export type Writer = (site: Site, name: string) => Promise<string> | string;
