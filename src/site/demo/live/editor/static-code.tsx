import { useLayoutEffect, useState, type RefObject } from 'react';
import { Code } from '../../../ui/code';
import { selectText } from '../../../ui/select-text';
import type { LiveSession, LiveView } from '../session/live-session';
import { toFile, toShown } from './lines';
import styles from './live-code.module.css';

interface StaticCodeProps {
  session: LiveSession;
  view: LiveView;
  /** Highlighted markup of the file's original. */
  html: string | undefined;
  label: string;
  hint: string;
  codeRef: RefObject<HTMLElement | null>;
  /** Told when a word is being composed from several keys, and when it is done. */
  onComposing: (isComposing: boolean) => void;
}

/** Code as the page shows it, and yet it can be typed into: what is typed is run, and the editor takes it over. */
export function StaticCode({ session, view, html, label, hint, codeRef, onComposing }: StaticCodeProps) {
  const { file, target } = view;
  // What the reader types is in the document alone; another value would take it away.
  const [markup] = useState(() =>
    html !== undefined && session.text(file) === session.original(file) ? html : toLines(session.text(file)),
  );

  useLayoutEffect(() => {
    if (target && target.line === undefined) selectText(codeRef.current);
  }, [target, codeRef]);

  return (
    <Code
      html={markup}
      label={label}
      numbers
      codeRef={codeRef}
      className={styles.code}
      editing={{
        'contentEditable': 'plaintext-only',
        'role': 'textbox',
        'tabIndex': 0,
        'aria-multiline': true,
        'aria-label': label,
        'aria-describedby': hint,
        'autoCapitalize': 'off',
        'autoCorrect': 'off',
        'spellCheck': false,
        'onInput': ({ currentTarget }) => session.edit(file, toFile(readText(currentTarget), session.original(file))),
        'onCompositionStart': () => onComposing(true),
        'onCompositionEnd': () => onComposing(false),
      }}
    />
  );
}

/** Text as markup without colours. */
function toLines(text: string): string {
  const line = document.createElement('span');
  line.className = 'line';
  return toShown(text)
    .split('\n')
    .map((content) => {
      line.textContent = content;
      return line.outerHTML;
    })
    .join('\n');
}

/** What stands in edited code. Browsers put a `br` where a line would otherwise have no height. */
function readText(code: HTMLElement): string {
  const copy = code.cloneNode(true) as HTMLElement;
  for (const br of copy.querySelectorAll('br')) br.replaceWith(br.nextSibling ? '\n' : '');
  return copy.textContent;
}
