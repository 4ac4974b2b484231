import { availableParallelism } from 'node:os';
import { UsageError } from 'live-playground/build';
import { findNearest } from 'live-playground/model';
import { SKIPPABLE, type Skippable } from './finding';
import { BROWSERS, type BrowserName } from './load-playwright';
import { REPORTERS, type ReporterName } from './report/reporters';

/** The options of `live-docs test` as the command line has them. */
export interface TestArgs {
  built?: boolean | undefined;
  pictures?: boolean | undefined;
  update?: boolean | undefined;
  record?: boolean | undefined;
  docker?: boolean | undefined;
  changed?: string | undefined;
  skip?: string | undefined;
  browser?: string | undefined;
  workers?: string | undefined;
  reporter?: string | undefined;
  config?: string | undefined;
}

/** What they mean. */
export interface TestOptions {
  built: boolean;
  pictures: boolean;
  update: boolean;
  record: boolean;
  docker: boolean;
  changed: string | undefined;
  /** Checks to leave out. */
  skip: readonly Skippable[];
  browsers: BrowserName[];
  workers: number;
  reporter: ReporterName;
}

/** Reads the options. @throws {UsageError} naming one that isn't valid. */
export function readTestOptions(args: TestArgs): TestOptions {
  const {
    built = false,
    pictures = false,
    update = false,
    record = false,
    docker = false,
    changed,
    workers = '',
  } = args;
  if (workers && (!/^\d+$/.test(workers) || Number(workers) === 0))
    throw new UsageError(`--workers is "${workers}", expected a number from 1.`);
  const skip = args.skip?.split(',').map((name) => oneOf('--skip', name, SKIPPABLE)) ?? [];
  if (record && skip.length > 0) throw new UsageError('--record needs every check: leave out --skip.');
  const names = (args.browser ?? 'chromium').split(',');
  return {
    built,
    // Pictures are written to be compared.
    pictures: pictures || update,
    update,
    record,
    docker,
    changed,
    skip,
    browsers: names.map((name) => oneOf('--browser', name, BROWSERS)),
    workers: Number(workers) || availableParallelism(),
    reporter: oneOf('--reporter', args.reporter ?? 'list', REPORTERS),
  };
}

function oneOf<Name extends string>(option: string, value: string, known: Record<Name, unknown>): Name {
  const names = Object.keys(known);
  const isKnown = (name: string): name is Name => names.includes(name);
  if (isKnown(value)) return value;
  const nearest = findNearest(value, names);
  throw new UsageError(
    `${option} is "${value}", expected ${names.join(', ')}.${nearest ? ` Did you mean "${nearest}"?` : ''}`,
  );
}
