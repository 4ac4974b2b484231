import { useEffect, useId, useMemo, useRef, useState, useSyncExternalStore, type DragEvent } from 'react';
import { Button, toError, type Stored } from 'live-playground/internal';
import type { MinorVersion, UpgradeData } from '../../../core/model';
import { Failure } from '../../../core/browser/locale';
import { useResources } from '../../../core/browser/loading';
import type { TextQuestion } from '../shared/check-text';
import styles from './check-code.module.css';
import { CodeResult } from './code-result';
import { useCodeText } from './code-texts';
import { createCodeChecker, type Checked, type CodeChecker } from './create-code-checker';
import type { KeptCode } from './kept-code';

export interface CheckCodeProps {
  data: UpgradeData;
  from: MinorVersion;
  to: MinorVersion;
  kept: Stored<KeptCode>;
}

/** Characters of the longest text: some ten thousand lines. */
const MOST = 500_000;

/** Checks a file of the reader's against the versions of the page. */
export function CheckCode({ data, from, to, kept }: CheckCodeProps) {
  const [say, sayings] = useCodeText();
  const resources = useResources();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const code = useSyncExternalStore(kept.subscribe, kept.read, kept.read);
  const [isKept, setKept] = useState(true);
  const [unreadable, setUnreadable] = useState('');
  const { read } = data.history;
  const checker = useMemo(() => createCodeChecker(resources, { read }), [resources, read]);
  useEffect(() => checker.close, [checker]);

  const isLarge = code.text.length > MOST;
  const isScript = /\.[cm]?jsx?$/.test(code.name);
  const question = useMemo(() => {
    const ending = isScript ? 'jsx' : /\.[cm]?ts$/.test(code.name) ? 'ts' : 'tsx';
    const isBlank = code.text.trim() === '';
    return isBlank || isLarge
      ? undefined
      : { text: code.text, name: `code.${ending}`, from: from.id, to: to.id, sayings };
  }, [code, isLarge, isScript, from.id, to.id, sayings]);
  const [state, retry] = useCodeCheck(checker, question);

  const take = (next: KeptCode) => {
    setUnreadable('');
    setKept(kept.write(next));
  };
  const open = async (file: File | undefined) => {
    if (!file) return;
    const text = await file.text().catch(() => undefined);
    // What is no text has such characters.
    if (text === undefined || text.includes('\0')) setUnreadable(file.name);
    else take({ text, name: file.name });
  };
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    void open(event.dataTransfer.files[0]);
  };
  const clear = () => {
    checker.close();
    take({ text: '', name: '' });
    field.current?.focus();
  };
  /** Selects the place of a finding. */
  const show = (line: number, column: number, length: number) => {
    const element = field.current;
    if (!element) return;
    const start = lineStart(code.text, line) + column - 1;
    element.focus();
    element.setSelectionRange(start, start + length);
    const height = Number.parseFloat(getComputedStyle(element).lineHeight);
    element.scrollTop = Math.max(0, (line - 3) * height);
  };

  const status =
    unreadable !== ''
      ? say('unreadable', { name: unreadable })
      : isLarge
        ? say('large', { size: MOST.toLocaleString() })
        : state.phase === 'loading' || state.phase === 'checking'
          ? say(state.phase)
          : '';
  return (
    <div className={styles.check} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <p id={`${id}-intro`} className={styles.note}>
        {say('intro')}
      </p>
      <label htmlFor={id}>{say('field')}</label>
      <textarea
        ref={field}
        id={id}
        aria-describedby={`${id}-intro`}
        className={styles.field}
        rows={10}
        wrap="off"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        translate="no"
        value={code.text}
        onChange={({ target }) => take({ text: target.value, name: target.value === '' ? '' : code.name })}
      />
      <div className={styles.buttons}>
        <input
          ref={files}
          type="file"
          hidden
          accept=".tsx,.ts,.jsx,.js,.mts,.cts,.mjs,.cjs"
          onChange={({ target }) => {
            void open(target.files?.[0]);
            // The same file may be opened again.
            target.value = '';
          }}
        />
        <Button onClick={() => files.current?.click()}>{say('open')}</Button>
        <Button disabled={code.text === ''} onClick={clear}>
          {say('clear')}
        </Button>
      </div>
      {!isKept && <p className={styles.note}>{say('unkept')}</p>}
      <div role="status" className={styles.note}>
        {status}
        {state.phase === 'done' && status === '' && (
          <CodeResult {...state} data={data} from={from} to={to} isScript={isScript} onShow={show} />
        )}
      </div>
      {state.phase === 'failed' && <Failure title={say('failed')} error={state.error} onRetry={retry} />}
    </div>
  );
}

/** Offset of the start of a line, from 1. */
function lineStart(text: string, line: number): number {
  let at = 0;
  for (let passed = 1; passed < line; passed++) at = text.indexOf('\n', at) + 1;
  return at;
}

/** How far the check of a text is. */
type CheckState =
  | { phase: 'none' | 'loading' | 'checking' }
  | { phase: 'failed'; error: Error }
  | ({ phase: 'done' } & Checked);

/** Milliseconds without a key until a text is checked. */
const PAUSE = 300;

/**
 * Checks a text whenever it changes.
 * @param question undefined if there's nothing to check. The same question has to be the same object.
 * @returns the state, and what tries again.
 */
function useCodeCheck(checker: CodeChecker, question: TextQuestion | undefined): [CheckState, () => void] {
  const [state, setState] = useState<CheckState>({ phase: 'none' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!question) return setState({ phase: 'none' });
    let isCurrent = true;
    const show = (next: CheckState) => isCurrent && setState(next);
    const timer = setTimeout(() => {
      show({ phase: 'loading' });
      checker
        .check(question, () => show({ phase: 'checking' }))
        .then(
          (checked) => checked && show({ phase: 'done', ...checked }),
          (error: unknown) => show({ phase: 'failed', error: toError(error) }),
        );
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [checker, question, attempt]);
  return [state, () => setAttempt(attempt + 1)];
}
