import { fromParse5 } from 'hast-util-from-parse5';
import { select } from 'hast-util-select';
import { parseFragment } from 'parse5';
import type { Problem } from '../../../model';
import type { ShownPart } from '../../feature/feature';

/** Problems with what a demo has to show from the start and its markup lacks. @param markup of the demo, from the server. */
export function findUnshown(demo: string, shown: readonly ShownPart[], markup: string): Problem[] {
  const own = shown.filter((one) => one.demo === demo && one.when === undefined);
  if (own.length === 0) return [];
  const tree = fromParse5(parseFragment(markup));
  return own.flatMap(({ selector, problem }) => (select(selector, tree) ? [] : [problem]));
}

/** What is wrong with a selector; undefined if it can be read. */
export function selectorError(selector: string): string | undefined {
  try {
    select(selector, { type: 'root', children: [] });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
