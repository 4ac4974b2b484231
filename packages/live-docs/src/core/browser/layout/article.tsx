import { PageTitle, StartPage } from 'virtual:parts';
import { Suspense, use, type ReactNode } from 'react';
import type { PageData, SiteData, TocEntry } from '../../model';
import { PageLanguageContext } from '../locale';
import { Slot } from '../slot';
import { BelowActions } from '../ui/below-actions';
import { ContentsSummary } from './contents-summary';

interface ArticleProps {
  site: SiteData;
  page: PageData;
  toc: TocEntry[];
  children: ReactNode;
}

/** A page: its title above its content, in the page's language, whatever the chrome speaks. */
export function Article({ site, page, toc, children }: ArticleProps) {
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
