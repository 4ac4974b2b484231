import { Suspense, use, type ReactNode } from 'react';
import { UNNAMED_GROUP, type PageData, type SiteData, type TocEntry } from '../../model';
import { PageLanguageContext, useLabel } from '../locale';
import { BelowActions } from '../ui/below-actions';
import styles from './article.module.css';
import { ContentsSummary } from './contents-summary';
import { PageMenu } from './page-menu';

interface ArticleProps {
  site: SiteData;
  page: PageData;
  toc: TocEntry[];
  children: ReactNode;
}

/** A page: its group, title and lead above its content, in a language of its own, whatever the chrome speaks. */
export function Article({ site, page, toc, children }: ArticleProps) {
  const label = useLabel();
  const { content } = use(PageLanguageContext);
  const { title, description } = page.hero ?? page;
  const contents = (
    <Suspense>
      <ContentsSummary toc={toc} wide={page.wide} key={page.path} />
    </Suspense>
  );
  return (
    <article>
      <header className={page.hero ? styles.hero : styles.head}>
        {page.group.title !== UNNAMED_GROUP && <p className={styles.kicker}>{label('group', page.group.title)}</p>}
        <div className={styles.title}>
          <h1 lang={content}>{breakAtSlashes(title)}</h1>
          <PageMenu path={page.path} assistants={site.assistants} key={page.path} />
        </div>
        {description && (
          <p className={styles.lead} lang={content}>
            {description}
          </p>
        )}
      </header>
      {!page.actions && contents}
      <div lang={content}>
        <BelowActions value={page.actions ? contents : null}>{children}</BelowActions>
      </div>
    </article>
  );
}

/** Lets a line end behind a slash: that is where names of packages and paths are divided. */
const breakAtSlashes = (title: string): ReactNode =>
  title.split(/(?<=\/)/).flatMap((part, at) => (at > 0 ? [<wbr key={at} />, part] : part));
