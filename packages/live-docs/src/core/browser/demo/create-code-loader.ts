import type { CodeLanguage, DemoCode, DemoOutline } from '../../model';
import type { Resources } from 'live-playground/loading';
import { createLoader, dataNamed, loadDemoCode, type Loader } from '../loading';

/** Loads the code of a demo at its own address, which comes without its outline. */
export function createCodeLoader(resources: Resources, id: string, language: CodeLanguage = 'ts'): Loader<DemoCode> {
  return createLoader(`code of ${id}`, async (signal) => {
    const { [id]: outline } = await dataNamed<Record<string, DemoOutline>>(resources, 'demos').load({ stay: true });
    if (!outline) throw new Error(`There is no demo "${id}"`);
    return loadDemoCode(resources, outline, language, signal);
  });
}
