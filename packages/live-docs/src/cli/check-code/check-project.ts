import path from 'node:path';
import type TypeScript from 'typescript';
import { BuildError } from 'live-playground/model';
import { findVersion, listMinors, listVersions, suggest, type ApiVersion, type ToolData } from '../../core/model';
import { checkUpgrade, type UpgradeCheck } from '../../features/versions/shared/check-upgrade';
import type { Finding, UpgradeFacts } from '../../features/versions/shared/finding';
import { findInstalled, type Installed } from './find-installed';
import { listSources } from './list-sources';
import { openProject } from './open-project';
import { readOptions, type ProjectOptions, type ReadConfigs } from './read-options';

/** What is asked of a project. */
export interface UpgradeQuestion {
  /** Files and folders, absolute. */
  paths: readonly string[];
  /** The version to upgrade to; by default the newest one. */
  to?: string | undefined;
  /** The version that the code is written for; by default the installed one. */
  from?: string | undefined;
}

/** What an upgrade means for a project. */
export interface UpgradeAnswer {
  findings: Finding[];
  /** What was checked, for readers: `my-menu 7.50.5`. */
  from: string[];
  to: string;
  /** Number of sources. */
  files: number;
  /** What may make the answer incomplete. */
  warnings: string[];
}

/**
 * Checks the code of a project against another version of the library that a site documents.
 * @param report takes a step for readers: `120 of 300 files checked`.
 * @throws {BuildError} if a version or the library isn't there, or the site has no history.
 */
export async function checkProject(
  { paths, to: wanted, from }: UpgradeQuestion,
  data: ToolData,
  report: (step: string) => void = () => undefined,
): Promise<UpgradeAnswer> {
  const facts = factsOf(data);
  const { read } = facts.history;
  const to = wanted === undefined ? listVersions({ read }).at(-1) : chooseVersion(read, '--to', wanted);
  const start = from === undefined ? undefined : chooseVersion(read, '--from', from);
  const sources = listSources(paths);
  report(`${sources.length} files found`);
  const { default: ts } = await import('typescript');

  // The files of a folder share a configuration and packages, and most folders share them with others.
  const projects = new Map<string, { files: string[]; options: ProjectOptions; installed: Installed[] }>();
  const known = new Map<string, string>();
  const configs: ReadConfigs = new Map();
  for (const file of sources) {
    const folder = path.posix.dirname(file);
    let key = known.get(folder);
    if (key === undefined) {
      const options = readOptions(ts, file, configs);
      const installed = findInstalled(file, read);
      key = JSON.stringify([options.config, options.options['configFilePath'], installed]);
      known.set(folder, key);
      if (!projects.has(key)) projects.set(key, { files: [], options, installed });
    }
    projects.get(key)?.files.push(file);
  }
  const all = [...projects.values()];
  if (!to || all.every(({ installed }) => installed.length === 0)) throw notInstalled(Object.keys(read), paths);

  // A version of another package that is named counts for what is installed, unless that has one, too.
  const isInstalled = all.some(({ installed }) => installed.some(({ name }) => name === start?.name));
  const versionOf = ({ name, version }: Installed) =>
    start && (start.name === name || !isInstalled) ? start : version;
  const warnings = new Set(
    all.flatMap(({ options }) => options.faults.map((fault) => `${fault}. The rest of the configuration counts.`)),
  );
  let done = 0;
  const findings = all.flatMap(({ files, options, installed }): Finding[] => {
    const used = installed.map((one) => ({ ...one, version: versionOf(one) }));
    for (const { name, installed: own, version } of used)
      if (!start && own !== version.version)
        warnings.add(`${name} ${own} isn't in the history of the site: what ${version.version} has counts.`);
    const project = openProject(ts, files, options, used, { facts, to });
    for (const warning of missingTypes(ts, project)) warnings.add(warning);
    const say = (count: number) => report(`${done + count} of ${sources.length} files checked`);
    const found = checkUpgrade({ ts, ...project, facts, to, report: say });
    say(files.length);
    done += files.length;
    return found;
  });
  const versions = all
    .flatMap(({ installed }) => installed.map(versionOf))
    .map(({ name, version }) => `${name} ${version}`);
  return {
    findings,
    from: [...new Set(versions)],
    to: `${to.name} ${to.version}`,
    files: sources.length,
    warnings: [...warnings],
  };
}

/** Whether the compiler finds what it needs, for readers: without it, nothing or little is found. */
function missingTypes(
  ts: typeof TypeScript,
  { program, libraries }: Pick<UpgradeCheck, 'program' | 'libraries'>,
): string[] {
  const checker = program.getTypeChecker();
  const isFound = (file: string, module: string) => {
    const imports = program.getSourceFile(file)?.statements.filter(ts.isImportDeclaration) ?? [];
    const literals = imports.flatMap(({ moduleSpecifier: one }) =>
      ts.isStringLiteral(one) && one.text === module ? one : [],
    );
    return literals.every((literal) => checker.getSymbolAtLocation(literal) !== undefined);
  };
  const hasReact = libraries.every(({ sources }) =>
    [...sources.tables.values()].every((file) => isFound(file, 'react')),
  );
  return [
    ...libraries.flatMap(({ name, sources }) =>
      isFound(sources.exports, name)
        ? []
        : `The declarations of ${name} can't be found, so its uses can't be. Does your configuration lead imports of it elsewhere?`,
    ),
    ...(hasReact ? [] : ["The types of React aren't installed, so attributes can't be checked. Install @types/react."]),
  ];
}

function factsOf({ tables, definitions, root, history }: ToolData): UpgradeFacts {
  if (history && tables.some(({ source }) => source !== undefined)) return { tables, definitions, root, history };
  throw new BuildError({
    file: '--site',
    found: history ? 'the site says no types of its API reference' : 'the site has no history of the API',
    expected: 'a site with docs/api/versions.json, built by this version of live-docs',
    fix: 'Run "live-docs versions" in the site\'s folder, and build it again',
  });
}

/** @throws {BuildError} with the versions that there are. */
function chooseVersion(read: UpgradeFacts['history']['read'], option: string, text: string): ApiVersion {
  const found = findVersion({ read }, text);
  if (found) return found;
  const minors = listMinors({ read }).map(({ minor }) => minor);
  throw new BuildError({
    file: option,
    found: `there is no version "${text}"${suggest(text, minors).replace(/\?$/, '')}`,
    expected: `one of ${minors[0]} to ${minors.at(-1)}`,
    fix: 'Name a version that the site knows',
  });
}

const notInstalled = (names: string[], [first = '.']: readonly string[]) =>
  new BuildError({
    file: path.relative('.', first) || '.',
    found: `neither this folder nor one above it has ${names.join(' or ')} in node_modules`,
    expected: 'a project that has the library installed: the compiler reads its declarations',
    fix: 'Run npm install in the project, or name another path',
  });
