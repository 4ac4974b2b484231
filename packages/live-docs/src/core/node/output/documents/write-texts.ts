import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes files of text. @param dist folder to write to, absolute. @param texts by name, below that. */
export function writeTexts(dist: string, texts: ReadonlyMap<string, string>): void {
  for (const [name, text] of texts) {
    const file = path.join(dist, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
