import { attempt } from './attempt';

/** A text as JSON, taken for what the caller expects of it; undefined if there is none, or it's no JSON. */
export const parseJson = <T>(text: string | undefined): T | undefined =>
  text === undefined ? undefined : attempt(() => JSON.parse(text) as T);
