import { ownValue, type Problem } from '../../../core/model';
import { tablesOf, type ApiParts, type Shown } from './join-table';
import type { Libraries } from '../../../core/node/library/library';
import type { Entry } from '../../../core/node/snapshot/snapshot';

/** The `<API>` and `<Controls>` of a page whose table is not there, each with the nearest name that is. */
export function checkShown(
  { filename, compiled }: Entry,
  parts: Pick<ApiParts, 'facts'>,
  libraries: Pick<Libraries, 'all'>,
): Problem[] {
  const asked = [
    ...compiled.tables.map((one) => ({ ...one, tag: `<API ${one.isFile ? 'of' : 'id'}="${one.id}">` })),
    ...compiled.demos.flatMap(({ controls: { of, line } = { line: 0 } }) =>
      of === undefined ? [] : [{ id: of, line, tag: `<Controls of="${of}">`, isOptional: undefined }],
    ),
  ];
  return asked.flatMap(({ tag, line, ...shown }) => {
    if (shown.isOptional || tablesOf(parts, shown).length > 0) return [];
    return { file: filename, line, ...missing(parts, libraries, tag, shown) };
  });
}

/** What is wrong where a table isn't there. @param tag that asks for it. */
function missing(
  { facts }: Pick<ApiParts, 'facts'>,
  libraries: Pick<Libraries, 'all'>,
  tag: string,
  { id, isFile }: Shown,
): Pick<Problem, 'found' | 'expected' | 'fix'> {
  if (isFile) {
    const reason = Object.hasOwn(facts.files, id) ? 'the file exports nothing' : 'there is no such file';
    const expected = "a file with exports, as a path from the site's folder or the repository's";
    return { found: `${tag}, and ${reason}`, expected, fix: 'Correct the path' };
  }
  const { nearest, libraries: several } = ownValue(facts.unknown, id) ?? {};
  if (several) {
    const found = `${tag}, which ${several.join(' and ')} export`;
    const fix = 'Add a file to docs/api whose "type" and "import" say which one is meant';
    return { found, expected: 'a name that one of the packages exports', fix };
  }
  const names = libraries.all.map(({ name }) => name).join(', ') || 'the library';
  return {
    found: `${tag}, and no package of the site exports that`,
    expected: `an export of ${names}, or the id of a file in docs/api`,
    fix: nearest === undefined ? 'Correct the id' : `Write "${nearest}", the nearest match, or correct the id`,
  };
}
