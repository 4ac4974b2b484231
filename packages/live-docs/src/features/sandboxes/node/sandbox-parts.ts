import { INTERNAL, type SiteView } from '../../../core/node/feature/feature';
import type { Files } from '../../../core/node/files/files';
import { offeredPackages, offeredVersions } from '../../../core/node/compile/demos/offered-packages';
import { versionOf } from '../../../core/node/files/installed-package';
import { ENGINE } from '../../../core/node/files/entries';
import { toId } from '../../../core/node/files/paths';
import type { SandboxParts } from '../shared/sandbox';

/** What builds an exported project: the engine's own tools. */
const TOOLS = ['@vitejs/plugin-react', 'typescript', 'vite'];

/** The tools of an exported project with their installed versions. */
export function readTools(files: Files): Record<string, string> {
  return Object.fromEntries(TOOLS.map((name) => [name, versionOf(name, toId(ENGINE), files)]));
}

/** What exported projects are made of. */
export function sandboxParts({ [INTERNAL]: snapshot, demoFiles }: SiteView): SandboxParts {
  const { root, config, libraries, demos, files } = snapshot;
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
    files: { ...demoFiles?.() },
  };
}
