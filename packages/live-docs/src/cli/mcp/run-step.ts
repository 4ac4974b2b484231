import type { ElementHandle, Frame } from 'playwright/test';
import { suggest, type Probe } from '../../core/model';
import { ToolError } from '../../tools';
import { settle } from './settle';

/** What a user does. */
export type Step =
  | { kind: 'click' | 'hover'; name: string }
  | { kind: 'fill'; name: string; text: string }
  | { kind: 'press'; key: string }
  | { kind: 'scroll'; left: number; top: number };

/** How steps are written. */
export const STEPS = '"click NAME", "hover NAME", "fill NAME: TEXT", "press KEY", "scroll LEFT TOP"';

/** Reads a step. @throws {ToolError} if it isn't one. */
export function readStep(text: string): Step {
  const [, kind, rest = ''] = /^(click|hover|fill|press|scroll)\s+(\S[^]*)$/.exec(text.trim()) ?? [];
  const [, name, value] = /^(.+?):\s*([^]*)$/.exec(rest) ?? [];
  const [, left, top] = /^(\d+)[\s,]+(\d+)$/.exec(rest) ?? [];
  if (kind === 'click' || kind === 'hover') return { kind, name: rest };
  if (kind === 'press') return { kind, key: rest };
  if (kind === 'fill' && name !== undefined) return { kind, name, text: value ?? '' };
  if (kind === 'scroll' && left !== undefined) return { kind, left: Number(left), top: Number(top) };
  throw new ToolError(`run_demo: the step "${text}" can't be read, expected ${STEPS}.`);
}

/** Milliseconds that a step waits for its element. */
const PATIENCE = 5000;

/** What can be named, the likeliest first. */
const ROLES = [
  ...(['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'menuitem', 'option', 'combobox', 'textbox'] as const),
  ...(['searchbox', 'spinbutton', 'slider', 'columnheader', 'gridcell', 'cell', 'row'] as const),
];

/** An element that a step is for, and how many have the name. */
interface Target {
  element: ElementHandle;
  count: number;
}

/** Takes a step, and waits until the demo is at rest. @returns what it found and what became of that, or why it could not be taken. */
export async function runStep(frame: Frame, step: Step): Promise<{ found?: string; failed?: string }> {
  const target = await findTarget(frame, step);
  if (!target) return { failed: `there is no ${sayAbsent(step, await frame.locator('body').ariaSnapshot())}` };
  const { element, count } = target;
  const before = await describe(element);
  const found = before + (count > 1 ? ` (the first of ${count})` : '');
  const reason = await act(frame, step, element).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  await settle(frame);
  if (reason !== undefined) return { failed: `"${step.kind}" fails at ${found}: ${reason.split('\n', 1)[0]}` };
  // A key may have moved the focus.
  const after = await describe((step.kind === 'press' && (await findTarget(frame, step))?.element) || element);
  return { found: before === after ? found : `${found} → ${after}` };
}

/** The frame's own. */
declare const probe: Probe;

const describe = (element: ElementHandle) => element.evaluate((one: Element) => probe.describe(one));

async function act(frame: Frame, step: Step, element: ElementHandle): Promise<void> {
  const options = { timeout: PATIENCE };
  if (step.kind === 'press') await frame.page().keyboard.press(step.key);
  else if (step.kind === 'scroll') await frame.evaluate(`${SCROLLER}.scrollTo(${step.left}, ${step.top})`);
  else if (step.kind === 'fill') await element.fill(step.text, options);
  else await element[step.kind](options);
}

async function findTarget(frame: Frame, step: Step): Promise<Target | undefined> {
  if ('name' in step) return findNamed(frame, step.name);
  const handle = await frame.evaluateHandle<Element>(step.kind === 'press' ? FOCUSED : SCROLLER);
  const element = handle.asElement();
  return element ? { element, count: 1 } : undefined;
}

async function findNamed(frame: Frame, name: string): Promise<Target | undefined> {
  for (const exact of [true, false]) {
    const all = [
      ...ROLES.map((role) => frame.getByRole(role, { name, exact })),
      frame.getByLabel(name, { exact }),
      frame.getByPlaceholder(name, { exact }),
      frame.getByText(name, { exact }),
    ];
    for (const one of all) {
      const [element, ...others] = await one.elementHandles();
      if (element) return { element, count: others.length + 1 };
    }
  }
  return undefined;
}

/** Names that are told where one isn't there. */
const MOST = 12;

/**
 * Says which name isn't there, and which are.
 * @param outline what is shown, as assistive technology has it.
 */
export function sayAbsent(step: Step, outline: string): string {
  const { name } = { name: '', ...step };
  const found = [...outline.matchAll(/^\s*- '?(\w+) "((?:[^"\\]|\\.)+)"/gm)].map(([, role, own = '']) => ({
    role,
    own,
  }));
  const named = found.filter(({ role }) => role !== 'row');
  const all = [...new Set(named.map(({ role, own }) => `${role} "${own}"`))];
  const more = all.length > MOST ? `, and ${all.length - MOST} more` : '';
  const known = all.length > 0 ? `${all.slice(0, MOST).join(', ')}${more}` : 'no names';
  const near = suggest(name, [...new Set(named.map(({ own }) => own))]) || '.';
  return `"${name}" to ${step.kind}${near} There are ${known}`;
}

const FOCUSED = 'document.activeElement ?? document.body';

/** The largest box that scrolls; the document if there is none. */
const SCROLLER = `(() => {
  const scrolls = (one) => /auto|scroll|hidden/.test(getComputedStyle(one).overflow) &&
    (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1);
  const area = (one) => one.clientWidth * one.clientHeight;
  const boxes = [...document.body.querySelectorAll('*')].filter(scrolls).sort((a, b) => area(b) - area(a));
  return boxes[0] ?? document.scrollingElement;
})()`;
