import type { DemoCode, DemoOutline } from '../../model';
import { createLoader, loadDataFile, loadDemoCode, type Loader } from '../loading';

/** Loads the code of a demo at its own address, which comes without its outline. */
export function createCodeLoader(id: string): Loader<DemoCode> {
  return createLoader(`code of ${id}`, async (signal) => {
    const { [id]: outline } = await loadDataFile<Record<string, DemoOutline>>('demos', signal);
    if (!outline) throw new Error(`There is no demo "${id}"`);
    return loadDemoCode(outline, signal);
  });
}
