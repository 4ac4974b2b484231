import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { attempt } from '../../files/attempt';
import { ENGINE, PLAYGROUND } from '../../files/entries';
import { hashFile, hashText, readText } from '../../files/hash-text';
import { writeWhole } from '../../files/kept-files';
import { parseJson } from '../../files/parse-json';
import type { LoadCompiler, Reading, TypeScriptModule } from './create-program';

/** What reads with the compiler. Input and result are plain data. */
export interface Reader<Input, Result> {
  /** Names the file that keeps what was read. */
  name: string;
  /** The module that exports `read` by its name; absolute path. The files beside it say how it reads. */
  module: string;
  read: (ts: TypeScriptModule, input: Input) => Reading<Result>;
}

const FOLDER = path.dirname(fileURLToPath(import.meta.url));

/** What was read last, with the hash of all that it depends on beside files. */
type Kept<Result> = Reading<Result> & { key: string };

/**
 * What the compiler reads. The last reading is kept in `.site`, and counts while the input, the reader and every file that it took
 * are as they were. Another one takes seconds, and a fifth of a gigabyte: a thread does it, so that pages are bundled meanwhile.
 * @param loadCompiler brings the compiler, if the caller has it already: then no thread is needed.
 * @throws what the reader throws.
 */
export async function keptReading<Input extends { root: string }, Result>(
  reader: Reader<Input, Result>,
  input: Input,
  loadCompiler?: LoadCompiler,
): Promise<Result> {
  const file = path.join(input.root, `.site/${reader.name}.json`);
  const key = hashText(JSON.stringify([input, readerFiles(reader.module).map(hashFile)]));
  const last = parseJson<Kept<Result>>(readText(file));
  if (last?.key === key && isCurrent(last)) return last.result;
  const reading = loadCompiler ? reader.read(await loadCompiler(), input) : await readInThread(reader, input);
  // Without it, the next command reads again.
  attempt(() => writeWhole(file, JSON.stringify({ ...reading, key } satisfies Kept<unknown>)));
  return reading.result;
}

/** Files that say how it's read: versions of packages, and the modules beside the reader and this one, which change between versions. */
const readerFiles = (module: string) => [
  `${ENGINE}/package.json`,
  `${PLAYGROUND}/package.json`,
  createRequire(import.meta.url).resolve('typescript/package.json'),
  ...[FOLDER, path.dirname(module)].flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name))),
];

const isCurrent = ({ filesRead, absent }: Reading<unknown>) =>
  Object.entries(filesRead).every(([file, hash]) => hash === hashFile(file)) &&
  !absent.some((file) => existsSync(file));

function readInThread<Input, Result>({ module, read }: Reader<Input, Result>, input: Input): Promise<Reading<Result>> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(path.join(FOLDER, 'reading-thread.mjs'), {
      workerData: { module, name: read.name, input },
    });
    thread.once('message', resolve).once('error', reject);
  });
}
