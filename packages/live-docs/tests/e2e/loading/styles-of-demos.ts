import { expect, type Page } from '@playwright/test';
import { open } from '../open';

/** The computed style of each element of the page's demos, by its place: a sum over all properties, and what is before and after it. */
type DemoStyles = Record<string, number>;

/** What is shown of a demo. An edited one runs in a frame, which no style of the page reaches. */
const DEMO = '[data-demo-preview]';

const PSEUDO = ['', '::before', '::after'];

/** Reads the styles of all demos in view, or all properties of one element by its place. */
function readStyles({ demo, pseudos, place }: { demo: string; pseudos: string[]; place?: string }) {
  // All elements have the same ones. Where variables differ, what is made of them does.
  const names = [...getComputedStyle(document.documentElement)].filter((name) => !name.startsWith('--'));
  const properties = (element: Element) =>
    pseudos.flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      // What isn't there has a style, too.
      if (pseudo !== '' && style.content === 'none') return [];
      return names.map((name) => `${pseudo}${name}: ${style.getPropertyValue(name)}`);
    });
  const sumOf = (texts: string[]) => {
    let sum = 0;
    for (const text of texts)
      for (let at = 0; at < text.length; at++) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0;
    return sum;
  };
  const found: Record<string, Element> = {};
  const visit = (element: Element, at: string) => {
    found[at] = element;
    [...element.children].forEach((child, index) => visit(child, `${at} > ${child.localName}:${index + 1}`));
  };
  [...document.querySelectorAll(demo)].forEach((element, index) => visit(element, `demo ${index + 1}`));
  const one = place === undefined ? undefined : found[place];
  return {
    properties: one ? properties(one) : [],
    sums:
      place === undefined
        ? Object.fromEntries(Object.entries(found).map(([at, each]) => [at, sumOf(properties(each))]))
        : {},
  };
}

/** The style of every element of the demos of the page that is open. */
const stylesOfDemos = async (page: Page): Promise<DemoStyles> =>
  (await page.evaluate(readStyles, { demo: DEMO, pseudos: PSEUDO })).sums;

/** Waits until each element of the page's demos has the style that a fresh visit has, and names the properties that differ. */
export async function expectFreshStyles(page: Page, fresh: Page): Promise<void> {
  const address = new URL(page.url()).pathname;
  await open(fresh, address);
  await expect(fresh.locator('style[data-whole]')).toHaveCount(1);
  // As the reader has: what is far down isn't laid out before.
  await fresh.keyboard.press('Shift');
  const differing = async () => {
    const [own, expected] = await Promise.all([stylesOfDemos(page), stylesOfDemos(fresh)]);
    return [...new Set([...Object.keys(own), ...Object.keys(expected)])].filter((at) => own[at] !== expected[at]);
  };
  /** The properties of the first of these elements that has others than it should. */
  const explain = async ([place, ...others]: string[]): Promise<string[]> => {
    if (place === undefined) return [];
    const read = async (from: Page) =>
      (await from.evaluate(readStyles, { demo: DEMO, pseudos: PSEUDO, place })).properties;
    const [own, expected] = await Promise.all([read(page), read(fresh)]);
    const lines = [
      ...own.filter((line) => !expected.includes(line)).map((line) => `${place} has ${line}`),
      ...expected.filter((line) => !own.includes(line)).map((line) => `${place} lacks ${line}`),
    ];
    return lines.length > 0 ? lines : explain(others);
  };
  try {
    await expect.poll(async () => (await differing()).length).toBe(0);
  } catch {
    const places = await differing();
    expect([places.length, ...(await explain(places))], `${address}: elements that differ`).toEqual([0]);
  }
}
