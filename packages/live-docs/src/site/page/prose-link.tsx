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
  switch (linkKind(href)) {
    case 'page':
      return (
        <Link {...props} to={href} prefetch="intent" className={styles.link}>
          {children}
        </Link>
      );
    case 'external':
      return (
        <a {...props} href={href} rel="noreferrer" className={styles.link}>
          {children}
          {props['data-inline'] === undefined && <ArrowUpRight className={styles.mark} />}
        </a>
      );
    default:
      return (
        <a {...props} href={href} className={styles.link}>
          {children}
        </a>
      );
  }
}

/** `Link` as pages have it by name. It looks like any other link in the text, unless it's given a class. */
export function NamedLink({ className = styles.link, ...props }: LinkProps) {
  return <Link {...props} className={className} />;
}
