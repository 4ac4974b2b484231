import type { Extension } from '@codemirror/state';
import { useId, useRef, useState } from 'react';
import { followPreviewHeight } from '../editor/follow-preview-height';
import type { LiveView } from '../session/live-session';
import { EditorHost, useHandover } from './editor-host';
import { FailedNote } from './failed-note';
import styles from './live-code.module.css';
import { StaticCode } from './static-code';
import { useLiveText } from './texts/use-live-text';
import type { Code } from './use-code';
import { useTabKey } from './use-tab-key';
import { errorId, useTold } from './use-told';

interface LiveCodeProps {
  code: Code;
  view: LiveView;
  /** Extensions of CodeMirror, before the editor's own. */
  extensions?: Extension | undefined;
  /** Loads the editor once the pointer or the focus is there, instead of at once. */
  waits?: boolean;
}

/** The shown file under the reader's hands: static code until the editor is there. */
export function LiveCode({ code, view, extensions, waits = false }: LiveCodeProps) {
  const { files, session, wantTypes, onKeyDown } = code;
  const text = useLiveText();
  const hint = useId();
  const element = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  const isWanted = !waits || isNear || view.target !== undefined;
  const { handover, isFailed, retry, carets } = useHandover(session, element, isWanted);
  const { isInside, byKey, takesTab, isAsked, giveBack, listeners } = useTabKey();

  const wrong = useTold(session, view.error);
  const invalid = wrong !== undefined && !wrong.unloaded && (wrong.file ?? view.file) === view.file;
  const error = invalid ? errorId(session) : '';
  const label = text('editor');
  const tabHint = text(takesTab ? 'editor.leave' : 'editor.enter');
  const isFixed = session.isFixed(view.file);

  return (
    <div
      ref={followPreviewHeight}
      className={styles.root}
      data-by-key={byKey || undefined}
      {...listeners}
      onFocus={(event) => {
        listeners.onFocus?.(event);
        setNear(true);
        wantTypes();
        session.prepare(true);
      }}
      onPointerEnter={() => setNear(true)}
      onKeyDown={onKeyDown}
    >
      {handover ? (
        <EditorHost
          code={code}
          view={view}
          handover={handover}
          extensions={extensions}
          label={label}
          description={`${hint} ${error}`.trim()}
          invalid={invalid}
          takesTab={takesTab}
          tabHint={isAsked ? tabHint : undefined}
          onLeave={giveBack}
        />
      ) : (
        <StaticCode
          key={`${view.file} ${view.revision}`}
          session={session}
          view={view}
          html={files.find(({ name }) => name === view.file)?.html}
          codeRef={element}
          carets={carets}
          label={label}
          // It does not indent by the Tab key.
          description={error || undefined}
          invalid={invalid}
          isFixed={isFixed}
        />
      )}
      {isFixed && <p className={styles.fixed}>{text('editor.fixed')}</p>}
      <p id={hint} className={styles.hint} data-shown={(handover && isInside && !isFixed) || undefined}>
        {tabHint}
      </p>
      {isFailed && <FailedNote text={text('editor.failed')} onRetry={retry} />}
    </div>
  );
}
