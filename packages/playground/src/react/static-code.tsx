import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { Code } from '../ui/code';
import type { CodeTarget, LiveSession, LiveView } from '../session/live-session';
import { toFile, toShown } from '../editor/lines';
import styles from './live-code.module.css';
import { placeStaticCaret } from './static-caret';
import type { Caret } from '../editor/create-editor';
import type { InfoLabels } from '../editor/render-info';
import type { TypeTools } from '../editor/type-tools';
import { watchStaticNames } from '../editor/watch-static-names';

interface StaticCodeProps {
  session: LiveSession;
  view: LiveView;
  /** Highlighted markup of the file's original. */
  html: string | undefined;
  /** What is known of types in the file, if it has any. */
  types: TypeTools | undefined;
  /** What tooltips about types say. */
  labels: Omit<InfoLabels, 'addressOf'>;
  label: string;
  /** Ids of what describes it. */
  description: string | undefined;
  /** The text has an error. */
  invalid: boolean;
  codeRef: RefObject<HTMLElement | null>;
  /** Told when a word is being composed from several keys, and when it is done. */
  onComposing: (isComposing: boolean) => void;
}

/** Code as the page shows it, and yet it can be typed into: what is typed is run, and the editor takes it over. */
export function StaticCode(props: StaticCodeProps) {
  const { session, view, html, types, labels, label, description, invalid, codeRef, onComposing } = props;
  const { file, target } = view;
  // What the reader types is in the document alone; another value would take it away.
  const [markup] = useState(() =>
    html !== undefined && session.text(file) === session.original(file) ? html : toLines(session.text(file)),
  );

  useLayoutEffect(() => {
    if (!target || !codeRef.current) return;
    placeStaticCaret(codeRef.current, toCaret(toShown(session.text(file)), target));
    session.arrive();
  }, [session, file, target, codeRef]);

  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const code = codeRef.current;
    const root = code?.closest<HTMLElement>(`.${styles.root}`);
    if (!code || !root || !types) return undefined;
    return watchStaticNames({
      code,
      root,
      className: styles.tip ?? '',
      labels: { ...labels, addressOf: types.addressOf },
      find: (at) => types.ask('hover', at),
      announce(text) {
        if (said.current) said.current.textContent = text;
      },
    });
  }, [codeRef, types, labels]);

  return (
    <>
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
          'aria-describedby': description,
          'aria-invalid': invalid || undefined,
          'autoCapitalize': 'off',
          'autoCorrect': 'off',
          'spellCheck': false,
          'onInput': ({ currentTarget }) => session.edit(file, toFile(readText(currentTarget), session.original(file))),
          'onCompositionStart': () => onComposing(true),
          'onCompositionEnd': () => onComposing(false),
        }}
      />
      <p ref={said} role="status" className={styles.said} />
    </>
  );
}

/** Where a place is in a text; all of it where no line is named. */
function toCaret(text: string, { line, column = 1 }: CodeTarget): Caret {
  if (line === undefined) return { anchor: 0, head: text.length };
  const lines = text.split('\n').slice(0, Math.max(line, 1));
  const last = lines.pop() ?? '';
  const at = lines.join('\n').length + Math.min(lines.length, 1) + Math.min(column - 1, last.length);
  return { anchor: at, head: at };
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

/** The text of edited code. Browsers put a `br` where a line would otherwise have no height. */
function readText(code: HTMLElement): string {
  const copy = code.cloneNode(true) as HTMLElement;
  for (const br of copy.querySelectorAll('br')) br.replaceWith(br.nextSibling ? '\n' : '');
  return copy.textContent;
}
