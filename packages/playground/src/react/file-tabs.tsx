import { useId, type ReactNode } from 'react';
import type { LiveSession } from '../session/live-session';
import { TabPanel, Tabs } from '../base/tabs';
import styles from './file-tabs.module.css';
import { useLiveText } from './texts/use-live-text';

interface FileTabsProps {
  session: LiveSession;
  /** Name of the shown file. */
  file: string;
  /** What is beside the names. */
  tools?: ReactNode;
  /** What shows the file. */
  children: ReactNode;
}

/** The files of a demo, a tab each; the name alone where there's one. */
export function FileTabs({ session, file, tools, children }: FileTabsProps) {
  const id = useId();
  const text = useLiveText();
  const names = session.shown();
  const isOne = names.length < 2;
  const head = isOne ? (
    <p className={styles.name}>{file}</p>
  ) : (
    <Tabs
      id={id}
      label={text('files')}
      items={names.map((name) => ({ key: name, label: name }))}
      value={file}
      onChange={session.choose}
      className={styles.tabs}
    />
  );
  return (
    <div className={styles.files}>
      {head}
      {isOne ? (
        <div className={styles.panel}>{children}</div>
      ) : (
        <TabPanel id={id} value={file} className={styles.panel}>
          {children}
        </TabPanel>
      )}
      {/* Tab leads from the names to the code. */}
      {tools && <div className={styles.tools}>{tools}</div>}
    </div>
  );
}
