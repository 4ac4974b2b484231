import { escapePattern, type AxeFault, type MarkupDifference } from '../../core/model';
import type { Finding } from './finding';

/** Has a text match as it is. */
const literal = (text: string) => new RegExp(escapePattern(text));

const firstLine = (text: string) => text.split('\n', 1)[0] ?? '';

/** What the server's renderer throws. */
export const onServer = (message: string): Finding => ({
  check: 'server',
  rule: 'server',
  found: `fails on the server: ${firstLine(message)}`,
  expected: 'a component that renders without a browser',
  fix: 'Move what needs a browser into an effect or an event handler, or set ssr={false} where a page shows the demo',
  clue: /\b(window|document|navigator|localStorage|matchMedia)\b/,
});

/** What makes a render differ from one time to the next. */
const UNSTEADY = /Date\.now|new Date\(\)|Math\.random|typeof window|typeof document|navigator\.|toLocale\w*String\(\)/;

export const onHydration = (difference: MarkupDifference | undefined, message: string): Finding => ({
  check: 'hydration',
  rule: 'hydration',
  found: difference
    ? `renders something else in the browser than on the server: ${difference.browser} instead of ${difference.server}`
    : `isn't hydrated: ${firstLine(message)}`,
  expected: 'the same first render in both',
  fix: 'Render what differs in an effect, after the first render',
  clue: UNSTEADY,
});

export const onLog = (kind: string, text: string): Finding => ({
  check: 'log',
  rule: 'log',
  found: `logs ${kind}: ${firstLine(text)}`,
  expected: 'an empty console',
  fix: 'Remove the call or mend what causes the message',
  clue: /\bconsole\.\w+\(|\bthrow\b/,
});

export const onRequest = (url: string): Finding => ({
  check: 'request',
  rule: 'request',
  found: `asks another host: ${url}`,
  expected: 'requests to the site alone',
  fix: 'Import the file from beside the demo, write the data into it, or allow "request" in its steps, with the reason',
  clue: literal(new URL(url).host),
});

/** @param faults of one rule. */
export function onAxe(color: 'light' | 'dark', faults: readonly AxeFault[]): Finding {
  const { rule = '', html = '', help = '' } = faults[0] ?? {};
  const more = faults.length > 1 ? `, and ${faults.length - 1} more` : '';
  const found = `violates ${rule} in ${color}: ${html}${more}`;
  return { check: 'axe', rule, found, expected: 'no violation of accessibility', fix: help };
}

export const onKeyboard = (found: string, fix: string): Finding => ({
  check: 'keyboard',
  rule: 'keyboard',
  found,
  expected: 'a demo that Tab leads into and out of',
  fix,
});

/** The most that a demo may move: what browsers call good. The window is no larger than a demo, so it counts in full. */
export const MOST_SHIFT = 0.1;

export const onShift = (shift: number): Finding => ({
  check: 'shift',
  rule: 'shift',
  found: `moves when it arrives: layout shift ${shift.toFixed(3)}`,
  expected: `at most ${MOST_SHIFT}`,
  fix: 'Render the final size on the server, or reserve it in CSS',
});

export const onUnready = (): Finding => ({
  check: 'log',
  rule: 'log',
  found: "isn't ready after ten seconds",
  expected: 'a demo that React has rendered',
  fix: 'Open its page and look at the console',
});

/** @param place where the step's file has it. */
export const onStep = (name: string, message: string, place: Finding['place']): Finding => ({
  check: 'steps',
  rule: 'steps',
  found: `fails at "${name}": ${message}`,
  expected: 'a step that passes',
  fix: 'Mend the demo or the step',
  ...(place ? { place } : {}),
});

export const onPicture = (name: string, found: string, fix: string): Finding => ({
  check: 'picture',
  rule: 'picture',
  found: `looks different: ${name}: ${found}`,
  expected: 'the picture in version control',
  fix,
});
