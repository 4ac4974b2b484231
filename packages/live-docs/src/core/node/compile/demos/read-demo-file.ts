import path from 'node:path';
import type { DemoFile } from '../../../model';
import { highlight } from '../markdown/highlight';

/** A demo's file with its highlighted markup. @param file its name, which tells its language. */
export function readDemoFile(file: string, text: string): Omit<DemoFile, 'name' | 'names'> {
  const lang = path.extname(file).slice(1);
  return { lang, text, html: highlight(text, lang) };
}
