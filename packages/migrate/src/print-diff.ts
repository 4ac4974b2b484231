import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import type { Change } from './plan';

/** A change as a unified diff, as `git apply` reads it. */
export function printDiff({ file, before, after }: Change): string {
  const patch = createTwoFilesPatch(
    before === undefined ? '/dev/null' : `a/${file}`,
    after === undefined ? '/dev/null' : `b/${file}`,
    before ?? '',
    after ?? '',
    undefined,
    undefined,
    { context: 3, headerOptions: FILE_HEADERS_ONLY },
  );
  return patch.replace(/\n$/, '');
}
