import type { Problem } from '../../../model';
import { unbuilt } from '../../feature/view-site';
import { documentFile } from '../../files/document-file';
import { inAllLanguages, type Snapshot } from '../../snapshot/snapshot';
import { siteFiles } from './output-files';

/** Files that the build would write twice: of `public`, and of features. */
export function checkFiles(snapshot: Snapshot): Problem[] {
  const { files, root } = snapshot;
  const writers = new Map([
    ...['404.html', 'build.json'].map((name) => [name, 'the build'] as const),
    ...inAllLanguages(snapshot).flatMap(({ pages }) =>
      [...pages.values()].map(({ path, filename }) => [documentFile(path), filename] as const),
    ),
  ]);
  const twice: Problem[] = [];
  for (const { path, feature } of siteFiles(unbuilt(snapshot))) {
    const other = writers.get(path);
    const writer = feature === undefined ? 'the build' : `the feature "${feature}"`;
    if (other !== undefined)
      twice.push({
        file: 'site.config.ts',
        found: `${writer} writes "${path}", which ${other} writes, too`,
        expected: 'one writer for each file of the site',
        fix: 'Change the options of one of the two, or leave it out',
      });
    else writers.set(path, writer);
  }
  const folder = `${root}/public/`;
  const replaced = files.list(`${root}/public`).flatMap((file): Problem[] => {
    const name = file.slice(folder.length);
    const writer = writers.get(name) ?? (name.startsWith('~') ? 'the build' : undefined);
    if (writer === undefined) return [];
    const found = `${writer} writes a file of this name, too`;
    return [
      { file: `public/${name}`, found, expected: 'a name that nothing else has', fix: 'Rename or delete the file' },
    ];
  });
  return [...twice, ...replaced];
}
