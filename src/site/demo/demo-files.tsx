import { useId, type Ref } from 'react';
import { useText } from '../locale';
import { Code } from '../ui/code';
import { TabPanel, Tabs } from '../ui/tabs';
import styles from './demo-files.module.css';
import { DemoFailure } from './demo-failure';
import type { CodeState } from './use-demo-code';

interface DemoFilesProps {
  state: CodeState;
  /** Place of the shown file among the demo's files. */
  file: number;
  onFile: (file: number) => void;
  onRetry: () => void;
  codeRef: Ref<HTMLElement>;
}

/** A demo's files, a tab each; or how far they have come. */
export function DemoFiles({ state, file, onFile, onRetry, codeRef }: DemoFilesProps) {
  const id = useId();
  const text = useText();
  if (state.status === 'failed') {
    return (
      <div className={styles.failed}>
        <DemoFailure title={text('demo.code.failed')} error={state.error} onRetry={onRetry} />
      </div>
    );
  }
  if (state.status !== 'loaded') {
    return (
      <p role="status" className={styles.loading}>
        {text('loading')}
      </p>
    );
  }

  const { files } = state.code;
  const current = files[file];
  if (!current) return null;
  const code = (
    <Code
      key={current.name}
      html={current.html}
      lang={current.lang}
      label={current.name}
      numbers
      codeRef={codeRef}
      className={styles.code}
    />
  );
  if (files.length === 1) {
    return (
      <>
        <p className={styles.name}>{current.name}</p>
        {code}
      </>
    );
  }
  return (
    <>
      <Tabs
        id={id}
        label={text('demo.files')}
        items={files.map(({ name }) => ({ key: name, label: name }))}
        value={current.name}
        onChange={(name) => onFile(files.findIndex((each) => each.name === name))}
        className={styles.tabs}
      />
      <TabPanel id={id} value={current.name}>
        {code}
      </TabPanel>
    </>
  );
}
