import type { SiteConfig } from '../../config/site-config';

/**
 * An address of the site as others than its pages write it: with the base, and with the host if the configuration has it.
 * @param address below the base, without a slash at its start.
 */
export const wholeAddress = ({ url = '', base }: Pick<SiteConfig, 'url' | 'base'>, address: string): string =>
  url + base + encodeURI(address);
