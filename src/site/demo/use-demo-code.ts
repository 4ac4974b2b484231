import { useRef, useState } from 'react';
import type { DemoCode } from '../../model';

/** How far the chunk with a demo's code has come. */
export type CodeState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'loaded'; code: DemoCode }
  | { status: 'failed'; error: Error };

/** Fetches a demo's code once, when it is first wanted, and again after a failure. */
export function useDemoCode(loadCode: () => Promise<DemoCode>): { state: CodeState; load: () => Promise<DemoCode> } {
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
  return { state, load: () => (pending.current ??= fetchCode()) };
}
