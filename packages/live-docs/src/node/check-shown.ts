import type { Problem } from '../model';
import type { Api } from './snapshot/create-api';
import type { Entry, Snapshot } from './snapshot/snapshot';

/** The `<API>` elements of a page that show nothing, each with the nearest name that would. */
export function checkShown(
  { filename, compiled }: Entry,
  api: Api,
  { libraries }: Pick<Snapshot, 'libraries'>,
): Problem[] {
  const names = libraries.all.map(({ name }) => name).join(', ');
  return compiled.tables.flatMap((shown): Problem[] => {
    const { id, line, isFile } = shown;
    if (api.tablesOf(shown).length > 0) return [];
    if (isFile) {
      const isThere = Object.hasOwn(api.facts.files, id);
      return [
        {
          file: filename,
          line,
          found: `<API of="${id}">, and ${isThere ? 'the file exports nothing' : 'there is no such file'}`,
          expected: "a file with exports, as a path from the site's folder or the repository's",
          fix: 'Correct the path',
        },
      ];
    }
    const { nearest, libraries: several } = api.facts.unknown[id] ?? {};
    if (several) {
      return [
        {
          file: filename,
          line,
          found: `<API id="${id}">, which ${several.join(' and ')} export`,
          expected: 'a name that one of the packages exports',
          fix: 'Add a file to docs/api whose "type" and "import" say which one is meant',
        },
      ];
    }
    return [
      {
        file: filename,
        line,
        found: `<API id="${id}">, and no package of the site exports that`,
        expected: `an export of ${names || 'the library'}, or the id of a file in docs/api`,
        fix: nearest === undefined ? 'Correct the id' : `Write "${nearest}", the nearest match, or correct the id`,
      },
    ];
  });
}
