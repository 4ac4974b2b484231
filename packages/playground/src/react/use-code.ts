import { useMemo, useState, useCallback, useEffect, useRef, useSyncExternalStore, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Editor } from '../editor/create-editor';
import type { PlaygroundFile } from '../model/live';
import type { TypeFix, TypeIssue } from '../model/type-messages';
import type { LiveSession, LiveView } from '../session/live-session';
import { createTypeCheck, stepIssue } from '../types/create-type-check';
import { createTypeTools } from '../editor/type-tools';
import { useEnvironment } from './environment';
import { isFormatKey, useFormat } from './use-format';

/** What the editor and the list of type errors share. */
export type Code = ReturnType<typeof useCode>;

/** The code of a demo: its types, and its editor, wherever the two are shown. @param files as the site has them. */
export function useCode(demo: string, files: readonly PlaygroundFile[], session: LiveSession, view: LiveView) {
  const [editor, onEditor] = useState<Editor>();
  const { check, view: types, want, toolsOf } = useTypeCheck(demo, session, view);
  const formatting = useFormat(session, editor);

  return useMemo(
    () => ({
      files,
      session,
      types,
      /** Starts the check of types. */
      wantTypes: want,
      /** Tries again where the errors can't be known. */
      retryTypes: check.retry,
      /** What the editor asks about a file. */
      toolsOf,
      /** Takes the editor once it's there. */
      onEditor,
      formatting,
      /** Goes to the next error, or the one before, by F8; formats the file by its keys. */
      onKeyDown(event: KeyboardEvent) {
        if (isFormatKey(event)) {
          event.preventDefault();
          return formatting.format();
        }
        const { issues } = types;
        if (event.key !== 'F8' || event.ctrlKey || event.altKey || event.metaKey || issues.length === 0) return;
        event.preventDefault();
        const place = { file: session.view().file, at: editor?.caret() ?? 0 };
        const issue = stepIssue(issues, session.files(), place, event.shiftKey ? -1 : 1);
        if (!issue) return;
        // The other file's text has to be there first.
        flushSync(() => session.choose(issue.file));
        editor?.goToIssue(issue);
      },
      /** Puts the caret where an error is. */
      goTo: ({ file, line, column }: TypeIssue) => session.goTo({ file, line, column }),
      /** Applies a fix; absent while no editor can. */
      fix:
        editor &&
        ((issue: TypeIssue, { edit, name }: TypeFix) => {
          // After another key, the place is another one.
          if (!check.isCurrent() || !types.issues.includes(issue)) return;
          flushSync(() => session.choose(issue.file));
          editor.replace(edit, name);
        }),
    }),
    [files, session, types, want, check, toolsOf, editor, formatting],
  );
}

/** Numbers of messages below this are about syntax, which stops the demo: that is said with the demo's own error. */
const SYNTAX = 2000;

/** Files that have types. */
const TYPED = /\.tsx?$/;

/** The types in a demo's code, from the moment on that a reader wants them. */
function useTypeCheck(demo: string, session: LiveSession, { error }: LiveView) {
  const { types: client, checksTypes = false, addressOf, locale } = useEnvironment();
  const check = useMemo(() => createTypeCheck({ demo, session, client }), [demo, session, client]);
  const [isAsked, setAsked] = useState(false);
  const wanted = isAsked || checksTypes;
  const { issues, status } = useSyncExternalStore(check.subscribe, check.view, check.view);
  const language = useRef(locale);

  useEffect(() => {
    language.current = locale;
  }, [locale]);
  useEffect(() => (wanted ? check.start() : undefined), [wanted, check]);

  const view = useMemo(
    () => ({
      status,
      issues: issues.filter(
        ({ file, code }) => session.shown().includes(file) && (code >= SYNTAX || file !== error?.file),
      ),
    }),
    [issues, status, error, session],
  );
  const toolsOf = useCallback(
    (file: string) =>
      TYPED.test(file)
        ? createTypeTools({ client, check, session, file, addressOf, language: () => language.current })
        : undefined,
    [client, check, session, addressOf],
  );
  return { check, view, want: useCallback(() => setAsked(true), []), toolsOf };
}
