import { BuildError } from 'live-playground/model';
import { unfitPackages } from 'live-playground/build';
import { findLibraries } from '../library/find-libraries';
import type { Libraries } from '../library/library';
import { missingFiles, overlapsOutput } from './missing-files';
import { packageProblems, stylesProblems, typeProblems } from './package-problems';
import type { SiteConfig } from './site-config';

/**
 * Checks what a site needs before any of its pages is read.
 * @param root the site's folder, absolute.
 * @param types true if types are read; by default, if the configuration turns on the API reference.
 * @param libraries what the site documents, if it's known already.
 * @throws {BuildError} naming each file and package that is missing or has the wrong version.
 */
export function checkSetup(
  root: string,
  config: SiteConfig,
  types = config.apiParser,
  libraries: Libraries = findLibraries(root, config),
): void {
  const problems = [
    ...missingFiles(root, config),
    ...overlapsOutput(root, config, libraries),
    ...libraries.problems,
    ...packageProblems(root, libraries.problems.length > 0 ? [] : libraries.all),
    ...stylesProblems(root, config),
    ...unfitPackages(),
    ...(types ? typeProblems(root) : []),
  ];
  if (problems.length > 0) throw new BuildError(problems);
}

/**
 * Turns the check of edited demos off where React has no types: every element would be an error.
 * @param warn says so on the console.
 */
export function withoutTypes(root: string, config: SiteConfig, warn: (message: string) => void): SiteConfig {
  const [problem] = config.typeCheck ? typeProblems(root) : [];
  if (!problem) return config;
  warn(`Readers who edit a demo see no type errors: ${problem.found}. ${problem.fix}, or set typeCheck to false.`);
  return { ...config, typeCheck: false };
}
