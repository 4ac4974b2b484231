import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ENGINE } from '../../files/entries';
import { hashFile, hashText, readText } from '../../files/hash-text';
import { parseJson } from '../../files/parse-json';
import { toPosix } from '../../files/paths';
import type { DeclarationInput, EmittedDeclarations } from './emit-declarations';
import { runInThread } from './run-in-thread';

/** The declarations of the last reading, from the site's root. */
const CACHE = '.site/declarations.json';

/** The cache. Paths start at the site's root. */
interface Kept extends EmittedDeclarations {
  input: string;
}

/**
 * Declarations of the library's own source, by the id of each module: those that were made last, if every text that they come from
 * is as it was, and by this version of the engine and of the compiler. Making them takes seconds, in a thread.
 */
export async function keptDeclarations(input: DeclarationInput): Promise<ReadonlyMap<string, string>> {
  const { root, libraries, modules } = input;
  const toId = (file: string) => path.posix.join(root, file);
  const versions = [`${ENGINE}/package.json`, createRequire(import.meta.url).resolve('typescript/package.json')];
  const asked = hashText(JSON.stringify([libraries, modules, versions.map(hashFile)]));
  const file = path.join(root, CACHE);
  const last = parseJson<Kept>(readText(file));
  const isCurrent =
    last?.input === asked &&
    Object.entries(last.filesRead).every(([name, hash]) => hash === hashFile(toId(name))) &&
    !last.absent.some((name) => existsSync(toId(name)));
  const kept = isCurrent ? last : await make(input, asked);
  if (!isCurrent) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(kept));
  }
  return new Map(Object.entries(kept.texts).map(([name, text]) => [toId(name), text]));
}

async function make(input: DeclarationInput, asked: string): Promise<Kept> {
  const { texts, filesRead, absent } = await runInThread('emit-declarations', 'emitDeclarations', input);
  const shorten = (entries: Record<string, string>) =>
    Object.fromEntries(Object.entries(entries).map(([name, value]) => [toPosix(input.root, name), value]));
  return {
    input: asked,
    texts: shorten(texts),
    filesRead: shorten(filesRead),
    absent: absent.map((name) => toPosix(input.root, name)),
  };
}
