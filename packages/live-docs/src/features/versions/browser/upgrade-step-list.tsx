import { changesBetween, type UpgradeData, type UpgradeStep } from '../../../core/model';
import { ChangeList } from './change-list';
import styles from './upgrade.module.css';

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
