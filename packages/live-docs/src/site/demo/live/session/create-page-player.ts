import type { ComponentType } from 'react';
import { createLoader } from '../../../loading';
import { toError } from '../../../ui/to-error';
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
  let closed = false;
  const engine = createLoader('compiler', async () => {
    const opened = await loadEngine();
    if (closed) opened.close();
    opened.onError(onError);
    return opened;
  });
  const tell = (error: unknown) => onError(engine.loaded()?.locate(error) ?? { message: toError(error).message });
  const stage = createStage({ onChange: onShow, onFailure: tell });

  return {
    prepare: () => void engine.prefetch(),
    async play(source, isStale) {
      // At once where it can be: the next frame would come first.
      const { compile, locate } = engine.loaded() ?? (await engine.load({ stay: true }));
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
      engine.loaded()?.close();
    },
  };
}
