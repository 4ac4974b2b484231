import { useRef } from 'react';
import type { NavItem, NavPlace } from '../../model';
import { useLabel, useText } from '../locale';
import { Link } from '../navigation';
import { useCurrentInSight } from './use-current-in-sight';
import styles from './top-nav.module.css';

interface TopNavProps {
  navigation: NavItem[];
  path: string;
  place: NavPlace | undefined;
  /** `row` for the header, where only the current entry shows the level below it; `list` for the drawer. */
  variant?: 'row' | 'list';
  className?: string;
}

/** The top navigation, in one level or two. */
export function TopNav({ navigation, path, place, variant = 'row', className = '' }: TopNavProps) {
  const text = useText();
  const label = useLabel();
  const nav = useRef<HTMLElement>(null);

  useCurrentInSight(nav, path);

  const entry = (item: NavItem, current: boolean) => (
    <Link to={item.link} prefetch="intent" aria-current={item.link === path ? 'page' : current || undefined}>
      {label('nav', item.title)}
    </Link>
  );

  return (
    <nav ref={nav} aria-label={text('main.nav')} className={`${styles[variant]} ${className}`}>
      <ul>
        {navigation.map((item) => (
          <li key={item.path}>
            {entry(item, item === place?.top)}
            {item.children.length > 0 && (variant === 'list' || item === place?.top) && (
              <ul className={styles.below}>
                {item.children.map((child) => (
                  <li key={child.path}>{entry(child, child === place?.entry)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
