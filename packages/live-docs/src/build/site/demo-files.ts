import path from 'node:path';
import type { DemoOutline } from '../../model';
import { demoTexts, type SiteDemo, type Snapshot } from '../content/snapshot';
import { readDemoFile } from '../demos/read-demo-file';
import { toPosix } from '../paths';
import { dataFile, type DataFile } from './data-file';
import { perSnapshot } from './per-snapshot';
import type { WriterInput } from './writer';

/** What follows `~data/` in the address of a source file while developing, before its path from the root. */
export const DEV_SOURCES = 'sources/';

const made = perSnapshot(() => new Map<string, DataFile>());

/** The data file of a demo's source file, highlighted. Demos that share a source file share its data. @param file its id. */
export function sourceFile(snapshot: Snapshot, file: string): DataFile {
  const known = made(snapshot);
  const data =
    known.get(file) ?? dataFile(path.posix.basename(file), readDemoFile(file, snapshot.files.text(file) ?? ''));
  known.set(file, data);
  return data;
}

/** What a page says of a demo without its code. */
export function demoOutline(
  { snapshot, target }: Pick<WriterInput, 'snapshot' | 'target'>,
  demo: SiteDemo,
): DemoOutline {
  const { sources, packages } = demo.parts;
  return {
    ...demoTexts(demo),
    packages,
    files: sources.map(({ name, file }) => ({ name, data: sourceAddress({ snapshot, target }, file) })),
  };
}

/** Addresses of the source files of all demos, by path from the root. */
export function sourceAddresses(input: Pick<WriterInput, 'snapshot' | 'target'>): Record<string, string> {
  const { root, demosByFile } = input.snapshot;
  return Object.fromEntries([...demosByFile.keys()].map((file) => [toPosix(root, file), sourceAddress(input, file)]));
}

/** The address of a source file's data, below the base. */
const sourceAddress = ({ snapshot, target }: Pick<WriterInput, 'snapshot' | 'target'>, file: string): string =>
  target === 'dev' ? `~data/${DEV_SOURCES}${toPosix(snapshot.root, file)}.json` : sourceFile(snapshot, file).address;
