import { useLayoutEffect, useRef } from 'react';
import type { TypeIssue } from '../model/type-messages';
import type { LiveSession, LiveView } from '../session/live-session';
import type { Editor } from '../editor/create-editor';
import type { EarlyInput } from '../editor/early-input';
import type { EditorDescription, EditorTexts } from '../editor/create-extensions';
import styles from './live-code.module.css';
import type { TypeTools } from '../editor/type-tools';
import type { EditorModule } from './environment';

/** What the static code hands over to the editor. */
export interface Handover extends Pick<EditorModule, 'createEditor'> {
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
  const { takesTab, tabHint, onLeave } = props;
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
