import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BuildError } from '../model/problem';
import type { PlaygroundBuild } from './build-playground';

const MANIFEST = 'manifest.json';

/**
 * Writes a build to a folder, the manifest last, and then removes what only a former build has. Hidden files stay.
 * @param folder absolute.
 * @param name what messages call the folder.
 * @throws {BuildError} if the folder holds files that no build wrote, and if it can't be a folder.
 */
export function writePlayground(folder: string, name: string, { files }: PlaygroundBuild): void {
  const former = formerFiles(folder, name);
  const write = (file: string, content: string | Uint8Array) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  };
  for (const [file, content] of files) if (file !== MANIFEST) write(file, content);
  write(MANIFEST, files.get(MANIFEST) ?? '');
  for (const file of former) if (!files.has(file)) rmSync(path.join(folder, file));
}

/**
 * The files in a folder that a former build wrote.
 * @throws {BuildError} if others are there, too.
 */
export function formerFiles(folder: string, name: string): string[] {
  const above = parents(folder).find((one) => existsSync(one) && !statSync(one).isDirectory());
  if (above !== undefined)
    throw outError(name, above === folder ? 'is a file' : `is below the file ${path.basename(above)}`);
  if (!existsSync(folder)) return [];
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !/(^|\/)\./.test(file));
  const known = new Set([MANIFEST, 'playground.js', ...namedFiles(path.join(folder, MANIFEST))]);
  const foreign = known.size > 2 ? found.filter((file) => !known.has(file)) : found;
  if (foreign.length === 0) return found;
  const more = foreign.length > 3 ? ` and ${foreign.length - 3} more` : '';
  throw outError(name, `holds files that live-playground didn't write: ${foreign.slice(0, 3).join(', ')}${more}`);
}

function parents(folder: string): string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [folder, ...parents(parent)];
}

function outError(name: string, found: string): BuildError {
  return new BuildError([
    {
      file: name,
      found: `the output ${found}`,
      expected: 'a new folder, or one that holds a former build and nothing else',
      fix: 'Name another folder with --out, such as "public/playground"',
    },
  ]);
}

/**
 * The files that a manifest names, by path from its folder: all of its texts are taken, since another version may have put
 * them elsewhere. None if it's another kind of manifest, or none at all.
 */
function namedFiles(file: string): string[] {
  const manifest = readJson(file);
  if (!isRecord(manifest) || !['version', 'frame', 'compileWorker'].every((key) => typeof manifest[key] === 'string'))
    return [];
  const chunks = String(manifest['chunks']);
  return textsIn(manifest).flatMap((text) => [text, chunks + text]);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** All texts in a value, keys included. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return isRecord(value) ? Object.entries(value).flatMap(([key, inner]) => [key, ...textsIn(inner)]) : [];
}
