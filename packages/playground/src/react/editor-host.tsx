import type { Extension } from '@codemirror/state';
import { useLayoutEffect, useMemo, useRef, useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { LiveSession, LiveView } from '../session/live-session';
import type { Editor } from '../editor/create-editor';
import { readCaret, type Caret } from '../editor/static-text';
import type { EditorDescription } from '../editor/create-extensions';
import styles from './live-code.module.css';
import { useEnvironment, type EditorModule } from './environment';
import { useLiveText } from './texts/use-live-text';
import type { Code } from './use-code';

/** What the static code hands over to the editor. */
interface Handover extends Pick<EditorModule, 'createEditor'> {
  /** Where the caret was, by file. */
  carets: ReadonlyMap<string, Caret>;
  /** It has the focus. */
  focused: boolean;
  scroll: [top: number, left: number];
}

interface EditorHostProps extends EditorDescription {
  code: Code;
  view: LiveView;
  handover: Handover;
  extensions: Extension | undefined;
  /** The Tab key indents. */
  takesTab: boolean;
  /** What the Tab key does, to be announced. */
  tabHint: string | undefined;
  /** Called on Escape: the reader wants to leave. */
  onLeave: () => void;
}

/** The editor, kept to what the session says. */
export function EditorHost(props: EditorHostProps) {
  const { code, view, handover, label, description, invalid, takesTab, tabHint, onLeave, extensions } = props;
  const { session, types, toolsOf: typesOf, onEditor } = code;
  const { locale, phrases } = useEnvironment();
  const text = useLiveText();
  const [initial, since, reference] = [text('types.default'), text('types.since'), text('types.reference')];
  const labels = useMemo(() => ({ initial, since, reference }), [initial, since, reference]);
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(null);
  const { file, error, target, revision } = view;
  const latest = useRef({ onLeave, typesOf });
  useLayoutEffect(() => {
    latest.current = { onLeave, typesOf };
  });

  useLayoutEffect(() => {
    if (!host.current) return;
    const { file } = session.view();
    const onLeave = () => latest.current.onLeave();
    const typesOf = (file: string) => latest.current.typesOf(file);
    const { createEditor, carets } = handover;
    const opened = createEditor({ parent: host.current, session, file, typesOf, carets, onLeave });
    editor.current = opened;
    onEditor(opened);
    return () => {
      onEditor(undefined);
      opened.destroy();
    };
  }, [session, handover, onEditor]);
  useLayoutEffect(() => editor.current?.extend(extensions), [extensions]);
  useLayoutEffect(
    () => editor.current?.translate({ locale, phrases, labels }),
    // With its types.
    [locale, phrases, labels, typesOf],
  );
  useLayoutEffect(() => editor.current?.describe({ label, description, invalid }), [label, description, invalid]);
  useLayoutEffect(() => editor.current?.takeTab(takesTab, tabHint), [takesTab, tabHint]);
  useLayoutEffect(() => editor.current?.show(file), [file]);
  useLayoutEffect(() => editor.current?.sync(), [revision]);
  useLayoutEffect(() => editor.current?.mark(error, types.issues), [error, types.issues, file]);
  useLayoutEffect(() => {
    // After all that may change its heights.
    editor.current?.scrollTo(...handover.scroll);
    if (handover.focused) editor.current?.focus();
  }, [handover]);
  const isNew = useRef(true);
  useLayoutEffect(() => {
    // The static code took the focus when the target was set: without it, the reader has gone elsewhere since.
    const takesFocus = !isNew.current || handover.focused;
    isNew.current = false;
    if (!target) return;
    editor.current?.goTo(target, takesFocus);
    session.arrive();
  }, [session, target, handover]);

  return <div ref={host} className={styles.editor} />;
}

/**
 * Loads the editor.
 * @param code the element with the static code.
 * @param isWanted false as long as the reader is far from the code.
 */
export function useHandover(session: LiveSession, code: RefObject<HTMLElement | null>, isWanted: boolean) {
  const { loadEditor } = useEnvironment();
  const [carets] = useState(() => new Map<string, Caret>());
  const [rest] = useState(createRest);
  const [handover, setHandover] = useState<Handover>();
  const [loading, setLoading] = useState<'first' | 'failed' | 'again'>('first');

  const isThere = handover !== undefined;
  useEffect(() => (isThere ? undefined : rest.watch()), [rest, isThere]);
  useEffect(() => {
    if (loading === 'failed' || !isWanted) return;
    let left = false;
    const take = async () => {
      // The first time, the reader may be typing. Later they ask for it.
      const { createEditor } = await loadEditor(loading !== 'first');
      await rest.come();
      const scroller = code.current?.parentElement;
      if (left || !code.current || !scroller) return;
      const focused = document.activeElement === code.current;
      const caret = focused && readCaret(code.current);
      if (caret) carets.set(session.view().file, caret);
      const scroll: Handover['scroll'] = [scroller.scrollTop, scroller.scrollLeft];
      // At once: a key between the two would be lost.
      flushSync(() => setHandover({ createEditor, carets, focused, scroll }));
    };
    const ready = take().catch(() => setLoading('failed'));
    // The editor is seen, the engine is not: it waits for the paint.
    void ready.then(() => setTimeout(() => session.prepare()));
    return () => {
      left = true;
    };
  }, [session, loadEditor, loading, carets, rest, code, isWanted]);

  return { handover, isFailed: loading === 'failed', retry: () => setLoading('again'), carets };
}

/** What begins and ends that would be broken off if other code took the place of the one that is shown. */
const HOLDS = [
  ['compositionstart', 'compositionend'],
  ['pointerdown', 'pointerup', 'pointercancel'],
] as const;

/** Knows when no word is being composed and no pointer is pressed. */
function createRest() {
  const held = new Set<string>();
  let waiting: (() => void)[] = [];
  return {
    /** @returns how to stop. */
    watch() {
      const scope = new AbortController();
      const options = { capture: true, signal: scope.signal };
      for (const [start, ...ends] of HOLDS) {
        document.addEventListener(start, () => held.add(start), options);
        const end = () => {
          held.delete(start);
          if (held.size > 0) return;
          const due = waiting;
          waiting = [];
          // The caret follows the pointer in this task.
          setTimeout(() => due.forEach((resolve) => resolve()));
        };
        for (const name of ends) document.addEventListener(name, end, options);
      }
      return () => scope.abort();
    },
    come: () => (held.size === 0 ? Promise.resolve() : new Promise<void>((resolve) => waiting.push(resolve))),
  };
}
