import { useRef } from 'react';
import { FileTabs } from './file-tabs';
import { FormatButton } from './format-button';
import { LiveCode } from './live-code';
import { LiveNotes } from './live-notes';
import parts from './note-parts.module.css';
import { useParts } from './playground-provider';
import styles from './playground-editor.module.css';
import { useLiveText } from './texts/use-live-text';

/** The files, a tab each, and what is wrong with them. The editor itself is loaded once the pointer or the focus is in the code. */
export function Editor() {
  const { id, code, view } = useParts();
  const text = useLiveText();
  const { session } = code;
  const reset = useRef<HTMLButtonElement>(null);
  const tools = (
    <div className={styles.tools}>
      {view.edited && <span className={styles.edited}>{text('edited')}</span>}
      <FormatButton code={code} file={view.file} />
      <button
        ref={reset}
        type="button"
        className={parts.action}
        // Not disabled: the focus would be lost when it's pressed.
        aria-disabled={!view.edited}
        onClick={() => view.edited && session.reset()}
      >
        {text('reset.do')}
      </button>
    </div>
  );
  return (
    <div data-demo-editor className={styles.editor}>
      <FileTabs session={session} file={view.file} tools={tools}>
        <LiveCode key={id} code={code} view={view} waits />
      </FileTabs>
      <LiveNotes
        session={session}
        code={code}
        isShared={false}
        onOpen={() => {}}
        onActed={(byPointer) => reset.current?.focus({ preventScroll: byPointer })}
      />
    </div>
  );
}
