import { useEffect, useRef, useState, type RefObject } from 'react';
import { printPlain } from '../model/print-code';
import { Code } from '../base/code';
import { savesData, whenIdle } from '../base/idle';
import type { LiveSession, LiveView } from '../session/live-session';
import { toShown } from '../editor/lines';
import { useEnvironment } from './environment';
import styles from './live-code.module.css';

interface StaticCodeProps {
  session: LiveSession;
  view: LiveView;
  /** Highlighted markup of the file's original. */
  html: string | undefined;
  label: string;
  /** Ids of what describes it. */
  description: string | undefined;
  /** The text has an error. */
  invalid: boolean;
  /** It can't be edited. */
  isFixed: boolean;
  codeRef: RefObject<HTMLElement | null>;
  /** Called with the element whose text is the code. @returns what ends it. */
  onShow: (code: HTMLElement, file: string) => () => void;
}

/** Code to be read, selected and copied, with a caret. What is typed is for the editor, which takes its place. */
export function StaticCode(props: StaticCodeProps) {
  const { session, view, html, label, description, invalid, isFixed, codeRef, onShow } = props;
  const { file, target } = view;
  const { loadColours } = useEnvironment();
  const written = session.text(file) === session.original(file) ? html : undefined;
  const [markup, setMarkup] = useState(() => written ?? printPlain(toShown(session.text(file))));
  const isPlain = useRef(written === undefined);
  useEffect(() => {
    if (!isPlain.current || !loadColours || savesData()) return;
    let left = false;
    const colour = async () => {
      const { colourCode } = await loadColours();
      // The caret would be lost. The editor is coming, which has the colours, too.
      if (left || document.activeElement === codeRef.current) return;
      isPlain.current = false;
      setMarkup(colourCode(toShown(session.text(file)), file));
    };
    const cancel = whenIdle(() => void colour().catch(() => undefined));
    return () => {
      left = true;
      cancel();
    };
  }, [loadColours, session, file, codeRef]);
  useEffect(() => (codeRef.current ? onShow(codeRef.current, file) : undefined), [codeRef, onShow, file, markup]);
  // The editor goes there, and takes the focus over.
  useEffect(() => (target ? codeRef.current?.focus({ preventScroll: true }) : undefined), [codeRef, target]);

  return (
    <Code
      html={markup}
      label={label}
      numbers
      codeRef={codeRef}
      className={styles.code}
      editing={{
        ...(isFixed ? { 'aria-readonly': true } : { contentEditable: 'plaintext-only' }),
        'role': 'textbox',
        'tabIndex': 0,
        'aria-multiline': true,
        'aria-label': label,
        'aria-describedby': description,
        'aria-invalid': invalid || undefined,
        'autoCapitalize': 'off',
        'autoCorrect': 'off',
        'spellCheck': false,
      }}
    />
  );
}
