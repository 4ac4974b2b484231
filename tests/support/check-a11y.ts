import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: { run(context: string | Document, options: RunOptions): Promise<AxeResults> };
  }
}

/**
 * Looks for accessibility faults in a page in its present state, in both colours.
 * @param part selector of the part to look at; the whole page if left out.
 */
export async function checkA11y(page: Page, part?: string): Promise<void> {
  await page.evaluate(axeSource);
  const colour = await page.locator('html').getAttribute('data-prefers-color');
  // Stylesheets aren't loaded again, and frames without axe not waited for: no rule that is on needs either.
  const common: RunOptions = { resultTypes: ['violations'], preload: false, iframes: false };
  const runs: [string, RunOptions][] = [
    ['light', common],
    // No other rule depends on the colours.
    ['dark', { ...common, runOnly: ['color-contrast', 'link-in-text-block'] }],
  ];
  for (const [other, options] of runs) {
    const faults = await page.evaluate(
      async ([colour, part, options]) => {
        document.documentElement.dataset.prefersColor = colour;
        const ends = (animation: Animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime);
        await Promise.all(
          document
            .getAnimations()
            .filter(ends)
            .map((animation) => animation.finished),
        );
        const { violations } = await window.axe.run(part ?? document, options);
        return violations.flatMap(({ id, nodes }) =>
          nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
        );
      },
      [other, part, options] as const,
    );
    expect(faults, `accessibility in ${other}`).toEqual([]);
  }
  await page.evaluate((colour) => (document.documentElement.dataset.prefersColor = colour), colour ?? '');
}
