import type { ServerLoaders } from '../../../src/model';

/** Stands in for `virtual:server-loaders` in unit tests. */
const loaders: ServerLoaders = {};

export default loaders;
