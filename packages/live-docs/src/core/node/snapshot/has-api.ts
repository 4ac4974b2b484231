import type { Snapshot } from './snapshot';

/**
 * True if a site has an API reference: a page shows a part of it, unless the option `apiParser` is false. With the option, the
 * library is read for hovers even if no page does.
 */
export const hasApi = ({ config, entries }: Pick<Snapshot, 'config' | 'entries'>): boolean =>
  config.apiParser ?? entries.some(({ compiled }) => compiled.hasTypes);
