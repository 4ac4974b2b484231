import type { TextAnswer } from './check-text';

/** Absolute addresses of what the worker loads. */
export interface CheckAddresses {
  compiler: string;
  /** Declarations (`TypeData`), and those of another version of the library (`TypePack`). */
  types: string;
  pack?: string;
  /** What is known of the library (`ToolData`). */
  tools: string;
}

/** What the worker says: that all is loaded, then what it found, or why it couldn't. */
export type CheckAnswer = { isLoaded: true } | { answer: TextAnswer } | { failure: string };
