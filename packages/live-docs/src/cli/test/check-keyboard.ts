import type { Page } from 'playwright/test';
import type { FocusPlace } from '../../core/model';
import { find, type Finding } from './findings';

/** The most presses of Tab: a demo with more stops is left unfinished, without a finding. */
const MOST_STOPS = 150;

/** A control may have several stops, as a date has; one that keeps the focus longer is a trap. */
const MOST_ON_ONE = 8;

/** Goes through a demo by Tab, and back. */
export async function checkKeyboard(page: Page): Promise<Finding[]> {
  const controls = await page.evaluate<number>('probe.focus("before")');
  const there = await walk(page, 'Tab', 'after');
  if (there.trap) return [find('keyboard', `keeps the focus: Tab doesn't leave ${there.trap}`)];
  if (there.stops === 0 && controls > 0)
    return [
      find('keyboard', `can't be reached by keyboard: it shows ${controls} controls, and Tab comes to none`, {
        fix: 'Remove negative values of tabIndex, or make one element of the group focusable',
      }),
    ];
  if (!there.left) return [];
  await page.evaluate('probe.focus("after")');
  const back = await walk(page, 'Shift+Tab', 'before');
  return back.trap ? [find('keyboard', `keeps the focus: Shift and Tab don't leave ${back.trap}`)] : [];
}

interface Walk {
  /** How many elements of the demo had the focus. */
  stops: number;
  left: boolean;
  /** What the focus doesn't leave. */
  trap?: string;
}

async function walk(page: Page, key: 'Tab' | 'Shift+Tab', end: FocusPlace['part']): Promise<Walk> {
  const seen = new Set<number>();
  let last = -1;
  let onOne = 0;
  for (let press = 0; press < MOST_STOPS; press++) {
    await page.keyboard.press(key);
    const { part, number, name } = await page.evaluate<FocusPlace>('probe.focused()');
    if (part === end) return { stops: seen.size, left: true };
    onOne = number === last ? onOne + 1 : 0;
    const returns = part === 'demo' && number !== last && seen.has(number);
    if (returns || onOne > MOST_ON_ONE) return { stops: seen.size, left: false, trap: name };
    if (part === 'demo') seen.add(number);
    last = number;
  }
  return { stops: seen.size, left: false };
}
