import loadLiveImports from 'virtual:live-imports';
import { createLoader } from '../../loading';
import type { LiveEngine } from './live';

/** What compiles and runs a reader's code. */
export const engine = createLoader('compiler', async () => {
  const [{ createLiveEngine }, imports] = await Promise.all([import('./engine/create-live-engine'), loadLiveImports()]);
  return { createLiveEngine, imports };
});

/** Starts it. @param id of the demo. */
export async function loadEngine(id: string): Promise<LiveEngine> {
  const { createLiveEngine, imports } = await engine.load({ stay: true });
  return createLiveEngine({ id, imports });
}
