import { fetchJson, type Resources } from 'live-playground/internal';
import type { CodeLanguage, DemoCode, DemoDependency, DemoFile, DemoOutline, JavaScriptFiles } from '../../model';
import { dataNamed } from './build-files';
import { createLoader, fileAddress, type Loader } from './load';

/** Loads a source file of a demo. @param address of its data, below the base. Use it in `load` or `createLoader`, as `fetchJson`. */
export const loadSource = (address: string, signal?: AbortSignal): Promise<Omit<DemoFile, 'name'>> =>
  fetchJson(fileAddress(address), signal && { signal });

/** Loads the code of a demo, all files at once. Use it in `load` or `createLoader`, as `fetchJson`. */
export async function loadDemoCode(
  resources: Resources,
  outline: DemoOutline,
  language: CodeLanguage,
  signal?: AbortSignal,
): Promise<DemoCode> {
  if (language === 'ts') return loadFiles(outline, signal);
  const { [outline.id]: files } = await dataNamed<JavaScriptFiles>(resources, 'javascript').load({ stay: true });
  // It's written so.
  if (!files) return loadFiles(outline, signal);
  return { ...(await loadFiles({ ...outline, files }, signal)), language };
}

/** Loads the code of a demo at its own address, which comes without its outline. */
export function createCodeLoader(resources: Resources, id: string, language: CodeLanguage = 'ts'): Loader<DemoCode> {
  return createLoader(`code of ${id}`, async (signal) => {
    const { [id]: outline } = await dataNamed<Record<string, DemoOutline>>(resources, 'demos').load({ stay: true });
    if (!outline) throw new Error(`There is no demo "${id}"`);
    return loadDemoCode(resources, outline, language, signal);
  });
}

async function loadFiles(
  { files: shown, hidden = [], packages, values, origin: _, ...texts }: DemoOutline,
  signal?: AbortSignal,
): Promise<DemoCode> {
  const loadAll = (listed: DemoOutline['files']) =>
    Promise.all(
      listed.map(async ({ name, data }): Promise<DemoFile> => ({ name, ...(await loadSource(data, signal)) })),
    );
  const [files, others] = await Promise.all([loadAll(shown), loadAll(hidden)]);
  const dependencies: DemoDependency[] = [
    ...files.map(({ name, text }) => ({ type: 'FILE' as const, name, text })),
    ...Object.entries(packages).map(([name, version]) => ({ type: 'NPM' as const, name, version })),
  ];
  const all = [...files, ...others.map((file) => ({ ...file, hidden: true as const }))];
  return { asset: { ...texts, dependencies }, files: all, ...(values && { values }) };
}
