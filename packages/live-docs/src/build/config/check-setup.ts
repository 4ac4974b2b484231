import { BuildError } from '../build-error';
import { missingFiles } from './missing-files';
import { packageProblems } from './package-problems';
import type { SiteConfig } from './site-config';

/**
 * Checks what a site needs before any of its pages is read.
 * @param root the site's folder, absolute.
 * @throws {BuildError} naming each missing file and package.
 */
export function checkSetup(root: string, config: SiteConfig): void {
  const problems = [...missingFiles(root, config), ...packageProblems(root, config.library)];
  if (problems.length > 0) throw new BuildError(problems);
}
