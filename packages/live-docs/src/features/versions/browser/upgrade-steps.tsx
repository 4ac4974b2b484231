import { allSteps, changesBetween, listMinors, type UpgradeData, type UpgradeStep } from '../../../core/model';
import { useDataFile } from '../../../core/browser/loading';
import { useLocale } from '../../../core/browser/locale';
import { ChangeList } from './change-list';
import styles from './upgrade.module.css';

/**
 * What each minor changed of the one before it, newest first. The hash of an address names one: `#7.31`.
 * @param data from the build; in browsers the address of their file.
 */
export function UpgradeSteps({ data }: { data: UpgradeData | string }) {
  const { locale } = useLocale();
  const known = useUpgradeData(data);
  return (
    <div className={styles.block} lang={locale} data-chrome>
      <UpgradeStepList steps={allSteps(listMinors(known.history))} data={known} isPage />
    </div>
  );
}

interface UpgradeStepListProps {
  /** Oldest first. */
  steps: UpgradeStep[];
  data: UpgradeData;
  /** True where the steps are the sections of a page: addresses name a step by the minor that it leads to. */
  isPage?: boolean;
}

/** Steps from minor to minor with what changed, newest first. */
export function UpgradeStepList({ steps, data, isPage = false }: UpgradeStepListProps) {
  const [Title, tables] = isPage ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const);
  return steps.toReversed().map(({ from, to }) => {
    const name = `${from.minor} → ${to.minor}`;
    return (
      <section key={to.minor}>
        <Title id={isPage ? to.minor : undefined} className={styles.step}>
          {isPage ? <a href={`#${to.minor}`}>{name}</a> : name}
        </Title>
        <ChangeList changes={changesBetween(data.history, from.id, to.id)} rows={data.rows} heading={tables} />
      </section>
    );
  });
}

/** The data of the page. @param data from the build; in browsers the address of their file, which is loaded with the page. */
export function useUpgradeData(data: UpgradeData | string): UpgradeData {
  return useDataFile(data) ?? { history: { read: {}, tables: {} }, rows: {}, canCheck: false };
}
