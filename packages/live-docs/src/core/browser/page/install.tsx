import { useId } from 'react';
import { useText } from '../locale';
import { type Stored, TabPanel, Tabs } from 'live-playground/internal';
import { installCommand, MANAGERS, type Manager, storePackageManager, usePackageManager } from '../ui/package-manager';
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

/** The component behind `install` fences. All that one call makes share a choice, in all tabs of the browser. */
export function createInstall() {
  const chosen = storePackageManager();
  return function StoredInstall(props: InstallProps) {
    return <Install {...props} chosen={chosen} />;
  };
}

/** The command that installs packages, for the reader's own package manager. */
function Install({ packages, dev, section = packages.join(' '), chosen }: InstallProps & { chosen: Stored<Manager> }) {
  const id = useId();
  const text = useText();
  const [manager, setManager] = usePackageManager(chosen);
  return (
    <div className={blockStyles.block}>
      <Tabs
        id={id}
        label={text('install.manager')}
        items={ITEMS}
        value={manager}
        onChange={setManager}
        className={styles.tabs}
      />
      <TabPanel id={id} value={manager}>
        <CopyableCode lang="sh" label={manager} subject={section} text={installCommand(manager, packages, dev)} />
      </TabPanel>
    </div>
  );
}
