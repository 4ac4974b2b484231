import { fromParse5 } from 'hast-util-from-parse5';
import { select } from 'hast-util-select';
import { parseFragment } from 'parse5';
import type { Problem } from '../../../model';
import type { ShownPart } from '../../feature/feature';
import { failureOf } from '../../files/attempt';

/** Problems with what a demo has to show from the start and its markup lacks. @param markup of the demo, from the server. */
export function findUnshown(demo: string, shown: readonly ShownPart[], markup: string): Problem[] {
  const own = shown.filter((one) => one.demo === demo && one.when === undefined);
  if (own.length === 0) return [];
  const tree = fromParse5(parseFragment(markup));
  return own.flatMap(({ name, selector, place }) =>
    select(selector, tree)
      ? []
      : {
          ...place,
          found: `the demo "${demo}" ${unshown(name, 'in its markup from the server')}`,
          ...wanted(selector),
        },
  );
}

/** What is wrong with a demo that lacks what it has to show. @param when in words. */
export const unshown = (name: string, when: string): string => `doesn't show "${name}" ${when}`;

export const wanted = (selector: string) => ({
  expected: `an element for the selector "${selector}"`,
  fix: 'Show it there, name another demo, say when it comes, or remove what asks for it',
});

/** What is wrong with a selector; undefined if it can be read. */
export const selectorError = (selector: string): string | undefined =>
  failureOf(() => select(selector, { type: 'root', children: [] }));
