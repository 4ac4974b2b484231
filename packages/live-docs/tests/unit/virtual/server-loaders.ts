import type { ServerLoaders } from '../../../src/core/model';

/** Replaces `virtual:server-loaders` in unit tests. */
const loaders: ServerLoaders = {};

export default loaders;
