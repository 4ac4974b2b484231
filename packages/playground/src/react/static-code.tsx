import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { printPlain } from '../model/print-code';
import { Code } from '../base/code';
import { savesData, whenIdle } from '../base/idle';
import type { LiveSession, LiveView } from '../session/live-session';
import type { EditorDescription } from '../editor/create-extensions';
import { toFile, toShown } from '../editor/lines';
import { readCaret, readText, type Caret } from '../editor/static-text';
import { useEnvironment } from './environment';
import styles from './live-code.module.css';

interface StaticCodeProps extends Omit<EditorDescription, 'description'> {
  session: LiveSession;
  view: LiveView;
  /** Highlighted markup of the file's original. */
  html: string | undefined;
  description: EditorDescription['description'] | undefined;
  /** It can't be edited. */
  isFixed: boolean;
  codeRef: RefObject<HTMLElement | null>;
  /** Takes where the reader has typed, for the editor. */
  carets: Map<string, Caret>;
}

/** Code to be read, selected, copied and typed into as in any field, until the editor takes its place. */
export function StaticCode(props: StaticCodeProps) {
  const { session, view, html, label, description, invalid, isFixed, codeRef, carets } = props;
  const { file, target } = view;
  const { loadColours } = useEnvironment();
  const written = session.text(file) === session.original(file) ? html : undefined;
  const [before] = useState(() => toShown(session.text(file)));
  const [markup, setMarkup] = useState(() => written ?? printPlain(before));
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
  // The editor goes there, and takes the focus over.
  useEffect(() => (target ? codeRef.current?.focus({ preventScroll: true }) : undefined), [codeRef, target]);

  const onInput = ({ currentTarget }: FormEvent<HTMLElement>) => {
    const caret = readCaret(currentTarget);
    if (caret) carets.set(file, caret);
    session.edit(file, toFile(readText(currentTarget, before), session.original(file)));
  };

  return (
    <Code
      html={markup}
      label={label}
      numbers
      codeRef={codeRef}
      className={styles.code}
      editing={{
        ...(isFixed ? { 'aria-readonly': true } : { contentEditable: 'plaintext-only' }),
        onInput,
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
