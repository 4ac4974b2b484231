import { allSteps, listMinors, type UpgradeData } from '../../../core/model';
import { useLocale } from '../../../core/browser/locale';
import styles from './upgrade.module.css';
import { UpgradeStepList } from './upgrade-step-list';
import { useUpgradeData } from './use-upgrade-data';

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
