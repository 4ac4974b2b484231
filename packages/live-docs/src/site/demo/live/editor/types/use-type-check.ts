import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { LiveSession, LiveView } from '../../session/live-session';
import { createTypeCheck, type TypeCheck, type TypeView } from './create-type-check';
import { types } from './load-types';

/** Numbers of messages below this are about syntax, which stops the demo: that is said with the demo's own error. */
const SYNTAX = 2000;

/** The types in a demo's code, from the moment on that a reader wants them. */
export function useTypeCheck(
  demo: string,
  session: LiveSession,
  { error }: LiveView,
): { check: TypeCheck; view: TypeView; want: () => void } {
  const check = useMemo(() => createTypeCheck({ demo, session, client: types }), [demo, session]);
  const [wanted, setWanted] = useState(false);
  const { issues, status } = useSyncExternalStore(check.subscribe, check.view, check.view);

  useEffect(() => (wanted ? check.start() : undefined), [wanted, check]);

  const view = useMemo(
    () => ({ status, issues: issues.filter(({ file, code }) => code >= SYNTAX || file !== error?.file) }),
    [issues, status, error],
  );
  return { check, view, want: useCallback(() => setWanted(true), []) };
}
