import type { LiveError } from '../../../model';

export type { LiveError };

/** Text of every file of a demo by name; the entry is the one with the default export. */
export interface LiveSource {
  entry: string;
  files: Readonly<Record<string, string>>;
}
