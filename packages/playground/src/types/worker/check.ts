import type TypeScript from 'typescript';
import type { TypeData, TypeIssue, TypeSource, TextEdit, TypeFix } from '../../model/type-messages';
import type { Project } from './project';
import { explainLack, findLacking } from './find-lacks';
import { addImport, type Packages } from './add-import';

type CheckData = Packages & Pick<TypeData, 'lacks'>;

const CHECKED = /\.tsx?$/;

/** Errors of a file that are listed: of a thousand, the first ones say it all. */
const MOST = 100;

/** The errors of a demo's files. Of a file that can't be parsed only that is said: all else would follow from it. */
export function check(project: Project, { files }: TypeSource, data: CheckData): TypeIssue[] {
  return Object.keys(files)
    .filter((file) => CHECKED.test(file))
    .flatMap((file) => {
      const path = project.pathOf(file);
      const syntax = project.service.getSyntacticDiagnostics(path);
      const found = syntax.length > 0 ? syntax : project.service.getSemanticDiagnostics(path);
      const issues = found.slice(0, MOST).flatMap((diagnostic) => readIssue(project, file, diagnostic, data));
      const lacking = data.lacks && syntax.length === 0 ? findLacking(project, file, data.lacks) : [];
      return [...issues, ...lacking.filter(({ from }) => !issues.some((one) => one.from === from))];
    });
}

function readIssue(project: Project, file: string, diagnostic: TypeScript.Diagnostic, data: CheckData): TypeIssue | [] {
  const { file: source, start: from, length, code } = diagnostic;
  if (!source || from === undefined || length === undefined) return [];
  const message = project.ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n');
  const { line, character } = source.getLineAndCharacterOfPosition(from);
  const place = { file, from, to: from + length, line: line + 1, column: character + 1, message, code };
  const came = data.lacks && explainLack(data.lacks, source, place);
  return { ...place, ...(came && { came }), fixes: findFixes(project, source, place, data) };
}

/** Names that the compiler doesn't find. */
const CANNOT_FIND_NAME = [2304, 2503, 2552, 2686];

/** Properties that a type doesn't have. */
const NO_SUCH_PROPERTY = [2322, 2353, 2561, 2769];

const SUGGESTED = /Did you mean (?:to write )?'([^']+)'\?/;

/** Changes that mend an error: what the compiler suggests, the property that is nearest, or a missing import. */
function findFixes(
  project: Project,
  source: TypeScript.SourceFile,
  issue: Omit<TypeIssue, 'fixes'>,
  packages: Packages,
): TypeFix[] {
  const spelling = suggestName(project, source, issue);
  const name = source.text.slice(issue.from, issue.to);
  const imports = CANNOT_FIND_NAME.includes(issue.code) ? addImport(project, source, name, packages) : [];
  return [...imports, ...(spelling ? [spelling] : [])];
}

function suggestName(
  project: Project,
  source: TypeScript.SourceFile,
  { from, to, message, code }: Omit<TypeIssue, 'fixes'>,
): TypeFix | undefined {
  const suggested = SUGGESTED.exec(message)?.[1];
  const literal = suggested && /^"(.*)"$/.exec(suggested)?.[1];
  if (literal !== undefined) {
    const edit = replaceLiteral(project, source, from, literal);
    return edit && { kind: 'spelling', name: literal, edit };
  }
  const isName = /^[\w$]+$/.test(source.text.slice(from, to));
  const name =
    suggested ?? (isName && NO_SUCH_PROPERTY.includes(code) ? nearestProperty(project, source, from) : undefined);
  if (!isName || name === undefined || !/^[\w$]+$/.test(name)) return undefined;
  return { kind: 'spelling', name, edit: { from, to, insert: name } };
}

/** Replaces the string at a place, or the one that the property at this place is set to. */
function replaceLiteral(
  { ts }: Project,
  source: TypeScript.SourceFile,
  at: number,
  text: string,
): TextEdit | undefined {
  const token = ts.getTokenAtPosition(source, at);
  const { parent } = token;
  const value =
    parent?.kind === ts.SyntaxKind.PropertyAssignment || parent?.kind === ts.SyntaxKind.JsxAttribute
      ? (parent as TypeScript.PropertyAssignment | TypeScript.JsxAttribute).initializer
      : token;
  if (value?.kind !== ts.SyntaxKind.StringLiteral) return undefined;
  return { from: value.getStart(source) + 1, to: value.end - 1, insert: text };
}

/** The property of the expected type that is nearest to the one at a place. The compiler suggests none for unions. */
function nearestProperty({ ts, service }: Project, source: TypeScript.SourceFile, at: number): string | undefined {
  const checker = service.getProgram()?.getTypeChecker();
  const token = ts.getTokenAtPosition(source, at);
  const owner = token.parent?.parent;
  const isProperty =
    owner?.kind === ts.SyntaxKind.ObjectLiteralExpression || owner?.kind === ts.SyntaxKind.JsxAttributes;
  const type = isProperty ? checker?.getContextualType(owner as TypeScript.Expression) : undefined;
  if (!type || !checker) return undefined;
  const types = type.isUnion() ? type.types : [type];
  const names = new Set(types.flatMap((one) => checker.getPropertiesOfType(one).map((property) => property.name)));
  const name = token.getText(source);
  return names.has(name) ? undefined : ts.getSpellingSuggestion(name, [...names], (one) => one);
}
