import type { ComponentType } from 'react';
import type { LiveError } from '../../../model';

export type { LiveError };

/** Text of every file of a demo by name; the entry is the one with the default export. */
export interface LiveSource {
  entry: string;
  files: Readonly<Record<string, string>>;
}

/** A compiled demo, ready to be shown. */
export interface LiveRun {
  component: ComponentType;
  /** Ends its timers, frames and listeners and takes its style sheets away. */
  dispose(): void;
  /** The same demo, evaluated anew. @throws what it throws this time. */
  renew(): LiveRun;
}

export type LiveResult = { type: 'compiled'; run: LiveRun } | { type: 'error'; error: LiveError };

/** Turns edited sources into demos that run, in the page and under guard. */
export interface LiveEngine {
  /**
   * Compiles, evaluates and renders once on trial. A newer call makes an older one answer `undefined`.
   * @throws {ChunkLoadError} if the compiler, or what the source imports, could not be loaded.
   */
  compile(source: LiveSource): Promise<LiveResult | undefined>;
  /** Finds where an error of a running demo (render, event handler, effect, promise) stands in the reader's source. */
  locate(error: unknown): LiveError;
  /**
   * Tells of errors that React's boundary does not see (handlers, effects run late, timers, promises), and of loops
   * that were ended.
   * @returns what stops the telling.
   */
  onError(listener: (error: LiveError) => void): () => void;
  close(): void;
}
