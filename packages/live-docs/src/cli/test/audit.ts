import type { Frame, Page } from 'playwright/test';
import type { AxeFault } from '../../core/model';
import { find, type Finding } from './findings';

const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Has axe look at a demo, in both colours.
 * @param page the document of the demo. @param colored the one that gives it its colour. Both have the probe.
 * @param alone selector of a demo without a page of the site around it.
 */
export async function audit(
  page: Page | Frame,
  colored: Page | Frame,
  axe: string,
  alone?: string,
): Promise<Finding[]> {
  const ask = (only?: readonly string[]) =>
    page.evaluate<AxeFault[]>(`probe.audit(${JSON.stringify(only)}, ${JSON.stringify(alone)})`);
  await page.evaluate(axe);
  const light = await ask();
  await colored.evaluate('probe.show("dark")');
  const dark = await ask(COLOR_RULES);
  await colored.evaluate('probe.show("light")');
  return [...describeFaults('light', light), ...describeFaults('dark', dark)];
}

/** One finding for all faults of a rule. */
function describeFaults(color: 'light' | 'dark', faults: readonly AxeFault[]): Finding[] {
  return [...new Set(faults.map(({ rule }) => rule))].flatMap((rule) => {
    const own = faults.filter((fault) => fault.rule === rule);
    const more = own.length > 1 ? `, and ${own.length - 1} more` : '';
    return own
      .slice(0, 1)
      .map(({ html, help }) => find('axe', `violates ${rule} in ${color}: ${html}${more}`, { rule, fix: help }));
  });
}
