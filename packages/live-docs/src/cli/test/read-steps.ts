import { existsSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';
import { BuildError } from 'live-playground/model';
import { resolveEngine } from '../../core/node/files/resolve-engine';
import type { Allowed, Steps } from '../../test';
import { describeFailure } from '../describe-failure';

/** What a demo's `simple.test.ts` says. */
export interface DemoSteps {
  /** Path from the site's root. */
  file: string;
  steps: Steps;
  allow: Allowed;
}

/** Path of the steps of a demo. @param file path of the demo's own file. */
export const stepsFile = (file: string): string => file.replace(/\.[jt]sx?$/, '.test.ts');

/**
 * Imports a demo's steps.
 * @param root the site's folder, absolute. @param demo path of the demo's file from there.
 * @throws {BuildError} if the file can't be imported, or exports something else.
 */
export async function readSteps(root: string, demo: string): Promise<DemoSteps | undefined> {
  const file = stepsFile(demo);
  const absolute = path.join(root, file);
  if (!existsSync(absolute)) return undefined;
  const fail = (found: string, fix: string, line?: number) => {
    const expected = 'a module that exports "steps", "allow" or both';
    return new BuildError([{ file, ...(line === undefined ? {} : { line }), found, expected, fix }]);
  };
  let module: { steps?: unknown; allow?: unknown };
  try {
    ({ module } = await runnerImport<typeof module>(absolute, {
      configFile: false,
      root,
      logLevel: 'silent',
      plugins: [resolveEngine()],
    }));
  } catch (error) {
    const { found, line } = describeFailure(error, path.basename(absolute));
    throw fail(found, 'Correct the module', line);
  }
  const { steps = {}, allow = {}, ...others } = module;
  const [other] = Object.keys(others);
  if (other) throw fail(`it exports "${other}"`, 'Rename it to "steps" or "allow", or remove "export"');
  const isSteps = (value: unknown): value is Steps => holds(value, 'function');
  if (!isSteps(steps))
    throw fail(
      '"steps" isn\'t an object of functions',
      'Write steps = { "what it shows": async ({ demo, expect }) => { … } }',
    );
  const isAllowed = (value: unknown): value is Allowed => holds(value, 'string');
  if (!isAllowed(allow) || Object.values(allow).some((reason) => !reason.trim()))
    throw fail('"allow" isn\'t an object of reasons', 'Write allow = { "color-contrast": "why it stays" }');
  return { file, steps, allow };
}

const holds = (value: unknown, type: 'function' | 'string') =>
  typeof value === 'object' && value !== null && Object.values(value).every((each) => typeof each === type);
