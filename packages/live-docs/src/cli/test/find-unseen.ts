import type { Page } from 'playwright/test';
import type { ShownPart } from '../../core/node/feature/feature';
import { unshown, wanted } from '../../core/node/output/documents/find-unshown';
import type { Steps } from '../../test';
import { find, type Finding } from './findings';

const inWords = ({ when }: ShownPart) => (typeof when === 'object' ? `after "${when.step}"` : 'once it has arrived');

/** What a page has to show now and doesn't. */
export async function findUnseen(page: Page, shown: readonly ShownPart[]): Promise<Finding[]> {
  const lacks = await Promise.all(
    shown.map(async ({ selector }) => (await page.locator(`css=${selector}`).count()) === 0),
  );
  return shown
    .filter((_, at) => lacks[at])
    .map((one) => find('steps', unshown(one.name, inWords(one)), { place: one.place, ...wanted(one.selector) }));
}

/** What a demo has to show after a step that it doesn't have. */
export const findUnstepped = (shown: readonly ShownPart[], steps: Steps = {}): Finding[] =>
  shown.flatMap(({ name, when, place }) =>
    typeof when !== 'object' || Object.hasOwn(steps, when.step)
      ? []
      : [
          find('steps', `has no step "${when.step}", after which it shows "${name}"`, {
            place,
            expected: 'the name of a step of its tests',
            fix: 'Correct it',
          }),
        ],
  );
