import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBundle } from '../../../locale';
import type { LiveSession, LiveView } from '../session/live-session';
import { errorId, useStanding } from '../standing-error';
import { useLiveText } from '../texts/use-live-text';
import { EditorHost, type Handover } from './editor-host';
import styles from './live-code.module.css';
import { followPreviewHeight } from './follow-preview-height';
import { editor } from './load-editor';
import { readStaticCaret } from './static-caret';
import { StaticCode } from './static-code';
import { useArrivalByKey } from './use-arrival-by-key';

interface LiveCodeProps {
  session: LiveSession;
  view: LiveView;
  /** Highlighted markup of the shown file's original. */
  html: string | undefined;
}

/** The shown file under the reader's hands: static code that can be typed into, until the editor has come. */
export function LiveCode({ session, view, html }: LiveCodeProps) {
  const text = useLiveText();
  const bundle = useBundle();
  const hint = useId();
  const code = useRef<HTMLElement>(null);
  const composing = useRef(false);
  const [handover, setHandover] = useState<Handover>();
  const [failed, setFailed] = useState(false);
  const { byKey, listeners } = useArrivalByKey();

  useEffect(() => {
    let left = false;
    const take = async () => {
      const { createEditor } = await editor.load({ stay: true });
      // A word that is being composed would be torn apart.
      while (composing.current && code.current) await nextEvent(code.current, 'compositionend');
      const scroller = code.current?.parentElement;
      if (left || !code.current || !scroller) return;
      const caret = readStaticCaret(code.current);
      const scroll: Handover['scroll'] = [scroller.scrollTop, scroller.scrollLeft];
      // At once: a key between the two would be lost.
      flushSync(() => setHandover({ createEditor, caret, scroll }));
    };
    const ready = take().catch(() => setFailed(true));
    // The editor is seen, the engine is not: it waits for the paint.
    void ready.then(() => setTimeout(session.prepare));
    return () => {
      left = true;
    };
  }, [session]);

  const stands = useStanding(view.error);
  const invalid = stands && !view.error?.unloaded && (view.error?.file ?? view.file) === view.file;
  const error = invalid ? errorId(session) : '';
  const label = text('editor');
  return (
    <div ref={followPreviewHeight} className={styles.root} data-by-key={byKey || undefined} {...listeners}>
      {handover ? (
        <EditorHost
          session={session}
          view={view}
          handover={handover}
          label={label}
          description={`${hint} ${error}`.trim()}
          invalid={invalid}
          bundle={bundle}
        />
      ) : (
        <StaticCode
          key={`${view.file} ${view.revision}`}
          session={session}
          view={view}
          html={html}
          codeRef={code}
          onComposing={(isComposing) => {
            composing.current = isComposing;
          }}
          label={label}
          // It does not indent by the Tab key.
          description={error || undefined}
          invalid={invalid}
        />
      )}
      <p id={hint} className={styles.hint} data-shown={(handover && byKey) || undefined}>
        {text('editor.leave')}
      </p>
      {failed && (
        <p role="status" className={styles.failed}>
          {text('editor.failed')}
        </p>
      )}
    </div>
  );
}

const nextEvent = (element: HTMLElement, name: string) =>
  new Promise((resolve) => element.addEventListener(name, resolve, { once: true }));
