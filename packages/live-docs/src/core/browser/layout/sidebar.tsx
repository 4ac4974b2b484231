import { memo, use, useEffect, useRef } from 'react';
import { UNNAMED_GROUP, type PageSidebar } from '../../model';
import { PageLanguageContext, useLabel, useLocale, useText } from '../locale';
import { Link } from '../navigation';
import { Slot } from '../slot';
import { Failure } from '../ui/failure';
import { scrollWithin } from './scroll-within';
import styles from './sidebar.module.css';
import { useWholeSidebar } from './use-whole-sidebar';

interface SidebarProps {
  sidebar: PageSidebar;
  path: string;
  /** `column` beside the page, `list` in the drawer. */
  variant?: 'column' | 'list';
}

interface PageLinkProps {
  path: string;
  title: string;
  current: boolean;
}

/** The pages of the current navigation entry, by group. The rest of a long one is fetched in idle time, or when it's touched. */
export function Sidebar({ sidebar, path, variant = 'column' }: SidebarProps) {
  const text = useText();
  const label = useLabel();
  const { address } = use(PageLanguageContext);
  const nav = useRef<HTMLElement>(null);

  const { locale } = useLocale();
  const { groups, problem, fetchRest } = useWholeSidebar(sidebar, nav);

  useEffect(() => {
    const current = nav.current?.querySelector('[aria-current]');
    if (nav.current && current) scrollWithin(nav.current, current);
  }, [path]);

  return (
    <nav
      ref={nav}
      aria-label={text('sidebar')}
      className={`${styles.sidebar} ${styles[variant]}`}
      onPointerEnter={fetchRest}
      onFocus={fetchRest}
    >
      <Slot name="sidebar-start" />
      {groups.map((group) => (
        <section key={group.title}>
          {/* No heading: it would be one before the page's title. */}
          {group.title !== UNNAMED_GROUP && <p>{label('group', group.title)}</p>}
          <ul lang={address} aria-label={group.title === UNNAMED_GROUP ? undefined : label('group', group.title)}>
            {group.pages.map((page) => (
              <li key={page.path}>
                <PageLink {...page} current={page.path === path} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Slot name="sidebar-end" />
      {problem && (
        <Failure
          title={text('failed.part')}
          error={problem}
          lang={locale}
          retryLabel={text('retry')}
          onRetry={fetchRest}
        />
      )}
    </nav>
  );
}

/** One of fifty: of these, two differ from page to page. */
const PageLink = memo(function PageLink({ path, title, current }: PageLinkProps) {
  return (
    <Link to={path} prefetch="intent" aria-current={current ? 'page' : undefined}>
      {title}
    </Link>
  );
});
