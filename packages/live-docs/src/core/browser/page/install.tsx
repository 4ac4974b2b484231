import { useId, useSyncExternalStore } from 'react';
import { useResources } from '../loading';
import { useText } from '../locale';
import { TabPanel, Tabs } from 'live-playground/internal';
import { installCommand, MANAGERS, storePackageManager } from '../ui/package-manager';
import blockStyles from './code-block.module.css';
import { CopyableCode } from './copyable-code';
import styles from './install.module.css';

const ITEMS = MANAGERS.map((manager) => ({ key: manager, label: manager }));

interface InstallProps {
  packages: string[];
  /** They are needed for development alone. */
  dev?: boolean;
  /** The section that it's in, with its number there. */
  section?: string;
}

/** The command of an `install` fence, for the reader's own package manager. All share a choice, in all tabs of the browser. */
export function Install({ packages, dev, section = packages.join(' ') }: InstallProps) {
  const id = useId();
  const text = useText();
  const { subscribe, read, write } = useResources().get('package manager', storePackageManager);
  const manager = useSyncExternalStore(subscribe, read, () => MANAGERS[0]);
  return (
    <div className={blockStyles.block}>
      <Tabs
        id={id}
        label={text('install.manager')}
        items={ITEMS}
        value={manager}
        onChange={write}
        className={styles.tabs}
      />
      <TabPanel id={id} value={manager}>
        <CopyableCode lang="sh" label={manager} subject={section} text={installCommand(manager, packages, dev)} />
      </TabPanel>
    </div>
  );
}
