import { buildFrame, type FrameBuild } from 'live-playground/build';
import { collectImports } from '../../compile/demos/collect-imports';
import { offeredPackages } from '../../compile/demos/offered-packages';
import { findReact } from '../../config/react-homes';
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
  const reactRoot = findReact(root).demos;
  let last: Made | undefined;
  return (snapshot) => {
    const { demos, libraries, config, files } = snapshot;
    const { packages } = collectImports(Object.fromEntries([...demos.values()].map(({ id, parts }) => [id, parts])));
    const offered = offeredPackages(snapshot.root, libraries, files);
    const others = [...offered.libraries, ...offered.others].filter((name) => !packages.includes(name));
    const names = [...packages, ...others].join(' ');
    const isCurrent = (made: Made) =>
      made.packages === names && [...made.stamps].every(([file, stamp]) => readStamp(file) === stamp);
    if (last && isCurrent(last)) return last.frame;
    const vite = frameConfig(config.vite, libraries.aliases);
    const build = (names: string[]) =>
      buildFrame({ root, reactRoot, isSmall, packages: names.sort(), vite, design: ENTRIES.design });
    const frame = buildWith(build, packages, others);
    const began = Date.now();
    const made: Made = { packages: names, frame, stamps: new Map() };
    last = made;
    const stampOf = (file: string) => {
      const stamp = readStamp(file);
      return Number.parseFloat(stamp) < began ? stamp : '';
    };
    const readStamps = async () => {
      const own = (await frame).sources.filter((file) => !file.includes('/node_modules/'));
      made.stamps = new Map(own.map((file) => [file, stampOf(file)]));
    };
    readStamps().catch(() => {
      if (last === made) last = undefined;
    });
    return frame;
  };
}

/** Builds the frame with all that edits are offered. What can't be bundled for browsers, and no demo imports, is left out. */
async function buildWith(
  build: (names: string[]) => Promise<FrameBuild>,
  packages: readonly string[],
  offered: readonly string[],
): Promise<FrameBuild> {
  try {
    return await build([...packages, ...offered]);
  } catch (error) {
    if (offered.length === 0) throw error;
    const isAble = async (name: string) =>
      build([name]).then(
        () => [name],
        () => [],
      );
    return build([...packages, ...(await Promise.all(offered.map(isAble))).flat()]);
  }
}
