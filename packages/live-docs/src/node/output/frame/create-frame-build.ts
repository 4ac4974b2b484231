import { buildFrame, type FrameBuild } from 'live-playground/build';
import { collectImports } from '../../compile/demos/collect-imports';
import { ENTRIES } from '../../files/entries';
import { readStamp } from '../../files/files';
import type { Snapshot } from '../../snapshot/snapshot';
import { frameConfig } from './frame-config';

interface FrameInput {
  /** Folder of the site, absolute. */
  root: string;
  /** True to make the chunks small, with hashes in their names. */
  isSmall: boolean;
}

/** A frame, and what it was made of. */
interface Made {
  packages: string;
  frame: Promise<FrameBuild>;
  /** The stamp of each file that isn't a package's, once it's built; empty if it changed meanwhile. */
  stamps: ReadonlyMap<string, string>;
}

/**
 * Builds the frame for the demos of a snapshot: once as long as they import the same packages, and the source of the library's own
 * is the same. One that fails is built again when it's next asked for.
 */
export function createFrameBuild({ root, isSmall }: FrameInput): (snapshot: Snapshot) => Promise<FrameBuild> {
  let last: Made | undefined;
  return ({ demos, libraries, config }) => {
    const { packages } = collectImports(Object.fromEntries([...demos.values()].map(({ id, parts }) => [id, parts])));
    const isCurrent = (made: Made) =>
      made.packages === packages.join(' ') && [...made.stamps].every(([file, stamp]) => readStamp(file) === stamp);
    if (last && isCurrent(last)) return last.frame;
    const vite = frameConfig(config.vite, libraries.aliases);
    const frame = buildFrame({ root, isSmall, packages, vite, design: ENTRIES.design });
    const began = Date.now();
    const made: Made = { packages: packages.join(' '), frame, stamps: new Map() };
    last = made;
    frame.then(
      ({ sources }) => {
        const own = sources.filter((file) => !file.includes('/node_modules/'));
        const stampOf = (file: string) => {
          const stamp = readStamp(file);
          return Number.parseFloat(stamp) < began ? stamp : '';
        };
        made.stamps = new Map(own.map((file) => [file, stampOf(file)]));
      },
      () => {
        if (last === made) last = undefined;
      },
    );
    return frame;
  };
}
