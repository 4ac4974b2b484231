import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { oncePer } from '../../../model/once-per';

/** True for a name that code in a browser may use: of the language, as Node has it, or one that TypeScript knows of documents. */
export const isGlobal = (name: string): boolean =>
  name in globalThis || name === 'arguments' || documentNames(globalThis).has(name);

/** Read once: the file has forty thousand lines. */
const documentNames = oncePer((_: typeof globalThis): ReadonlySet<string> => {
  const folder = path.dirname(createRequire(import.meta.url).resolve('typescript'));
  const text = readFileSync(path.join(folder, 'lib.dom.d.ts'), 'utf8');
  return new Set([...text.matchAll(/^declare (?:var|function|const) (\w+)/gm)].map(([, name = '']) => name));
});
