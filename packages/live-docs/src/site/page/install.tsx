import { useId } from 'react';
import { useText } from '../locale';
import type { Memory } from '../ui/create-memory';
import { installCommand, MANAGERS } from '../ui/install-command';
import { TabPanel, Tabs } from '../ui/tabs';
import { rememberPackageManager, usePackageManager } from '../ui/use-package-manager';
import blockStyles from './code-block.module.css';
import { CopyableCode } from './copyable-code';
import styles from './install.module.css';

const ITEMS = MANAGERS.map((manager) => ({ key: manager, label: manager }));

interface InstallProps {
  packages: string[];
  /** They are needed for development alone. */
  dev?: boolean;
}

/** The component behind `install` fences. All that one call makes share a choice, in all tabs of the browser. */
export function createInstall() {
  const memory = rememberPackageManager();
  return function InstallWithMemory(props: InstallProps) {
    return <Install {...props} memory={memory} />;
  };
}

/** The command that installs packages, for the reader's own package manager. */
function Install({ packages, dev, memory }: InstallProps & { memory: Memory }) {
  const id = useId();
  const text = useText();
  const [manager, setManager] = usePackageManager(memory);
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
        <CopyableCode lang="sh" label={manager} text={installCommand(manager, packages, dev)} />
      </TabPanel>
    </div>
  );
}
