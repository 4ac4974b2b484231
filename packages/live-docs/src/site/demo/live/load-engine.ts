import { createLoader } from '../../loading';
import type { LiveEngine } from './live';

/** What compiles and runs a reader's code. */
export const engine = createLoader('compiler', () => import('./engine/create-live-engine'));

/** Starts it. @param id of the demo. */
export async function loadEngine(id: string): Promise<LiveEngine> {
  const { createLiveEngine } = await engine.load({ stay: true });
  return createLiveEngine({ id });
}
