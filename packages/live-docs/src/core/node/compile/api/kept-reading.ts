import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { ENGINE, PLAYGROUND } from '../../files/entries';
import { hashFile, hashText, readText } from '../../files/hash-text';
import { parseJson } from '../../files/parse-json';
import type { LoadCompiler, Reading, TypeScriptModule } from './api-program';
import { emitDeclarations, type DeclarationInput } from './emit-declarations';
import { readApi, type ApiFacts, type ApiInput } from './read-api';

/** What is read with the compiler, by the name of the file that keeps it. Input and result are plain data. */
export interface Readings {
  api: { input: ApiInput; result: ApiFacts };
  declarations: { input: DeclarationInput; result: Record<string, string> };
}

export const READERS: {
  [Name in keyof Readings]: (ts: TypeScriptModule, input: Readings[Name]['input']) => Reading<Readings[Name]['result']>;
} = { api: readApi, declarations: emitDeclarations };

const FOLDER = path.dirname(fileURLToPath(import.meta.url));

/** What was read last, with the hash of all that it depends on beside files. */
type Kept<Result> = Reading<Result> & { key: string };

/**
 * What the compiler reads. The last reading is kept in `.site`, and counts while the input, the reader and every file that it took
 * are as they were. Another one takes seconds, and a fifth of a gigabyte: a thread does it, so that pages are bundled meanwhile.
 * @param loadCompiler brings the compiler, if the caller has it already: then no thread is needed.
 * @throws what the reader throws.
 */
export async function keptReading<Name extends keyof Readings>(
  name: Name,
  input: Readings[Name]['input'],
  loadCompiler?: LoadCompiler,
): Promise<Readings[Name]['result']> {
  const file = path.join(input.root, `.site/${name}.json`);
  const key = hashText(JSON.stringify([input, readerFiles().map(hashFile)]));
  const last = parseJson<Kept<Readings[Name]['result']>>(readText(file));
  if (last?.key === key && isCurrent(last)) return last.result;
  const reading = loadCompiler ? READERS[name](await loadCompiler(), input) : await readInThread(name, input);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...reading, key } satisfies Kept<unknown>));
  return reading.result;
}

/** Files that say how it's read: versions of packages, and the modules beside this one, which change between versions. */
const readerFiles = () => [
  `${ENGINE}/package.json`,
  `${PLAYGROUND}/package.json`,
  createRequire(import.meta.url).resolve('typescript/package.json'),
  ...readdirSync(FOLDER).map((name) => path.join(FOLDER, name)),
];

const isCurrent = ({ filesRead, absent }: Reading<unknown>) =>
  Object.entries(filesRead).every(([file, hash]) => hash === hashFile(file)) &&
  !absent.some((file) => existsSync(file));

function readInThread<Name extends keyof Readings>(
  name: Name,
  input: Readings[Name]['input'],
): Promise<Reading<Readings[Name]['result']>> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(path.join(FOLDER, 'api-thread.mjs'), { workerData: { name, input } });
    thread.once('message', resolve).once('error', reject);
  });
}
