import { randomUUID, createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { trimCompiler } from '../internals/trim-compiler';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const TYPESCRIPT = createRequire(import.meta.url).resolve('typescript');

/** Where the published package has the compiler. */
const SHIPPED = path.join(HERE, 'compiler');

/**
 * The compiler that the type worker loads. It's part of the published package. In the engine's own repository it's made when
 * it is first needed, which takes several seconds, and kept beside the packages.
 * @returns its file, absolute, with a hash of the content in its name.
 */
export async function prepareCompiler(): Promise<string> {
  const folder = existsSync(SHIPPED) ? SHIPPED : keptFolder();
  if (!existsSync(folder)) {
    const unfinished = `${folder}-${randomUUID()}`;
    await writeCompiler(unfinished);
    try {
      renameSync(unfinished, folder);
    } catch (error) {
      // Another process was faster.
      rmSync(unfinished, { recursive: true });
      if (!existsSync(folder)) throw error;
    }
  }
  const name = readdirSync(folder).find((file) => file.endsWith('.js'));
  if (!name) throw new Error(`No compiler in ${folder}: delete the folder to have it made anew`);
  return path.join(folder, name);
}

/** Writes the trimmed compiler to a folder. */
export async function writeCompiler(folder: string): Promise<void> {
  const code = Buffer.from(await trimCompiler(readFileSync(TYPESCRIPT, 'utf8')));
  const file = path.join(folder, `typescript-${readVersion()}-${contentHash(code)}.js`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, code);
}

/** A folder for what this version of the engine makes of this version of TypeScript. */
function keptFolder(): string {
  const recipe = [path.join(HERE, '../internals/trim-compiler'), path.join(HERE, '../model/type-messages')].map(
    (name) => readFileSync([`${name}.ts`, `${name}.js`].find((file) => existsSync(file)) ?? name),
  );
  const folder = path.resolve(path.dirname(TYPESCRIPT), '../../.cache/live-playground');
  return path.join(folder, `typescript-${readVersion()}-${contentHash(...recipe)}`);
}

const readVersion = () => (createRequire(import.meta.url)('typescript/package.json') as { version: string }).version;

/** The part of a file's name that changes with its content. */
export function contentHash(...parts: (string | Uint8Array)[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('base64url').slice(0, 8);
}
