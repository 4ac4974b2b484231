import type TypeScript from 'typescript';
import type { TypeIssue, TypeSource } from '../../model/type-messages';
import type { Project } from './project';
import type { Packages } from './exports-of';
import { findFixes } from './find-fixes';

const CHECKED = /\.tsx?$/;

/** Errors of a file that are listed: of a thousand, the first ones say it all. */
const MOST = 100;

/** The errors of a demo's files. Of a file that can't be parsed only that is said: all else would follow from it. */
export function check(project: Project, { files }: TypeSource, packages: Packages): TypeIssue[] {
  return Object.keys(files)
    .filter((file) => CHECKED.test(file))
    .flatMap((file) => {
      const path = project.pathOf(file);
      const syntax = project.service.getSyntacticDiagnostics(path);
      const found = syntax.length > 0 ? syntax : project.service.getSemanticDiagnostics(path);
      return found.slice(0, MOST).flatMap((diagnostic) => readIssue(project, file, diagnostic, packages));
    });
}

function readIssue(
  project: Project,
  file: string,
  diagnostic: TypeScript.Diagnostic,
  packages: Packages,
): TypeIssue | [] {
  const { file: source, start: from, length, code } = diagnostic;
  if (!source || from === undefined || length === undefined) return [];
  const message = project.ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n');
  const { line, character } = source.getLineAndCharacterOfPosition(from);
  const place = { file, from, to: from + length, line: line + 1, column: character + 1, message, code };
  return { ...place, fixes: findFixes(project, source, place, packages) };
}
