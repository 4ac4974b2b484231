import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const MODULES = fileURLToPath(new URL('../../../../node_modules', import.meta.url));

/** Has the modules of a folder find packages of this repository: those of some names, or all. @param root absolute. */
export function linkPackages(root: string, names?: readonly string[]): void {
  const modules = path.join(root, 'node_modules');
  if (!names) return symlinkSync(MODULES, modules, 'junction');
  for (const name of names) {
    mkdirSync(path.dirname(path.join(modules, name)), { recursive: true });
    symlinkSync(path.join(MODULES, name), path.join(modules, name), 'junction');
  }
}
