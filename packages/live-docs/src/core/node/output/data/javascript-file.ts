import path from 'node:path';
import { toJavaScriptName } from '../../../model';
import { eraseTypes } from '../../compile/demos/javascript/erase-types';
import { readDemoFile } from '../../compile/demos/read-demo-file';
import { sourceText, type SiteDemo, type Snapshot } from '../../snapshot/snapshot';
import { dataFile, type DataFile } from './data-file';
import { oncePer } from '../../files/once-per';

const erased = oncePer((_: Snapshot) => new Map<string, string | undefined>());

/** A demo's source file as JavaScript; undefined if it isn't TypeScript, or if its types can't be removed. @param file its id. */
export function javaScriptText(snapshot: Snapshot, file: string): string | undefined {
  const known = erased(snapshot);
  if (!known.has(file)) known.set(file, isTyped(file) ? eraseTypes(file, sourceText(snapshot, file)) : undefined);
  return known.get(file);
}

/** True for a demo that has a file whose types can't be removed. */
export const isTypeScriptOnly = (snapshot: Snapshot, { parts }: SiteDemo): boolean =>
  parts.sources.some(({ file }) => isTyped(file) && javaScriptText(snapshot, file) === undefined);

/** True for a script that may have types. */
const isTyped = (file: string): boolean => toJavaScriptName(file) !== file;

/** The same as data, as `sourceFile` makes them of the file itself. */
export const javaScriptFile = (file: string, text: string): DataFile =>
  dataFile(toJavaScriptName(path.posix.basename(file)), javaScriptData(file, text));

/** What is in it. */
export const javaScriptData = (file: string, text: string) => readDemoFile(toJavaScriptName(file), text);
