import type { DemoAsset, DemoCode, DemoDependency } from '../../../model';
import type { DemoParts } from './read-demo';
import { readDemoFile } from './read-demo-file';

/** What the page that shows a demo says of it. */
export type DemoTexts = Pick<DemoAsset, 'id' | 'title' | 'description' | 'keywords'>;

/**
 * Reads the code of a demo, with all that it needs.
 * @param namesOf tells the address of the names in a file.
 */
export function readDemoAsset(
  texts: DemoTexts,
  { sources, packages }: DemoParts,
  namesOf: (file: string) => string | undefined = () => undefined,
): DemoCode {
  const files = sources.map(({ file, name, text }) => {
    const names = namesOf(file);
    return { name, ...readDemoFile(file, text), ...(names === undefined ? {} : { names }) };
  });
  const dependencies: DemoDependency[] = [
    ...files.map(({ name, text }) => ({ type: 'FILE' as const, name, text })),
    ...Object.entries(packages).map(([name, version]) => ({ type: 'NPM' as const, name, version })),
  ];
  return { asset: { ...texts, dependencies }, files };
}
