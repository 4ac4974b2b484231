import { createTypeService, type PreparedService } from 'live-playground/build';
import type { TypeFix, TypeIssue, TypeSource } from 'live-playground/model';
import type TypeScript from 'typescript';
import type { ToolData } from '../../core/model';
import { AbsentData, ToolError, type BuildReader, type Tool } from '../../tools';

/** Name of the file that is checked. */
const FILE = 'code.tsx';

/** Errors that are explained: of a hundred, the first ones say it all. */
const MOST = 20;

/** Files by their names. */
export type Texts = Readonly<Record<string, string>>;

/** The tool that checks code, and what makes its first answer fast. */
export interface CodeCheck {
  tool: Tool;
  /** What `check_code` says of some files. @param demo whose files they are, if any. */
  check(files: Texts, demo?: string): Promise<string>;
  /** Loads the compiler and the declarations. */
  prepare(): Promise<void>;
}

/** Checks code against the declarations of the library, with the type service of the editor. It never runs the code. */
export function createCodeCheck(build: BuildReader): CodeCheck {
  let last: { data: unknown; ready: Promise<Ready> } | undefined;
  const load = async (): Promise<Ready> => {
    const data = await build.data('types').catch((error: unknown) => {
      throw new ToolError(
        error instanceof AbsentData
          ? 'This site checks no types: it was built with "typeCheck" off, or without "@types/react".'
          : `The declarations of this site can't be read: ${error instanceof Error ? error.message : String(error)}. Try again.`,
      );
    });
    if (last?.data === data) return last.ready;
    const ready = import('typescript').then(({ default: ts }) => ({
      ts,
      service: createTypeService(ts as unknown as Parameters<typeof createTypeService>[0], data),
      packages: data.packages,
    }));
    last = { data, ready };
    return ready;
  };
  const check = async (files: Texts, demo = '') => {
    const [ready, reference] = await Promise.all([load(), build.data('tools')]);
    return report(ready, reference, { demo, files });
  };
  const tool: Tool = {
    name: 'check_code',
    description:
      'The type errors of a TSX file that uses the library, with line, nearest name, and what the reference says; deprecated props; imports that do not exist. It does not run the code: run_demo does, and checks it as well.',
    parameters: {
      code: { type: 'string', description: 'The whole text of a .tsx file, imports included.', required: true },
    },
    run: (values) => check({ [FILE]: String(values['code']) }),
  };
  return {
    tool,
    check,
    async prepare() {
      const { service } = await load();
      const code = "import { useState } from 'react';\nexport default () => <b>{useState(0)[0]}</b>;";
      service.check({ demo: '', files: { [FILE]: code } });
      service.prepare();
    },
  };
}

interface Ready {
  ts: typeof TypeScript;
  service: PreparedService;
  /** Packages whose declarations are known. */
  packages: string[];
}

function report({ ts, service, packages }: Ready, reference: ToolData, source: TypeSource): string {
  const issues = service.check(source);
  const told = issues.slice(0, MOST);
  const texts = Object.entries(source.files).filter(([file]) => /\.[jt]sx?$/.test(file));
  const isOne = texts.length === 1;
  const lines = texts.flatMap(([file, code]) => {
    const own = told.filter((issue) => issue.file === file);
    const mended = mendNames(code, own);
    return [
      ...own.map((issue) => describeIssue(service, issue, { ...mended, source }, packages)),
      ...findDeprecated(ts, service, reference, { file, code, source }),
    ].map((line) => (isOne ? line : `${file}:${line}`));
  });
  const rest = issues.length > MOST ? [`${issues.length - MOST} more errors.`] : [];
  const head =
    issues.length > 0
      ? `${issues.length} type ${issues.length === 1 ? 'error' : 'errors'} with ${reference.library} ${reference.version}:`
      : 'No type errors.';
  return [head, ...lines, ...rest].join('\n');
}

/** Where an error is, in code whose names are mended. */
interface IssueContext extends MendedCode {
  source: TypeSource;
}

function describeIssue(service: PreparedService, issue: TypeIssue, mended: IssueContext, packages: string[]): string {
  const [fix] = issue.fixes;
  const lines = [
    `${issue.line}:${issue.column} ${issue.message.replaceAll('\n', ' ')} (TS${issue.code})`,
    ...(fix ? [describeFix(fix)] : []),
    ...explain(service, issue, mended),
    ...(CANNOT_FIND_MODULE.includes(issue.code) ? [`  Packages that can be imported: ${packages.join(', ')}.`] : []),
  ];
  return lines.join('\n');
}

const CANNOT_FIND_MODULE = [2307, 2792, 7016, 2882];

const describeFix = (fix: TypeFix) =>
  fix.kind === 'import' ? `  Import ${fix.name} from '${fix.module}'.` : `  Nearest name: ${fix.name}.`;

/** What the reference says of the property at an error, or of the one that was probably meant. */
function explain(service: PreparedService, issue: TypeIssue, { source, text, placeOf }: IssueContext): string[] {
  const { file } = issue;
  const mended = { ...source, files: { ...source.files, [file]: text } };
  const hover = service.hover({ source: mended, file, at: placeOf(issue), language: 'en' });
  if (!hover?.api) return [];
  const value = hover.default === undefined ? '' : ` Default: ${hover.default}.`;
  return [`  ${hover.api.name}: ${hover.description}${value}`, `  ${hover.code.replace(/\s*\n\s*/g, ' ')}`];
}

/** Code whose misspelt names are mended. */
interface MendedCode {
  text: string;
  /** Where an error of the code was: at the name that is mended, or where the error begins. */
  placeOf(issue: TypeIssue): number;
}

/** Mends all misspelt names at once: with each text that it's asked about, the compiler reads the file anew. */
function mendNames(code: string, issues: readonly TypeIssue[]): MendedCode {
  const edits = new Map(
    issues.flatMap((issue) => {
      const edit = editOf(issue);
      return edit ? [[edit.from, edit] as const] : [];
    }),
  );
  const sorted = [...edits.values()].toSorted((a, b) => a.from - b.from);
  const text = sorted.reduceRight((done, { from, to, insert }) => done.slice(0, from) + insert + done.slice(to), code);
  return {
    text,
    placeOf(issue) {
      const at = editOf(issue)?.from ?? issue.from;
      const before = sorted.filter(({ to }) => to <= at);
      return before.reduce((place, { from, to, insert }) => place + insert.length - (to - from), at);
    },
  };
}

/** The edit of the likeliest fix, if that is another name. */
function editOf({ fixes: [fix] }: TypeIssue) {
  return fix?.kind === 'spelling' ? fix.edit : undefined;
}

/** The properties in a file that the reference calls deprecated, a line each. */
export function findDeprecated(
  ts: typeof TypeScript,
  service: Pick<PreparedService, 'hover'>,
  { tables }: ToolData,
  { file, code, source }: { file: string; code: string; source: TypeSource },
): string[] {
  const ends = new Map<string, string>(
    tables.flatMap(({ id, properties }) =>
      properties.flatMap(({ name, deprecated }) =>
        deprecated === undefined ? [] : [[`${id}.${name}`, deprecated] as const],
      ),
    ),
  );
  const names = new Set([...ends.keys()].map((id) => id.split('.').at(-1)));
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: TypeScript.Node): void => {
    if (ts.isIdentifier(node) && names.has(node.text)) {
      const at = node.getStart(tree);
      const api = service.hover({ source, file, at, language: 'en' })?.api;
      const end = api && ends.get(api.name);
      const { line, character } = tree.getLineAndCharacterOfPosition(at);
      if (api && end !== undefined)
        found.push(`${line + 1}:${character + 1} ${api.name} is deprecated. ${end}`.trimEnd());
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
