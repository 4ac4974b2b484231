import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { EarlyInput } from '../editor/early-input';
import { recordInput, type Recorder } from '../editor/record-input';
import type { LiveSession } from '../session/live-session';
import type { Handover } from './editor-host';
import { useEnvironment } from './environment';

interface EditorLoading {
  /** What the editor takes over, once it's loaded. */
  handover: Handover | undefined;
  isFailed: boolean;
  retry: () => void;
  /** Records what is typed into static code. @returns what ends it. */
  record: (code: HTMLElement, file: string) => () => void;
}

/**
 * Loads the editor.
 * @param code the element with the static code.
 * @param isWanted false as long as the reader is far from the code.
 */
export function useHandover(
  session: LiveSession,
  code: RefObject<HTMLElement | null>,
  isWanted: boolean,
): EditorLoading {
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

  return { handover, isFailed: loading === 'failed', retry: () => setLoading('again'), record: early.record };
}

/** What is typed into code before its editor is there, whichever file is shown. */
function createEarly() {
  const inputs: EarlyInput[] = [];
  let recorder: Recorder | undefined;
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
