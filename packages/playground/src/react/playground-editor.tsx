import type { Extension } from '@codemirror/state';
import { useRef, type KeyboardEvent } from 'react';
import { Button } from '../base/button';
import { FileTabs } from './file-tabs';
import { FormatButton } from './format-button';
import { LiveCode } from './live-code';
import { LiveNotes } from './live-notes';
import { useParts } from './playground-provider';
import styles from './playground-editor.module.css';
import { useLiveText } from './texts/use-live-text';

export interface EditorProps {
  /** Extensions of CodeMirror, before the editor's own. Other ones take their place. */
  extensions?: Extension | undefined;
}

/** The files, a tab each, and what is wrong with them. The editor itself is loaded once the pointer or the focus is in the code. */
export function Editor({ extensions }: EditorProps) {
  const { id, session, autorun, code, view } = useParts();
  const text = useLiveText();
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (autorun || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    session.run();
  };
  const reset = useRef<HTMLButtonElement>(null);
  const tools = (
    <div className={styles.tools}>
      {view.edited && <span className={styles.edited}>{text('edited')}</span>}
      <FormatButton code={code} file={view.file} />
      {!autorun && (
        <Button
          aria-keyshortcuts="Control+Enter Meta+Enter"
          title={/Mac|iP/.test(globalThis.navigator?.platform) ? '⌘↵' : 'Ctrl+Enter'}
          onClick={session.run}
        >
          {text('run')}
        </Button>
      )}
      <Button
        ref={reset}
        // Not disabled: the focus would be lost when it's pressed.
        aria-disabled={!view.edited}
        onClick={() => view.edited && session.reset()}
      >
        {text('reset.do')}
      </Button>
    </div>
  );
  return (
    <div data-demo-editor className={styles.editor} onKeyDownCapture={onKeyDownCapture} onPointerDown={session.wake}>
      <FileTabs session={session} file={view.file} tools={tools}>
        <LiveCode key={id} code={code} view={view} extensions={extensions} waits />
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
