import { useEffect, useRef, useState } from 'react';
import type { DemoCode, HotEvents } from '../../model';

/** How far the chunk with a demo's code has come. */
export type CodeState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'loaded'; code: DemoCode }
  | { status: 'failed'; error: Error };

interface DemoCodeAccess {
  state: CodeState;
  /** The code, fetched the first time, and again after a failure. */
  load: () => Promise<DemoCode>;
  /** Fetches the code ahead of need. What failed stays failed: a reader who merely passes by must not lose its message. */
  prefetch: () => void;
}

/** Fetches a demo's code when it is first wanted. While developing, the code follows its files. */
export function useDemoCode(id: string, loadCode: () => Promise<DemoCode>): DemoCodeAccess {
  const [state, setState] = useState<CodeState>({ status: 'idle' });
  const pending = useRef<Promise<DemoCode>>(null);

  const fetchCode = async () => {
    setState({ status: 'loading' });
    try {
      const code = await loadCode();
      setState({ status: 'loaded', code });
      return code;
    } catch (thrown) {
      pending.current = null;
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      setState({ status: 'failed', error });
      throw error;
    }
  };
  const load = () => (pending.current ??= fetchCode());

  useEffect(() => {
    const onChange = (code: HotEvents['docs:demo']) => {
      if (code.asset.id !== id || !pending.current) return;
      pending.current = Promise.resolve(code);
      setState({ status: 'loaded', code });
    };
    import.meta.hot?.on('docs:demo', onChange);
    // Vitest's stand-in for `hot` has no `off`.
    return () => import.meta.hot?.off?.('docs:demo', onChange);
  }, [id]);

  return {
    state,
    load,
    prefetch() {
      if (state.status === 'idle') load().catch(() => undefined);
    },
  };
}
