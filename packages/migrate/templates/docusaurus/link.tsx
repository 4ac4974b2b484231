import type { ComponentProps } from 'react';
import { Link as SiteLink } from 'live-docs/components';

/** `<Link>` of Docusaurus: within the site, or to another one. */
export default function Link({
  to,
  href,
  ...rest
}: Omit<ComponentProps<'a'>, 'href'> & { to?: string; href?: string }) {
  const address = to ?? href ?? '';
  return /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(address) ? (
    <a href={address} {...rest} />
  ) : (
    <SiteLink to={address} {...rest} />
  );
}
