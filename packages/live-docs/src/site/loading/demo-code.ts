import type { DemoCode, DemoDependency, DemoFile, DemoOutline } from '../../model';
import { fetchFile } from './build-files';

/** Loads a source file of a demo. @param address of its data, below the base. */
export const loadSource = (address: string, signal?: AbortSignal): Promise<Omit<DemoFile, 'name' | 'names'>> =>
  fetchFile(address, signal);

/** Loads the code of a demo, all files at once. Use it in `load` or `createLoader`, as `fetchJson`. */
export async function loadDemoCode(
  { files: listed, packages, values, ...texts }: DemoOutline,
  signal?: AbortSignal,
): Promise<DemoCode> {
  const files = await Promise.all(
    listed.map(async ({ data, ...outline }): Promise<DemoFile> => ({
      ...outline,
      ...(await loadSource(data, signal)),
    })),
  );
  const dependencies: DemoDependency[] = [
    ...files.map(({ name, text }) => ({ type: 'FILE' as const, name, text })),
    ...Object.entries(packages).map(([name, version]) => ({ type: 'NPM' as const, name, version })),
  ];
  return { asset: { ...texts, dependencies }, files, ...(values && { values }) };
}
