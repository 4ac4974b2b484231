import type { LiveError, LiveSource } from '../live';

/**
 * Shows a source to the reader, in place of what stood there.
 * @returns what is wrong with it, null where it stands, undefined where it was dropped for a newer one.
 */
export type Play = (source: LiveSource, isStale: () => boolean) => Promise<LiveError | null | undefined>;

/** Where a demo plays: in the page, or in a frame of it. */
export interface Player {
  play: Play;
  /** Fetches what playing needs. */
  prepare(): void;
  /** Brings the original back. */
  clear(): void;
  close(): void;
}
