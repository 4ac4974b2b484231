import { useCallback, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { PlaygroundFile } from '../model/files';
import type { TypeFix, TypeIssue } from '../model/type-messages';
import type { LiveSession, LiveView } from '../session/live-session';
import { FailedNote } from './failed-note';
import { errorId, useStanding } from './standing-error';
import { useLiveText } from './texts/use-live-text';
import type { Editor } from '../editor/create-editor';
import type { EarlyInput } from '../editor/early-input';
import { recordInput, type Recorder } from '../editor/record-input';
import { EditorHost, type Handover } from './editor-host';
import styles from './live-code.module.css';
import { followPreviewHeight } from '../editor/follow-preview-height';
import { keepFocus } from '../editor/keep-focus';
import { useEnvironment } from './environment';
import { StaticCode } from './static-code';
import { stepIssue } from '../types/step-issue';
import { TypeIssues } from './type-issues';
import { useTypeCheck } from './use-type-check';
import { useArrivalByKey } from './use-arrival-by-key';

interface LiveCodeProps {
  /** Id of the demo. */
  demo: string;
  /** The files as the site has them. */
  files: readonly PlaygroundFile[];
  session: LiveSession;
  view: LiveView;
}

/** The shown file under the reader's hands: static code until the editor is there, which then does what was typed meanwhile. */
export function LiveCode({ demo, files, session, view }: LiveCodeProps) {
  const text = useLiveText();
  const { locale, phrases, loadEditor } = useEnvironment();
  const hint = useId();
  const code = useRef<HTMLElement>(null);
  const [early] = useState(createEarly);
  const [opened, setOpened] = useState<Editor>();
  const [handover, setHandover] = useState<Handover>();
  const [loading, setLoading] = useState<'first' | 'failed' | 'again'>('first');
  const { byKey, listeners } = useArrivalByKey();
  const types = useTypeCheck(demo, files, session, view);
  const { toolsOf } = types;

  useEffect(() => {
    if (loading === 'failed') return;
    let left = false;
    const take = async () => {
      // The first time, the reader may be typing. Later they ask for it.
      const { createEditor } = await loadEditor(loading !== 'first');
      await early.idle();
      const scroller = code.current?.parentElement;
      if (left || !code.current || !scroller) return;
      const focused = document.activeElement === code.current;
      const scroll: Handover['scroll'] = [scroller.scrollTop, scroller.scrollLeft];
      // At once: a key between the two would be lost.
      flushSync(() => setHandover({ createEditor, inputs: early.take(), focused, scroll }));
    };
    const ready = take().catch(() => setLoading('failed'));
    // The editor is seen, the engine is not: it waits for the paint.
    void ready.then(() => setTimeout(session.prepare));
    return () => {
      left = true;
    };
  }, [session, loadEditor, loading, early]);

  const root = useCallback(
    (element: HTMLElement | null) => {
      const stops = [followPreviewHeight(element), element ? keepFocus(element, session) : undefined];
      return () => stops.forEach((stop) => stop?.());
    },
    [session],
  );

  const stands = useStanding(view.error);
  const invalid = stands && !view.error?.unloaded && (view.error?.file ?? view.file) === view.file;
  const error = invalid ? errorId(session) : '';
  const label = text('editor');

  const [initial, reference] = [text('types.default'), text('types.reference')];
  const labels = useMemo(() => ({ initial, reference }), [initial, reference]);
  const goTo = ({ file, line, column }: TypeIssue) => session.goTo({ file, line, column });
  const step = (event: KeyboardEvent) => {
    const place = { file: view.file, at: opened?.caret() ?? 0 };
    const { issues } = types.view;
    if (event.key !== 'F8' || event.ctrlKey || event.altKey || event.metaKey || issues.length === 0) return;
    event.preventDefault();
    const issue = stepIssue(issues, session.files(), place, event.shiftKey ? -1 : 1);
    if (!issue) return;
    // The other file's text has to be there first.
    flushSync(() => session.choose(issue.file));
    opened?.goToIssue(issue);
  };
  const fix = ({ file }: TypeIssue, { edit, name }: TypeFix) => {
    // After another key, the place is another one.
    if (!types.check.isCurrent()) return;
    flushSync(() => session.choose(file));
    opened?.replace(edit, name);
  };

  const shown = (
    <div
      ref={root}
      className={styles.root}
      data-by-key={byKey || undefined}
      {...listeners}
      onFocus={(event) => {
        listeners.onFocus?.(event);
        types.want();
      }}
      onKeyDown={step}
    >
      {handover ? (
        <EditorHost
          session={session}
          view={view}
          handover={handover}
          issues={types.view.issues}
          typesOf={toolsOf}
          labels={labels}
          onEditor={setOpened}
          label={label}
          description={`${hint} ${error}`.trim()}
          invalid={invalid}
          locale={locale}
          phrases={phrases}
        />
      ) : (
        <StaticCode
          key={`${view.file} ${view.revision}`}
          session={session}
          view={view}
          html={files.find(({ name }) => name === view.file)?.html}
          codeRef={code}
          onShow={early.record}
          label={label}
          // It does not indent by the Tab key.
          description={error || undefined}
          invalid={invalid}
        />
      )}
      <p id={hint} className={styles.hint} data-shown={(handover && byKey) || undefined}>
        {text('editor.leave')}
      </p>
      {loading === 'failed' && <FailedNote text={text('editor.failed')} onRetry={() => setLoading('again')} />}
    </div>
  );
  return (
    <>
      {shown}
      <TypeIssues view={types.view} onGoTo={goTo} onRetry={types.check.retry} onFix={opened && fix} />
    </>
  );
}

/** What is typed into code before its editor is there, whichever file is shown. */
function createEarly() {
  const inputs: EarlyInput[] = [];
  let recorder: Recorder | undefined;
  return {
    record(code: HTMLElement, file: string) {
      const own = recordInput(code, file, inputs);
      recorder = own;
      return own.stop;
    },
    idle: () => recorder?.idle(),
    take() {
      recorder?.stop();
      return inputs;
    },
  };
}
