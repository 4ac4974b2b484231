import type { SandboxParts } from '../../../model';
import type { Files } from '../../files/files';
import { offeredPackages, offeredVersions } from '../../compile/demos/offered-packages';
import { versionOf } from '../../files/installed-package';
import { ENGINE } from '../../files/entries';
import { toId } from '../../files/paths';
import { sourceAddresses } from './demo-files';
import type { WriterInput } from './writer';

/** What builds an exported project: the engine's own tools. */
const TOOLS = ['@vitejs/plugin-react', 'typescript', 'vite'];

/** The tools of an exported project with their installed versions. */
export function readTools(files: Files): Record<string, string> {
  return Object.fromEntries(TOOLS.map((name) => [name, versionOf(name, toId(ENGINE), files)]));
}

/** What exported projects are made of. */
export function sandboxParts(input: Pick<WriterInput, 'snapshot' | 'target'>): SandboxParts {
  const { root, config, libraries, demos, files } = input.snapshot;
  const packages = offeredVersions(offeredPackages(root, libraries, files), root, files);
  for (const { parts } of demos.values()) Object.assign(packages, parts.packages);
  const [library] = libraries.all;
  return {
    library: library?.name ?? '',
    ...(library?.own ? { source: { strictness: library.own.strictness } } : {}),
    ...(config.demoColor ? { color: config.demoColor } : {}),
    ...(config.language.id === 'en' ? {} : { language: config.language.id }),
    tools: readTools(files),
    packages,
    files: sourceAddresses(input),
  };
}
