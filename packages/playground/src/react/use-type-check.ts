import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { LiveSession, LiveView } from '../session/live-session';
import { createTypeCheck, type TypeCheck, type TypeView } from '../types/create-type-check';
import { createTypeTools, type TypeTools } from '../editor/type-tools';
import { useEnvironment } from './environment';

/** Numbers of messages below this are about syntax, which stops the demo: that is said with the demo's own error. */
const SYNTAX = 2000;

/** Files that have types. */
const TYPED = /\.tsx?$/;

/** What a demo's code has of types. */
interface DemoTypes {
  check: TypeCheck;
  view: TypeView;
  /** Starts: the reader has put the caret into the code. */
  want: () => void;
  /** What the editor asks about a file. */
  toolsOf: (file: string) => TypeTools | undefined;
}

/** The types in a demo's code, from the moment on that a reader wants them. */
export function useTypeCheck(demo: string, session: LiveSession, { error }: LiveView): DemoTypes {
  const { types: client, addressOf, locale } = useEnvironment();
  const check = useMemo(() => createTypeCheck({ demo, session, client }), [demo, session, client]);
  const [wanted, setWanted] = useState(false);
  const { issues, status } = useSyncExternalStore(check.subscribe, check.view, check.view);
  const language = useRef(locale);

  useEffect(() => {
    language.current = locale;
  }, [locale]);
  useEffect(() => (wanted ? check.start() : undefined), [wanted, check]);

  const view = useMemo(
    () => ({ status, issues: issues.filter(({ file, code }) => code >= SYNTAX || file !== error?.file) }),
    [issues, status, error],
  );
  const toolsOf = useCallback(
    (file: string) =>
      TYPED.test(file)
        ? createTypeTools({ client, check, session, file, addressOf, language: () => language.current })
        : undefined,
    [client, check, session, addressOf],
  );
  return { check, view, want: useCallback(() => setWanted(true), []), toolsOf };
}
