import { versionOf } from '../demos/version-of';
import { toPosix } from '../to-posix';
import type { Site } from './create-site';
import { json } from './writer';

/** What builds an exported project: this one's own tools. */
const TOOLS = ['@vitejs/plugin-react', 'typescript', 'vite'];

/** The tools of an exported project with their installed versions. */
export function readTools(root: string): Record<string, string> {
  return Object.fromEntries(TOOLS.map((name) => [name, versionOf(name, root, root)]));
}

/** Writes the module of what exported projects are made of. A file comes with the code of a demo that has it: that is a chunk already. */
export async function writeSandboxParts(site: Site): Promise<string> {
  const files = new Map<string, string>();
  const packages: Record<string, string> = {};
  for (const { id, file } of (await site.demos()).values()) {
    const found = site.demoParts(file);
    Object.assign(packages, found.packages);
    for (const source of found.sources) {
      const path = toPosix(site.root, source.file);
      const load = `() => import(${json(`virtual:demo/${id}`)})`;
      if (!files.has(path)) files.set(path, `{ name: ${json(source.name)}, load: ${load} }`);
    }
  }
  return [
    `export default { library: ${json(site.config.library)}, tools: ${json(readTools(site.root))}, packages: ${json(packages)}, files: {`,
    ...[...files].map(([path, file]) => `  ${json(path)}: ${file},`),
    '} };',
  ].join('\n');
}
