import path from 'node:path';
import type TypeScript from 'typescript';
import { once } from '../../core/node/files/files';
import { toId } from '../../core/node/files/paths';

/** How a project is compiled. */
export interface ProjectOptions {
  /** Id of its `tsconfig.json` or `jsconfig.json`, if it has one. */
  config?: string;
  options: TypeScript.CompilerOptions;
  /** Declarations that the configuration lists. */
  declarations: string[];
  /** What is wrong with the configuration. */
  faults: string[];
}

/** Errors that say nothing about the options: no file is listed, or an option has an older name. */
const HARMLESS = [18002, 18003, 5101, 5107];

/** Configurations that were read, by their paths: each lists all sources of its project. */
export type ReadConfigs = Map<string, TypeScript.ParsedCommandLine>;

/**
 * Reads how a file's project is compiled. A configuration that can't be read counts as far as it can.
 * @param file id of a source. @param configs those that were read for other files.
 */
export function readOptions(ts: typeof TypeScript, file: string, configs: ReadConfigs): ProjectOptions {
  const folder = path.posix.dirname(file);
  const config =
    ts.findConfigFile(folder, ts.sys.fileExists, 'tsconfig.json') ??
    ts.findConfigFile(folder, ts.sys.fileExists, 'jsconfig.json');
  const parsed = config === undefined ? undefined : parse(ts, config, file, configs);
  const {
    composite: _,
    incremental: _i,
    tsBuildInfoFile: _b,
    isolatedDeclarations: _d,
    ...options
  } = parsed?.options ?? {};
  return {
    ...(config === undefined ? {} : { config: toId(config) }),
    options: {
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      jsx: ts.JsxEmit.Preserve,
      strict: true,
      ...options,
      allowJs: true,
      checkJs: false,
      noEmit: true,
      declaration: false,
      skipLibCheck: true,
      ignoreDeprecations: '6.0',
    },
    declarations: (parsed?.fileNames ?? []).filter((name) => /\.d\.[cm]?ts$/.test(name)).map((name) => toId(name)),
    faults: (parsed?.errors ?? []).filter(({ code }) => !HARMLESS.includes(code)).map((error) => describe(ts, error)),
  };
}

/** A configuration that lists others stands for the one of them that has the file. */
function parse(
  ts: typeof TypeScript,
  config: string,
  file: string,
  configs: ReadConfigs,
): TypeScript.ParsedCommandLine {
  const read = (one: string) => once(configs, one, () => readConfig(ts, one));
  const parsed = read(config);
  const others = (parsed.projectReferences ?? [])
    .map((one) => ts.resolveProjectReferencePath(one))
    .filter((one) => parsed.fileNames.length === 0 && ts.sys.fileExists(one))
    .map(read);
  return others.find(({ fileNames }) => fileNames.some((name) => toId(name) === file)) ?? others[0] ?? parsed;
}

function readConfig(ts: typeof TypeScript, config: string): TypeScript.ParsedCommandLine {
  const { config: json, error } = ts.readConfigFile(config, ts.sys.readFile) as {
    config?: unknown;
    error?: TypeScript.Diagnostic;
  };
  const parsed = ts.parseJsonConfigFileContent(json ?? {}, ts.sys, path.dirname(config), undefined, config);
  if (error) parsed.errors.unshift(error);
  return parsed;
}

function describe(ts: typeof TypeScript, { file, start = 0, messageText }: TypeScript.Diagnostic): string {
  const said = ts.flattenDiagnosticMessageText(messageText, ' ');
  if (!file) return said;
  const line = ts.getLineAndCharacterOfPosition(file, start).line + 1;
  return `${path.relative('.', file.fileName)}:${line} ${said}`;
}
