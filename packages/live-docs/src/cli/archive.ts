import path from 'node:path';
import { UsageError } from 'live-playground/build';
import { archiveFile, writeArchive } from '../features/archives/node/archive-file';
import { archiveParts } from '../features/archives/node/archive-parts';
import type { SiteFolder } from './read-site';

/**
 * A site as its archive is built: below its base, with the way to the current version in the place of the archives that it names.
 * @param words what the command line says beside the folder: the name.
 * @throws {UsageError} if that's none.
 */
export function toArchive({ root, input, config }: SiteFolder, words: readonly string[]) {
  const [name = '', more] = words;
  if (more !== undefined) throw new UsageError(`"live-docs archive" takes one name, and "${more}" is one more.`);
  if (!/^(?!assets$)[a-z0-9][\w.-]*$/i.test(name))
    throw new UsageError(
      name === ''
        ? 'live-docs archive needs a name, such as v7: the folder that the archive is published in.'
        : `"${name}" is no name for an archive, expected letters, digits, ".", "-" and "_", as in v7.`,
    );
  const { archives = [] } = input;
  const listed = archives.find((archive) => archive.name === name);
  const parts = archiveParts({ name, title: listed?.title, current: config.base, archives });
  const features = config.features.map((feature) => (feature.name === 'archives' ? { ...feature, parts } : feature));
  const site: SiteFolder = { root, input, config: { ...config, base: `${config.base}${name}/`, features } };
  return { name, site, isListed: listed !== undefined };
}

interface BuiltArchive {
  /** Folder of the built site, absolute. */
  dist: string;
  name: string;
  root: string;
  /** False if the configuration doesn't name it yet. */
  isListed: boolean;
  /** File to write, from the current folder. */
  out?: string | undefined;
}

/** Writes a built site as an archive. @returns what was done, for the reader of the command line. */
export function keepArchive({ dist, name, root, isListed, out }: BuiltArchive): string {
  const file = out === undefined ? path.join(root, archiveFile(name)) : path.resolve(out);
  const { pages, bytes } = writeArchive(dist, file);
  const size = (bytes / 1_000_000).toFixed(1);
  return [
    `${path.relative(process.cwd(), file)}: ${pages} pages, ${size} MB.`,
    ...(isListed ? [] : [`Commit it, and have site.config.ts list it: archives: [{ name: '${name}' }]`]),
  ].join('\n');
}
