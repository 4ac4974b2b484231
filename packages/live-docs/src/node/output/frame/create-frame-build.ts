import { buildFrame, type FrameBuild } from 'live-playground/build';
import { collectImports } from '../../compile/demos/collect-imports';
import { ENTRIES } from '../../files/entries';
import { keepLast } from '../../files/keep-last';
import { resolveEngine } from '../../files/resolve-engine';
import type { Snapshot } from '../../snapshot/snapshot';

interface FrameInput {
  /** Folder of the site, absolute. */
  root: string;
  /** True to make the chunks small, with hashes in their names. */
  isSmall: boolean;
}

/** Builds the frame for the demos of a snapshot; once as long as they import the same packages, unless it fails. */
export function createFrameBuild(input: FrameInput): (snapshot: Snapshot) => Promise<FrameBuild> {
  const keep = keepLast<string, FrameBuild>();
  return ({ demos }) => {
    const { packages } = collectImports(Object.fromEntries([...demos.values()].map(({ id, parts }) => [id, parts])));
    return keep(packages.join(' '), () =>
      buildFrame({ ...input, packages, design: ENTRIES.design, plugins: [resolveEngine()] }),
    );
  };
}
