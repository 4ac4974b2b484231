import { useId, useSyncExternalStore } from 'react';
import type { PlaygroundFile } from '../model/files';
import { TabPanel, Tabs } from '../ui/tabs';
import { LiveCode } from './live-code';
import styles from './live-files.module.css';
import { useLiveText } from './texts/use-live-text';
import type { LiveSession } from '../session/live-session';

interface LiveFilesProps {
  /** Id of the demo. */
  demo: string;
  session: LiveSession;
  /** The files as the site has them. */
  files: readonly PlaygroundFile[];
}

/** A demo's files under the reader's hands, a tab each. */
export function LiveFiles({ demo, session, files }: LiveFilesProps) {
  const id = useId();
  const text = useLiveText();
  const view = useSyncExternalStore(session.subscribe, session.view);
  const names = session.files();
  const code = <LiveCode demo={demo} files={files} session={session} view={view} />;

  if (names.length === 1) {
    return (
      <>
        <p className={styles.name}>{view.file}</p>
        <div className={styles.panel}>{code}</div>
      </>
    );
  }
  return (
    <>
      <Tabs
        id={id}
        label={text('files')}
        items={names.map((name) => ({ key: name, label: name }))}
        value={view.file}
        onChange={session.choose}
        className={styles.tabs}
      />
      <TabPanel id={id} value={view.file} className={styles.panel}>
        {code}
      </TabPanel>
    </>
  );
}
