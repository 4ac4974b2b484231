import { loadChunk } from '../../navigation';
import type { LiveEngine } from './live';

/** Fetches what compiles and runs a reader's code. */
export const importEngine = () => loadChunk('compiler', () => import('./engine/create-live-engine'));

/** Starts it. @param id of the demo. */
export async function loadEngine(id: string): Promise<LiveEngine> {
  const { createLiveEngine } = await importEngine();
  return createLiveEngine({ id });
}
