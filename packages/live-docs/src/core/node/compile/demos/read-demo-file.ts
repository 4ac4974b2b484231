import path from 'node:path';
import type { DemoAsset, DemoCode, DemoDependency, DemoFile } from '../../../model';
import { highlight } from '../markdown/highlight';
import type { DemoParts } from './read-demo';

/** A demo's file with its highlighted markup. @param file its name, which tells its language. */
export function readDemoFile(file: string, text: string): Omit<DemoFile, 'name' | 'names'> {
  const lang = path.extname(file).slice(1);
  return { lang, text, html: highlight(text, lang) };
}

/** What the page that shows a demo says of it. */
export type DemoTexts = Pick<DemoAsset, 'id' | 'title' | 'description' | 'keywords' | 'exportName'>;

/** Reads the code of a demo, with all that it needs. */
export function readDemoAsset(texts: DemoTexts, { sources, packages }: DemoParts): DemoCode {
  const files = sources.map(({ file, name, text, isHidden }) => ({
    name,
    ...readDemoFile(file, text),
    ...(isHidden && { hidden: isHidden }),
  }));
  const dependencies: DemoDependency[] = [
    ...files.flatMap(({ name, text, hidden }) => (hidden ? [] : { type: 'FILE' as const, name, text })),
    ...Object.entries(packages).map(([name, version]) => ({ type: 'NPM' as const, name, version })),
  ];
  return { asset: { ...texts, dependencies }, files };
}
