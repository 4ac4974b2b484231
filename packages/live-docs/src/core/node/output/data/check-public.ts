import { markdownAddress, SERVICE_WORKER, type Problem } from '../../../model';
import type { Snapshot } from '../../snapshot/snapshot';
import { redirectFile } from './redirects';

/** What a build writes beside its pages, in the folder of the built site. */
const WRITTEN = [
  '404.html',
  'build.json',
  'feed.xml',
  'llms.txt',
  'llms-full.txt',
  'opensearch.xml',
  'pictures.svg',
  SERVICE_WORKER,
  'sitemap.xml',
];

/** Files in `public` that the build would replace. */
export function checkPublic(snapshot: Pick<Snapshot, 'files' | 'pages' | 'root' | 'locales'>): Problem[] {
  const { files, root } = snapshot;
  const folder = `${root}/public/`;
  const writers = new Map(
    [snapshot, ...snapshot.locales.values()].flatMap(({ pages }) =>
      [...pages.values()].flatMap(({ path, filename }) =>
        [redirectFile(path), markdownAddress(path)].map((name) => [name, filename] as const),
      ),
    ),
  );
  return files.list(`${root}/public`).flatMap((file): Problem[] => {
    const name = file.slice(folder.length);
    const writer = writers.get(name) ?? (WRITTEN.includes(name) || /^(~|llms\/)/.test(name) ? 'the build' : undefined);
    if (writer === undefined) return [];
    const found = `${writer} writes a file of this name, too`;
    return [
      { file: `public/${name}`, found, expected: 'a name that nothing else has', fix: 'Rename or delete the file' },
    ];
  });
}
