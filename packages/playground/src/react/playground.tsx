import { Console } from './console-panel';
import { Editor, type EditorProps } from './playground-editor';
import { Preview } from './playground-preview';
import { PlaygroundProvider, type PlaygroundProps } from './playground-provider';
import { TypeErrors } from './type-errors';
import styles from './playground.module.css';

/** Editor, preview, type errors and console, beside each other where there's room. */
export function Playground({ extensions, ...props }: Omit<PlaygroundProps, 'children'> & EditorProps) {
  return (
    // What the properties are doesn't matter here: they're passed on.
    <PlaygroundProvider {...(props as PlaygroundProps)}>
      <div className={styles.box}>
        <div className={styles.pane}>
          <Editor extensions={extensions} />
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
