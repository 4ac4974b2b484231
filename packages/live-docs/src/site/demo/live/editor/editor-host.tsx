import { useLayoutEffect, useRef } from 'react';
import type { LiveSession, LiveView } from '../session/live-session';
import type { Caret, Editor } from './create-editor';
import type { EditorTexts } from './create-extensions';
import styles from './live-code.module.css';
import type { EditorModule } from './load-editor';

/** What the static code hands over to the editor. */
export interface Handover extends Pick<EditorModule, 'createEditor'> {
  caret: Caret | undefined;
  scroll: [top: number, left: number];
}

interface EditorHostProps extends EditorTexts {
  session: LiveSession;
  view: LiveView;
  handover: Handover;
}

/** The editor, kept to what the session says. */
export function EditorHost({ session, view, handover, label, description, invalid, bundle }: EditorHostProps) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(null);
  const { file, error, target, revision } = view;

  useLayoutEffect(() => {
    if (!host.current) return;
    const opened = handover.createEditor({ parent: host.current, session, file: session.view().file });
    editor.current = opened;
    return () => opened.destroy();
  }, [session, handover]);
  useLayoutEffect(
    () => editor.current?.describe({ label, description, invalid, bundle }),
    [label, description, invalid, bundle],
  );
  useLayoutEffect(() => editor.current?.show(file), [file]);
  useLayoutEffect(() => editor.current?.sync(), [revision]);
  useLayoutEffect(() => editor.current?.mark(error), [error, file]);
  useLayoutEffect(() => {
    // After all that may change its heights.
    editor.current?.scrollTo(...handover.scroll);
    if (handover.caret) editor.current?.take(handover.caret);
  }, [handover]);
  useLayoutEffect(() => {
    if (!target) return;
    editor.current?.goTo(target);
    session.arrive();
  }, [session, target]);

  return <div ref={host} className={styles.editor} />;
}
