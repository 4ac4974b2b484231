import { use, type ReactNode } from 'react';
import { UNNAMED_GROUP, type Hero, type PageData, type SiteData } from '../../model';
import { PageLanguageContext, useLabel } from '../locale';
import { Slot } from '../slot';
import { PageMenu } from './page-menu';
import styles from './page-title.module.css';

export interface PageTitleProps {
  site: SiteData;
  page: PageData;
}

export interface StartPageProps extends PageTitleProps {
  /** What its front matter says in `hero`. */
  hero: Hero;
}

/** What a page begins with: its group, title and lead. Those of a start page are larger. */
export function PageTitle({ page, hero }: PageTitleProps & Partial<StartPageProps>) {
  const label = useLabel();
  const { content } = use(PageLanguageContext);
  const { title, description } = hero ?? page;
  return (
    <header className={hero ? styles.hero : styles.head}>
      {page.group.title !== UNNAMED_GROUP && <p className={styles.kicker}>{label('group', page.group.title)}</p>}
      <div className={styles.title}>
        <Slot name="title-start" />
        <h1 lang={content}>{breakAtSlashes(title)}</h1>
        <Slot name="title-end" />
        <PageMenu path={page.path} key={page.path} />
      </div>
      {description && (
        <p className={styles.lead} lang={content}>
          {description}
        </p>
      )}
    </header>
  );
}

export { PageTitle as StartPage };

/** Lets a line end behind a slash: that is where names of packages and paths are divided. */
const breakAtSlashes = (title: string): ReactNode =>
  title.split(/(?<=\/)/).flatMap((part, at) => (at > 0 ? [<wbr key={at} />, part] : part));
