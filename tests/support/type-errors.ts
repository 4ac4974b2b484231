import ts from 'typescript';

/** What TypeScript says of files that are checked as one program: `file:line message`. */
export function typeErrors(files: readonly string[], options: ts.CompilerOptions): string[] {
  return ts
    .getPreEmitDiagnostics(ts.createProgram({ rootNames: files, options }))
    .map(({ file, start, messageText }) => {
      const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
      return `${file?.fileName}:${line} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
    });
}
