import type { Extension } from '@codemirror/state';
import { useLayoutEffect, useRef, useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { TypeIssue } from '../model/type-messages';
import type { LiveSession, LiveView } from '../session/live-session';
import type { Editor } from '../editor/create-editor';
import { recordInput, type EarlyInput } from '../editor/record-input';
import type { EditorDescription, EditorTexts } from '../editor/create-extensions';
import styles from './live-code.module.css';
import type { TypeTools } from '../editor/type-tools';
import { useEnvironment, type EditorModule } from './environment';

/** What the static code hands over to the editor. */
interface Handover extends Pick<EditorModule, 'createEditor'> {
  /** What the reader did to it. */
  inputs: readonly EarlyInput[];
  /** It has the focus. */
  focused: boolean;
  scroll: [top: number, left: number];
}

interface EditorHostProps extends EditorTexts, EditorDescription {
  session: LiveSession;
  view: LiveView;
  handover: Handover;
  issues: readonly TypeIssue[];
  typesOf: (file: string) => TypeTools | undefined;
  extensions: Extension | undefined;
  /** The Tab key indents. */
  takesTab: boolean;
  /** What the Tab key does, to be announced. */
  tabHint: string | undefined;
  /** Called on Escape: the reader wants to leave. */
  onLeave: () => void;
  /** Told of the editor once it's there, and when it goes. */
  onEditor: (editor: Editor | undefined) => void;
}

/** The editor, kept to what the session says. */
export function EditorHost(props: EditorHostProps) {
  const { session, view, handover, issues, typesOf, onEditor, label, description, invalid, locale, phrases, labels } =
    props;
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(null);
  const { file, error, target, revision } = view;
  const { takesTab, tabHint, onLeave, extensions } = props;
  const leave = useRef(onLeave);
  useLayoutEffect(() => {
    leave.current = onLeave;
  });

  useLayoutEffect(() => {
    if (!host.current) return;
    const { file } = session.view();
    const onLeave = () => leave.current();
    const opened = handover.createEditor({ parent: host.current, session, file, typesOf, onLeave });
    editor.current = opened;
    onEditor(opened);
    return () => {
      onEditor(undefined);
      opened.destroy();
    };
  }, [session, handover, typesOf, onEditor]);
  useLayoutEffect(() => editor.current?.extend(extensions), [extensions]);
  useLayoutEffect(() => editor.current?.translate({ locale, phrases, labels }), [locale, phrases, labels]);
  useLayoutEffect(() => editor.current?.describe({ label, description, invalid }), [label, description, invalid]);
  useLayoutEffect(() => editor.current?.takeTab(takesTab, tabHint), [takesTab, tabHint]);
  useLayoutEffect(() => editor.current?.show(file), [file]);
  useLayoutEffect(() => editor.current?.sync(), [revision]);
  useLayoutEffect(() => editor.current?.mark(error, issues), [error, issues, file]);
  useLayoutEffect(() => {
    // After all that may change its heights.
    editor.current?.scrollTo(...handover.scroll);
    editor.current?.replay(handover.inputs);
    if (handover.focused) editor.current?.focus();
  }, [handover]);
  useLayoutEffect(() => {
    if (!target) return;
    editor.current?.goTo(target);
    session.arrive();
  }, [session, target]);

  return <div ref={host} className={styles.editor} />;
}

/**
 * Loads the editor.
 * @param code the element with the static code.
 * @param isWanted false as long as the reader is far from the code.
 */
export function useHandover(session: LiveSession, code: RefObject<HTMLElement | null>, isWanted: boolean) {
  const { loadEditor } = useEnvironment();
  const [early] = useState(createEarly);
  const [handover, setHandover] = useState<Handover>();
  const [loading, setLoading] = useState<'first' | 'failed' | 'again'>('first');

  useEffect(() => {
    if (loading === 'failed' || !isWanted) return;
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
    void ready.then(() => setTimeout(() => session.prepare()));
    return () => {
      left = true;
    };
  }, [session, loadEditor, loading, early, code, isWanted]);

  /** `record` records what is typed into static code, and returns what ends it. */
  return { handover, isFailed: loading === 'failed', retry: () => setLoading('again'), record: early.record };
}

/** What is typed into code before its editor is there, whichever file is shown. */
function createEarly() {
  const inputs: EarlyInput[] = [];
  let recorder: ReturnType<typeof recordInput> | undefined;
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
