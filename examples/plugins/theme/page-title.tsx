import { PageMenu, Slot, type PageTitleProps } from 'live-docs/components';
import styles from './page-title.module.css';

/** The title in the middle of the page, between two lines. */
export default function PageTitle({ page }: PageTitleProps) {
  const { title, description, language } = page;
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <Slot name="title-start" />
        <h1 lang={language}>{title}</h1>
        <Slot name="title-end" />
      </div>
      {description && (
        <p className={styles.lead} lang={language}>
          {description}
        </p>
      )}
      <PageMenu key={page.path} path={page.path} />
    </header>
  );
}
