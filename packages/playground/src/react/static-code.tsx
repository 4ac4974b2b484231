import { useEffect, useState, type RefObject } from 'react';
import { Code } from '../ui/code';
import type { LiveSession, LiveView } from '../session/live-session';
import { toShown } from '../editor/lines';
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
  const [markup] = useState(() =>
    html !== undefined && session.text(file) === session.original(file) ? html : toLines(session.text(file)),
  );
  useEffect(() => (codeRef.current ? onShow(codeRef.current, file) : undefined), [codeRef, onShow, file]);
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

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text as markup without colours. */
const toLines = (text: string) =>
  toShown(text)
    .replace(/[&<>]/g, (character) => ESCAPES[character]!)
    .split('\n')
    .map((line) => `<span class="line">${line}</span>`)
    .join('\n');
