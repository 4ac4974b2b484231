import type { ComponentType } from 'react';
import type { LiveEngine, LiveError } from '../live';
import { createStage } from './create-stage';
import type { Player } from './player';

interface PagePlayerInput {
  loadEngine: () => Promise<LiveEngine>;
  /** Takes what is to be rendered, undefined for the original. */
  onShow(component: ComponentType | undefined): void;
  /** Told of errors after a demo stood. */
  onError(error: LiveError): void;
}

/** Plays a demo in the page it is on. */
export function createPagePlayer({ loadEngine, onShow, onError }: PagePlayerInput): Player {
  let opened: Promise<LiveEngine> | undefined;
  let ready: LiveEngine | undefined;
  let closed = false;

  const open = async () => {
    const engine = await loadEngine();
    if (closed) engine.close();
    engine.onError(onError);
    ready = engine;
    return engine;
  };
  // What did not come may come the next time.
  const engine = () =>
    (opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    }));
  const tell = async (error: unknown) => onError((await engine()).locate(error));
  const stage = createStage({ onChange: onShow, onFailure: (error) => void tell(error) });

  return {
    prepare: () => void engine().catch(() => undefined),
    async play(source, isStale) {
      // At once where it can be: the next frame would come first.
      const { compile, locate } = ready ?? (await engine());
      const result = isStale() ? undefined : await compile(source);
      if (!result) return undefined;
      if (result.type === 'error') return result.error;
      if (isStale()) {
        result.run.dispose();
        return undefined;
      }
      const thrown = await stage.show(result.run);
      return thrown ? locate(thrown.error) : null;
    },
    clear: stage.clear,
    close() {
      closed = true;
      stage.clear();
      void opened?.then((engine) => engine.close()).catch(() => undefined);
    },
  };
}
