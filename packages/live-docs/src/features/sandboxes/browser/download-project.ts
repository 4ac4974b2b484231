import { strToU8, zipSync } from 'fflate';
import { projectName, sandboxPath, sandboxProject } from '../shared/sandbox-project';
import { type Resources } from 'live-playground/internal';
import { saveFile } from '../../../core/browser/ui/save-file';
import { readProject, type ExportedDemo } from './read-project';

/** Saves a demo as a project that runs: the one that sandboxes get, as a zip file with a folder of the same name. */
export async function downloadProject(resources: Resources, demo: ExportedDemo): Promise<void> {
  const input = await readProject(resources, demo);
  const project = sandboxProject(input, []);
  const name = projectName(input);
  const files = [
    ...Object.entries(project).map(([path, text]) => [`${name}/${path}`, strToU8(text)] as const),
    ...Object.entries(input.binaries ?? {}).map(
      ([file, bytes]) => [`${name}/${sandboxPath(input, file)}`, bytes] as const,
    ),
  ];
  // A plain array buffer, which is what a file is made of.
  const bytes = new Uint8Array(zipSync(Object.fromEntries(files)));
  saveFile(`${name}.zip`, new Blob([bytes], { type: 'application/zip' }));
}
