import type { AnchorHTMLAttributes } from 'react';
import { Link, type LinkProps } from '../navigation';
import { ArrowUpRight } from '../ui/icons/arrow-up-right';
import { linkKind } from './link-kind';
import styles from './prose-link.module.css';

interface ProseLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Present if it holds nothing but images. */
  'data-inline'?: string;
}

/** A link in the text of a page. */
export function ProseLink({ href = '', children, ...props }: ProseLinkProps) {
  const kind = linkKind(href);
  const shared = { ...props, className: styles.link };
  if (kind === 'page') {
    return (
      <Link {...shared} to={href} prefetch="intent">
        {children}
      </Link>
    );
  }
  const isExternal = kind === 'external';
  return (
    <a {...shared} href={href} rel={isExternal ? 'noreferrer' : props.rel}>
      {children}
      {isExternal && props['data-inline'] === undefined && <ArrowUpRight className={styles.mark} />}
    </a>
  );
}

/** `Link` as pages have it by name. It looks like any other link in the text, unless it's given a class. */
export const NamedLink = (props: LinkProps) => <Link className={styles.link} {...props} />;
