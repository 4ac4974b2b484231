import type { DemoAsset, DemoCode, DemoDependency } from '../../../model';
import type { DemoParts } from './read-demo';
import { readDemoFile } from './read-demo-file';

/** What the page that shows a demo says of it. */
export type DemoTexts = Pick<DemoAsset, 'id' | 'title' | 'description' | 'keywords'>;

/** Reads the code of a demo, with all that it needs. */
export function readDemoAsset(texts: DemoTexts, { sources, packages }: DemoParts): DemoCode {
  const files = sources.map(({ file, name, text }) => ({ name, ...readDemoFile(file, text) }));
  const dependencies: DemoDependency[] = [
    ...files.map(({ name, text }) => ({ type: 'FILE' as const, name, text })),
    ...Object.entries(packages).map(([name, version]) => ({ type: 'NPM' as const, name, version })),
  ];
  return { asset: { ...texts, dependencies }, files };
}
