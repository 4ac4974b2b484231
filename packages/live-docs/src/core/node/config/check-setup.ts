import { existsSync } from 'node:fs';
import path from 'node:path';
import { BuildError } from 'live-playground/model';
import { unfitPackages } from 'live-playground/build';
import type { Problem } from '../../model';
import { isInside, toId, toPosix } from '../files/paths';
import { findLibraries } from '../library/find-libraries';
import { ownPackages, type Libraries } from '../library/library';
import { isElsewhere } from './option-types';
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

/** The folder of the pages, if there is none, and each file that a configuration names and that doesn't exist. */
function missingFiles(root: string, config: SiteConfig): Problem[] {
  const isMissing = (file: string) => !existsSync(path.join(root, file));
  const problems = namedFiles(config)
    .filter(([, file]) => isMissing(file))
    .map(([option, file]) => ({
      file: 'site.config.ts',
      found: `the option "${option}" names ${file}, which doesn't exist`,
      expected: 'a file of the site',
      fix: 'Add the file, or correct the path',
    }));
  if (isMissing(config.docs)) problems.unshift(missingDocs(root, config.docs));
  return problems;
}

/** What the site is made of and a build would replace, since it lies in the folder of the built site. */
function overlapsOutput(root: string, config: SiteConfig, libraries: Libraries): Problem[] {
  const at = (file: string) => path.posix.join(toId(root), file);
  const output = at(config.output);
  const read: [option: string, file: string][] = [
    ['docs', at(config.docs)],
    ...namedFiles(config).map(([option, file]): [string, string] => [option, at(file)]),
    ...ownPackages(libraries).map(({ entry }): [string, string] => ['source', entry]),
  ];
  return read
    .filter(([, file]) => file === output || isInside(output, file))
    .map(([option, file]) => ({
      file: 'site.config.ts',
      found: `the option "output" is "${config.output}", which holds ${toPosix(root, file)}, the "${option}" of the site`,
      expected: 'a folder for the built site alone: a build replaces all that is in it',
      fix: 'Name another folder, such as "dist"',
    }));
}

function namedFiles(config: SiteConfig): [option: string, file: string][] {
  const { logo, favicon, theme, mdxComponents, scope, serverStyles, parts, language, languages, features } = config;
  const named: [option: string, file: string | undefined][] = [
    ['logo', inPublic(logo)],
    ['favicon', inPublic(favicon)],
    ['theme', theme],
    ['mdxComponents', mdxComponents],
    ['scope', scope],
    ['serverStyles', serverStyles],
    ...Object.entries(parts).map(([part, file]): [string, string] => [`parts.${part}`, file]),
    ...features.flatMap(({ parts }) => Object.entries(parts.reads ?? {})),
    ...[language, ...languages].map(({ file }): [string, string | undefined] => ['languages.file', file]),
  ];
  return named.flatMap(([option, file]) => (file === undefined ? [] : [[option, file]]));
}

/** The file of a picture that isn't on another host. */
const inPublic = (picture: string | undefined) =>
  picture === undefined || isElsewhere(picture) ? undefined : `public/${picture}`;

const missingDocs = (root: string, docs: string): Problem => ({
  file: docs,
  found: `${root} has no folder "${docs}"`,
  expected: 'the folder of the pages, which "docs" in site.config.ts names',
  fix: 'Run "npm create live-docs ." to start with a page and a demo, or name the folder of the site: live-docs dev <folder>',
});
