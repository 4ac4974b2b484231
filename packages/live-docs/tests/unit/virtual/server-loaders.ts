import type { ServerLoaders } from '../../../src/model';

/** Replaces `virtual:server-loaders` in unit tests. */
const loaders: ServerLoaders = {};

export default loaders;
