import { Console } from './console-panel';
import { Editor } from './playground-editor';
import { Preview } from './playground-preview';
import { PlaygroundProvider, type PlaygroundProps } from './playground-provider';
import { TypeErrors } from './type-issues';
import styles from './playground.module.css';

/** Editor, preview, type errors and console, beside each other where there's room. */
export function Playground(props: Omit<PlaygroundProps, 'children'>) {
  return (
    // What the properties are doesn't matter here: they're passed on.
    <PlaygroundProvider {...(props as PlaygroundProps)}>
      <div className={styles.box}>
        <div className={styles.pane}>
          <Editor />
          <TypeErrors />
        </div>
        <div className={styles.pane}>
          <Preview />
          <Console />
        </div>
      </div>
    </PlaygroundProvider>
  );
}
