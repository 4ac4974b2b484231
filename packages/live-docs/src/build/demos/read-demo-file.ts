import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DemoFile } from '../../model';
import { highlight } from '../markdown/highlight';

/** A demo's file with its highlighted markup. @param file absolute path. */
export function readDemoFile(file: string): Omit<DemoFile, 'name'> {
  const text = readFileSync(file, 'utf8');
  const lang = path.extname(file).slice(1);
  return { lang, text, html: highlight(text, lang) };
}
