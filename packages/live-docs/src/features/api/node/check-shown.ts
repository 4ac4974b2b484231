import { ownValue, type Problem } from '../../../core/model';
import type { PageApiTable } from '../../../core/node/compile/markdown/page-output';
import { tablesOf, type ApiParts } from './join-table';
import type { Libraries } from '../../../core/node/library/library';
import type { Entry } from '../../../core/node/snapshot/snapshot';

/** A table that a page asks for, and how. */
interface Asked extends Pick<PageApiTable, 'id' | 'isFile' | 'line'> {
  tag: string;
}

/** The `<API>` and `<Controls>` of a page whose table is not there, each with the nearest name that is. */
export function checkShown(
  { filename, compiled }: Entry,
  parts: Pick<ApiParts, 'facts'>,
  libraries: Pick<Libraries, 'all'>,
): Problem[] {
  const names = libraries.all.map(({ name }) => name).join(', ');
  const asked: Asked[] = [
    ...compiled.tables.map((one) => ({ ...one, tag: `<API ${one.isFile ? 'of' : 'id'}="${one.id}">` })),
    ...compiled.demos.flatMap(({ controls }) =>
      controls?.of === undefined
        ? []
        : [{ id: controls.of, line: controls.line, tag: `<Controls of="${controls.of}">` }],
    ),
  ];
  return asked.flatMap((shown): Problem[] => {
    const { id, line, isFile, tag } = shown;
    if (tablesOf(parts, shown).length > 0) return [];
    if (isFile) {
      const isThere = Object.hasOwn(parts.facts.files, id);
      return [
        {
          file: filename,
          line,
          found: `${tag}, and ${isThere ? 'the file exports nothing' : 'there is no such file'}`,
          expected: "a file with exports, as a path from the site's folder or the repository's",
          fix: 'Correct the path',
        },
      ];
    }
    const { nearest, libraries: several } = ownValue(parts.facts.unknown, id) ?? {};
    if (several) {
      return [
        {
          file: filename,
          line,
          found: `${tag}, which ${several.join(' and ')} export`,
          expected: 'a name that one of the packages exports',
          fix: 'Add a file to docs/api whose "type" and "import" say which one is meant',
        },
      ];
    }
    return [
      {
        file: filename,
        line,
        found: `${tag}, and no package of the site exports that`,
        expected: `an export of ${names || 'the library'}, or the id of a file in docs/api`,
        fix: nearest === undefined ? 'Correct the id' : `Write "${nearest}", the nearest match, or correct the id`,
      },
    ];
  });
}
