import { useMemo } from 'react';
import type { Playground } from '../create-playground';
import { toView, type PlaygroundView } from '../session/open-session';
import { useParts } from './playground-context';

/** A playground as its provider's children see it: its state, and what they may do. */
export interface UsedPlayground
  extends PlaygroundView, Pick<Playground, 'setFile' | 'setFiles' | 'reset' | 'undo' | 'run'> {}

/**
 * The playground of the provider around a component.
 * @throws {Error} outside of a `PlaygroundProvider`.
 */
export function usePlayground(): UsedPlayground {
  const { code, view } = useParts();
  const { session, types } = code;
  return useMemo(() => {
    return {
      ...toView(session, view, types.issues),
      setFile: (name, text) => session.put({ [name]: text }),
      setFiles: session.put,
      reset: session.reset,
      undo: session.undo,
      run: session.run,
    };
  }, [session, types, view]);
}
