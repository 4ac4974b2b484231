import { ownValue, type Problem } from '../../../model';
import type { PageApiTable } from '../../compile/markdown/page-output';
import type { Api } from '../../snapshot/create-api';
import type { Entry, Snapshot } from '../../snapshot/snapshot';

/** The `<API>` and `<Controls>` of a page whose table is not there, each with the nearest name that is. */
export function checkShown(
  { filename, compiled }: Entry,
  api: Api,
  { libraries }: Pick<Snapshot, 'libraries'>,
): Problem[] {
  const names = libraries.all.map(({ name }) => name).join(', ');
  const asked: (Pick<PageApiTable, 'id' | 'isFile' | 'line'> & { tag: string })[] = [
    ...compiled.tables.map((one) => ({ ...one, tag: `<API ${one.isFile ? 'of' : 'id'}="${one.id}">` })),
    ...compiled.demos.flatMap(({ controls }) =>
      controls?.of === undefined
        ? []
        : [{ id: controls.of, line: controls.line, tag: `<Controls of="${controls.of}">` }],
    ),
  ];
  return asked.flatMap((shown): Problem[] => {
    const { id, line, isFile, tag } = shown;
    const problem = (found: string, expected: string, fix: string) => [
      { file: filename, line, found: `${tag}, ${found}`, expected, fix },
    ];
    if (api.tablesOf(shown).length > 0) return [];
    if (isFile)
      return problem(
        `and ${Object.hasOwn(api.facts.files, id) ? 'the file exports nothing' : 'there is no such file'}`,
        "a file with exports, as a path from the site's folder or the repository's",
        'Correct the path',
      );
    const { nearest, libraries: several } = ownValue(api.facts.unknown, id) ?? {};
    if (several)
      return problem(
        `which ${several.join(' and ')} export`,
        'a name that one of the packages exports',
        'Add a file to docs/api whose "type" and "import" say which one is meant',
      );
    return problem(
      'and no package of the site exports that',
      `an export of ${names || 'the library'}, or the id of a file in docs/api`,
      nearest === undefined ? 'Correct the id' : `Write "${nearest}", the nearest match, or correct the id`,
    );
  });
}
