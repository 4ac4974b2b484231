import { changesBetween, type UpgradeData, type UpgradeStep } from '../../model';
import { useText } from '../locale';
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
  const text = useText();
  const [Title, tables] = isPage ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const);
  return steps.toReversed().map(({ from, to }) => {
    const changes = changesBetween(data.history, from.id, to.id);
    const name = `${from.minor} → ${to.minor}`;
    return (
      <section key={to.minor}>
        <Title id={isPage ? to.minor : undefined} className={styles.step}>
          {isPage ? <a href={`#${to.minor}`}>{name}</a> : name}
        </Title>
        {changes.length > 0 ? (
          <ChangeList changes={changes} rows={data.rows} heading={tables} />
        ) : (
          <p className={styles.note}>{text('upgrade.none')}</p>
        )}
      </section>
    );
  });
}
