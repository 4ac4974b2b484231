import {
  createElement,
  type FunctionComponent,
  type HTMLAttributes,
  type ImgHTMLAttributes,
  type AnchorHTMLAttributes,
} from 'react';
import { toPlainHref, Link, type LinkProps } from '../navigation';
import styles from './prose.module.css';
import { ArrowUpRight } from '../ui/icons';

/**
 * An element of Markdown with a class of ours. The class goes to the element itself, not to whatever
 * is below the page, so that the look of prose never reaches into a demo.
 */
export function withClass(tag: string, className = ''): FunctionComponent<HTMLAttributes<HTMLElement>> {
  return ({ className: own, ...props }) =>
    createElement(tag, { ...props, className: own ? `${className} ${own}` : className });
}

interface ProseImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  /** Present if the build has copied the file: its address is whole. */
  'data-asset'?: string;
}

/** An image in the text of a page. One of the folder `public` follows the site's base. */
export function ProseImage({ src = '', alt = '', 'data-asset': asset, ...props }: ProseImageProps) {
  return <img {...props} src={asset === undefined ? toPlainHref(src) : src} alt={alt} className={styles.image} />;
}

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

/** Where a link of a page leads: to a page of the site, another host, or a place that the browser knows best: a hash, `mailto:`. */
export function linkKind(href: string): 'page' | 'external' | 'plain' {
  if (/^(https?:)?\/\//i.test(href)) return 'external';
  return /^[/?]/.test(href) ? 'page' : 'plain';
}
