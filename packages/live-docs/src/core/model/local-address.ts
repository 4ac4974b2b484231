import type { Locale } from './site';

/**
 * Address of a page in a language.
 * @param address that in the default language: `/guide/sorting?tab=x#y`.
 * @param base what the language's addresses start with: `/zh-CN`. Without it, the address stays as it is.
 */
export function localAddress(address: string, base = ''): string {
  if (!base || isBelow(address, base)) return address;
  return base + address.replace(/^\/(?=[?#]|$)/, '');
}

/** The opposite: address of a page in the default language. */
export function defaultAddress(address: string, base = ''): string {
  if (!base || !isBelow(address, base)) return address;
  const rest = address.slice(base.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** The language whose pages an address is one of; undefined for the default one. */
export const localeAt = <L extends Pick<Locale, 'base'>>(address: string, locales: readonly L[]): L | undefined =>
  locales.find(({ base }) => base !== undefined && isBelow(address, base));

const isBelow = (address: string, base: string) =>
  address.startsWith(base) && /^([/?#]|$)/.test(address.slice(base.length));
