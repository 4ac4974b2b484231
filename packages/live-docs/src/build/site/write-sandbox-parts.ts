import { versionOf } from '../demos/version-of';
import type { Files } from '../content/files';
import { ENGINE } from '../entries';
import { toId, toPosix } from '../paths';
import { json, type WriterInput } from './writer';

/** What builds an exported project: the engine's own tools. */
const TOOLS = ['@vitejs/plugin-react', 'typescript', 'vite'];

/** The tools of an exported project with their installed versions. */
export function readTools(files: Files): Record<string, string> {
  return Object.fromEntries(TOOLS.map((name) => [name, versionOf(name, toId(ENGINE), files)]));
}

/** Writes the module of what exported projects are made of. A file comes with the code of a demo that has it: that is a chunk already. */
export function writeSandboxParts({ snapshot }: WriterInput): string {
  const { root, config, demos } = snapshot;
  const files = new Map<string, string>();
  const packages: Record<string, string> = {};
  for (const { id, parts } of demos.values()) {
    Object.assign(packages, parts.packages);
    for (const source of parts.sources) {
      const path = toPosix(root, source.file);
      const load = `() => import(${json(`virtual:demo/${id}`)})`;
      if (!files.has(path)) files.set(path, `{ name: ${json(source.name)}, load: ${load} }`);
    }
  }
  return [
    `export default { library: ${json(config.library)}, tools: ${json(readTools(snapshot.files))}, packages: ${json(packages)}, files: {`,
    ...[...files].map(([path, file]) => `  ${json(path)}: ${file},`),
    '} };',
  ].join('\n');
}
