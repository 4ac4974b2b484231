import { Header, PageFooter, PageTitle, StartPage } from 'virtual:parts';
import { Suspense, useState, type ReactNode, use } from 'react';
import { findNav, type PageData, type SiteData, type TocEntry } from '../../model';
import { useText, PageLanguageContext } from '../locale';
import { chooseTab, useLocation } from '../navigation';
import { Slot } from '../slot';
import styles from './layout.module.css';
import { NotFound } from './not-found';
import { OnThisPage, ContentsSummary } from './contents';
import { Sidebar } from './sidebar';
import { BelowActions } from '../ui/below-actions';

interface LayoutProps {
  site: SiteData;
  /** The page that is shown, or undefined where there is none. */
  page: PageData | undefined;
  /** Switches of the header. */
  tools: ReactNode;
  /** The page's content. Without a page: what is shown in its place, by default the 404 text. */
  children?: ReactNode;
}

/** Everything around a page's content. Each part is a Suspense boundary, so that it hydrates on its own. */
export function Layout({ site, page, tools, children }: LayoutProps) {
  const location = useLocation();
  const path = page?.path ?? location.path;
  // Where a page can't be shown, the reader may go on from the one before it.
  const [last, setLast] = useState(page);
  if (page && page !== last) setLast(page);
  const placed = page ?? (children ? last : undefined);
  const place = placed && findNav(site.navigation, placed.nav.path);
  const sidebar = placed && placed.sidebar.groups.length > 0 ? placed.sidebar : undefined;
  const shown = page && (chooseTab(location.search, page.tabs) ?? page);

  return (
    <>
      <SkipLink />
      <Slot name="body-start" />
      <Suspense>
        <Header site={site} path={path} place={place} sidebar={sidebar} tools={tools} />
      </Suspense>
      <div className={place ? styles.columns : styles.bare}>
        {sidebar && (
          <Suspense>
            <Sidebar sidebar={sidebar} path={path} />
          </Suspense>
        )}
        {shown && !page?.wide && (
          <Suspense>
            <OnThisPage toc={shown.toc} key={path} />
          </Suspense>
        )}
        <main id="main" tabIndex={-1} className={page?.wide ? `${styles.main} ${styles.wide}` : styles.main}>
          {page && shown ? (
            <>
              <Article site={site} page={page} toc={shown.toc}>
                {children}
              </Article>
              <Suspense>
                <PageFooter site={site} page={page} shown={shown} />
              </Suspense>
            </>
          ) : (
            (children ?? <NotFound />)
          )}
        </main>
      </div>
    </>
  );
}

function SkipLink() {
  const text = useText();
  return (
    <a href="#main" className={styles.skip}>
      {text('skip')}
    </a>
  );
}

interface ArticleProps {
  site: SiteData;
  page: PageData;
  toc: TocEntry[];
  children: ReactNode;
}

/** A page: its title above its content, in the page's language, whatever the chrome speaks. */
function Article({ site, page, toc, children }: ArticleProps) {
  const { content } = use(PageLanguageContext);
  const contents = (
    <Suspense>
      <ContentsSummary toc={toc} wide={page.wide} key={page.path} />
    </Suspense>
  );
  return (
    <article>
      {page.hero ? <StartPage site={site} page={page} hero={page.hero} /> : <PageTitle site={site} page={page} />}
      {!page.actions && contents}
      <Slot name="page-start" />
      <div lang={content}>
        <BelowActions value={page.actions ? contents : null}>{children}</BelowActions>
      </div>
      <Slot name="page-end" />
    </article>
  );
}
