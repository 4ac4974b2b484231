import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import type { Page } from 'playwright/test';
import { BuildError } from 'live-playground/model';
import type { ShownPart } from '../../core/node/feature/feature';
import type { Allowed, Steps, StepTools } from '../../test';
import { importModule } from '../import-module';
import { findUnseen } from './find-unseen';
import { find, type Finding } from './findings';
import { INSTALL_PLAY, PLAY_NAME } from './play-tools';
import { stepsFiles, type TestedDemo } from './tested-demo';

/** Milliseconds after which a step counts as stuck. */
const LIMIT = 30_000;

/** What a demo's `simple.test.ts` says. */
export interface DemoSteps {
  /** Path from the site's root. */
  file: string;
  steps: Steps;
  allow: Allowed;
}

/**
 * Imports a demo's steps.
 * @param root the site's folder, absolute.
 * @throws {BuildError} if the file can't be imported, or exports something else.
 */
export async function readSteps(root: string, demo: Pick<TestedDemo, 'file' | 'part'>): Promise<DemoSteps | undefined> {
  const file = stepsFiles(demo).find((one) => existsSync(path.join(root, one)));
  if (file === undefined) return undefined;
  const absolute = path.join(root, file);
  const expected = 'a module that exports "steps", "allow" or both';
  const fail = (found: string, fix: string, line?: number) =>
    new BuildError({ file, ...(line ? { line } : {}), found, expected, fix });
  const module = await importModule<{ steps?: unknown; allow?: unknown }>(absolute, root, fail);
  const { steps = {}, allow = {}, ...others } = module;
  const [other] = Object.keys(others);
  if (other) throw fail(`it exports "${other}"`, 'Rename it to "steps" or "allow", or remove "export"');
  if (!isSteps(steps))
    throw fail(
      '"steps" isn\'t an object of functions',
      'Write steps = { "what it shows": async ({ demo, expect }) => { … } }',
    );
  if (!isAllowed(allow))
    throw fail('"allow" isn\'t an object of reasons', 'Write allow = { "color-contrast": "why it stays" }');
  return { file, steps, allow };
}

const holds = (value: unknown, fits: (each: unknown) => boolean) =>
  typeof value === 'object' && value !== null && Object.values(value).every(fits);
const isSteps = (value: unknown): value is Steps => holds(value, (each) => typeof each === 'function');
const isAllowed = (value: unknown): value is Allowed =>
  holds(value, (each) => typeof each === 'string' && each.trim() !== '');

/**
 * Runs a demo's steps, one after the other.
 * @param open loads the demo anew. @param shown what the demo has to show at the end of its steps.
 * @returns the keys that each step pressed, and true if a step is still running: the page is of no more use.
 */
export async function runSteps(
  page: Page,
  { steps, file }: DemoSteps,
  expect: StepTools['expect'],
  open: () => Promise<unknown>,
  shown: readonly ShownPart[] = [],
): Promise<{ findings: Finding[]; keys: Record<string, string[]>; isStuck: boolean }> {
  const findings: Finding[] = [];
  const keys: Record<string, string[]> = {};
  for (const [name, step] of Object.entries(steps)) {
    const add = (message: string, line: number) =>
      findings.push(find('steps', `fails at "${name}": ${message}`, { place: { file, line } }));
    await open();
    try {
      const tools = { page, demo: page.locator('[data-demo-preview]'), expect };
      const end = await Promise.race([step(tools), setTimeout(LIMIT, 'stuck' as const, { ref: false })]);
      if (end === 'stuck') {
        add(`it takes longer than ${LIMIT / 1000} seconds`, 1);
        return { findings, keys, isStuck: true };
      }
      const atEnd = shown.filter(({ when }) => typeof when === 'object' && when.step === name);
      findings.push(...(await findUnseen(page, atEnd)));
      const pressed = await page.evaluate<string[]>('probe.takeKeys()');
      if (pressed.length > 0) keys[name] = pressed;
    } catch (error) {
      const { message, line } = describeError(error, path.posix.basename(file));
      add(message, line);
    }
  }
  return { findings, keys, isStuck: false };
}

/**
 * Runs `play` of a story, in the page.
 * @param build makes the script with what it needs; undefined if nothing is installed.
 */
export async function runPlay(
  page: Page,
  build: () => Promise<string | undefined>,
): Promise<{ findings: Finding[]; isStuck: boolean }> {
  const fails = (found: string, fix?: string) =>
    find('steps', `fails at "play": ${found}`, fix === undefined ? {} : { fix });
  try {
    const script = await build();
    if (script === undefined)
      return { findings: [fails('nothing is installed to run it with', `Run "${INSTALL_PLAY}"`)], isStuck: false };
    await page.evaluate(script);
  } catch (error) {
    const { message } = describeError(error, '');
    return { findings: [fails(`what it imports can't be loaded: ${message}`, 'Update it')], isStuck: false };
  }
  const run = page.evaluate<string | undefined>(`probe.play(${PLAY_NAME})`).catch(String);
  const end = await Promise.race([run, setTimeout(LIMIT, STUCK, { ref: false })]);
  if (end === STUCK) return { findings: [fails(`it takes longer than ${LIMIT / 1000} seconds`)], isStuck: true };
  return { findings: end === undefined ? [] : [fails(describePlayError(end))], isStuck: false };
}

const STUCK = Symbol('stuck');

/** A message of Testing Library or of `expect` on one line, without the elements that follow it. */
export function describePlayError(message: string): string {
  const [said = ''] = stripVTControlCharacters(message).split(
    /\n\s*(?:Here are the|Ignored nodes|There are no accessible|<\w)/,
  );
  const line = said.trim().replace(/\s*\n\s*/g, '; ');
  return line.length > MOST_TEXT ? `${line.slice(0, MOST_TEXT)}…` : line;
}

/** Characters of a message that fit into a list. */
const MOST_TEXT = 300;

/** The message of Playwright on one line, without its log, and the line of the step's file. */
export function describeError(error: unknown, name: string): { message: string; line: number } {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const [before = ''] = stripVTControlCharacters(message).split(/\n\s*Call log:/);
  const [, line] = new RegExp(`[\\\\/]${name.replaceAll('.', '\\.')}:(\\d+)`).exec(stack) ?? [];
  return { message: before.trim().replace(/\s*\n\s*/g, '; '), line: Number(line ?? 1) };
}
