import { availableParallelism } from 'node:os';
import { UsageError } from 'live-playground/build';
import { findNearest } from 'live-playground/model';
import { readNumber, type Options } from '../read-args';
import { SKIPPABLE } from './findings';
import { BROWSERS } from './load-playwright';
import { REPORTERS } from './reporters';

/** What the options of `live-docs test` mean. */
export type TestOptions = ReturnType<typeof readTestOptions>;

/** Reads the options. @throws {UsageError} naming one that isn't valid. */
export function readTestOptions(options: Options) {
  const { built, pictures, update, record, docker, changed } = options;
  const skip = options.skip?.split(',').map((name) => oneOf('--skip', name, SKIPPABLE)) ?? [];
  if (record && skip.length > 0) throw new UsageError('--record needs every check: leave out --skip.');
  const names = options.browser?.split(',') ?? ['chromium'];
  return {
    built,
    // Pictures are written to be compared.
    pictures: (pictures || update) ?? false,
    update: update ?? false,
    record,
    docker,
    changed,
    skip,
    browsers: names.map((name) => oneOf('--browser', name, BROWSERS)),
    workers: readNumber('workers', options.workers, 1) ?? availableParallelism(),
    reporter: oneOf('--reporter', options.reporter ?? 'list', REPORTERS),
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
