import path from 'node:path';
import { followImports } from '../demos/read-demo-asset';
import { versionOf } from '../demos/version-of';
import type { SiteDemo } from './create-site';

/** What builds an exported project: this one's own tools. */
const TOOLS = ['@vitejs/plugin-react', 'typescript', 'vite'];

/** The tools of an exported project with their installed versions. */
export function readTools(root: string): Record<string, string> {
  return Object.fromEntries(TOOLS.map((name) => [name, versionOf(name, root, root)]));
}

/** Writes the module of what exported projects are made of. A file comes with the code of a demo that has it: that is a chunk already. */
export function writeSandboxParts(root: string, demos: SiteDemo[]): string {
  const loaders = new Map<string, string>();
  const packages: Record<string, string> = {};
  for (const { id, file } of demos) {
    const found = followImports(file, root);
    Object.assign(packages, found.packages);
    for (const source of found.sources) {
      const name = path.relative(root, source).split(path.sep).join('/');
      if (!loaders.has(name)) loaders.set(name, `import(${JSON.stringify(`virtual:demo/${id}`)})`);
    }
  }
  return [
    `export default { tools: ${JSON.stringify(readTools(root))}, packages: ${JSON.stringify(packages)}, files: {`,
    ...[...loaders].map(([name, load]) => `  ${JSON.stringify(name)}: () => ${load},`),
    '} };',
  ].join('\n');
}
