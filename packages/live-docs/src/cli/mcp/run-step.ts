import type { Frame, Locator } from 'playwright/test';
import { ToolError } from '../../tools';

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

/** Takes a step. @returns why it could not be taken. */
export async function runStep(frame: Frame, step: Step): Promise<string | undefined> {
  try {
    if (step.kind === 'press') await frame.page().keyboard.press(step.key);
    else if (step.kind === 'scroll') await frame.evaluate(SCROLL(step.left, step.top));
    else {
      const element = await findNamed(frame, step.name);
      if (!element) return `there is no "${step.name}" to ${step.kind}`;
      const options = { timeout: PATIENCE };
      if (step.kind === 'fill') await element.fill(step.text, options);
      else await element[step.kind](options);
    }
    return undefined;
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    return `"${step.kind}" fails: ${reason}`;
  }
}

async function findNamed(frame: Frame, name: string): Promise<Locator | undefined> {
  for (const exact of [true, false]) {
    const all = [
      ...ROLES.map((role) => frame.getByRole(role, { name, exact })),
      frame.getByLabel(name, { exact }),
      frame.getByPlaceholder(name, { exact }),
      frame.getByText(name, { exact }),
    ];
    for (const one of all) if ((await one.count()) > 0) return one.first();
  }
  return undefined;
}

/** Scrolls the largest box that scrolls; the document if there is none. */
const SCROLL = (left: number, top: number) => `{
  const scrolls = (one) => /auto|scroll|hidden/.test(getComputedStyle(one).overflow) &&
    (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1);
  const area = (one) => one.clientWidth * one.clientHeight;
  const boxes = [...document.body.querySelectorAll('*')].filter(scrolls).sort((a, b) => area(b) - area(a));
  (boxes[0] ?? document.scrollingElement).scrollTo(${left}, ${top});
}`;
