import type { ApiResult } from '../api/create-api';
import type { Snapshot } from '../content/snapshot';

/** What virtual modules are written from. */
export interface WriterInput {
  snapshot: Snapshot;
  /** The API reference. Reading it takes seconds, so it's read only if a module needs it. */
  api: () => Promise<ApiResult>;
  /** True while developing. */
  isDev: boolean;
}

/** Writes one virtual module. `name` is what follows the prefix: `/demo/simple` in `virtual:page/demo/simple`. */
export type Writer = (input: WriterInput, name: string) => Promise<string> | string;

/** A value as source text. */
export const json = JSON.stringify;

/** The module of a value. */
export const exportDefault = (value: unknown) => `export default ${json(value)};`;
