import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { decodePart } from '../../../model';
import { documentFile } from '../../files/document-file';
import { shortHash } from '../../files/hash-text';
import { INTERNAL, type BuiltSite, type OutputFile, type SiteView } from '../../feature/feature';
import { askFeatures } from '../../feature/features-of';
import { forwardFiles, sectionForwards } from './forward';

/** A file of the built site, and the feature that makes it, if it's of one. */
export type SiteFile = OutputFile & { feature?: string };

/**
 * All files of a site beside its documents and what they load: those of its features, then pages that forward from entries of the
 * navigation, which give way. The build writes them, and the development server answers with them.
 */
export function siteFiles(site: SiteView): SiteFile[] {
  const files = askFeatures(site[INTERNAL], (parts, name) =>
    parts.files?.(site).map((file): SiteFile => ({ ...file, feature: name })),
  );
  const taken = new Set(files.map((file) => file.path));
  const own = forwardFiles(sectionForwards(site[INTERNAL]), site[INTERNAL]);
  return [...files, ...own.filter((file) => !taken.has(file.path))];
}

/** The file that a static host answers an address with. @param address as the browser asks for it, without the base. */
export function fileAt<File extends OutputFile>(files: readonly File[], address: string): File | undefined {
  const names = [decodePart(address).slice(1), documentFile(address)];
  return files.find((file) => names.includes(file.path));
}

/** Writes files but for those that depend on all others. @param dist folder to write to, absolute. @returns them, as they're named. */
export async function writeFiles(dist: string, files: readonly OutputFile[]): Promise<OutputFile[]> {
  const first = files.filter((file) => 'text' in file);
  return Promise.all(first.map(async (file) => ({ ...file, path: writeFile(dist, file, await file.text()) })));
}

/** Writes what depends on all other files. @param built with those that `writeFiles` has written. */
export async function writeLastFiles(built: BuiltSite, files: readonly OutputFile[]): Promise<void> {
  for (const file of files) if ('whenBuilt' in file) writeFile(built.dist, file, await file.whenBuilt(built));
}

/** The name of a file once its content is known. */
export function nameWithHash(
  { path: name, hashed }: Pick<OutputFile, 'path' | 'hashed'>,
  content: string | Uint8Array,
): string {
  if (!hashed) return name;
  const { dir, name: start, ext } = path.posix.parse(name);
  return path.posix.join(dir, `${start}-${shortHash(content)}${ext}`);
}

function writeFile(dist: string, file: OutputFile, content: string | Uint8Array): string {
  const name = nameWithHash(file, content);
  const target = path.join(dist, name);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
  return name;
}
