/**
 * Arguments as a shell of Windows takes them: package managers are scripts there, which only it runs. It splits at spaces, and `^`,
 * `&` and others mean something to it outside of quotes: `react@^19`, `C:\My Docs\live-docs.tgz`.
 */
export const shellArguments = (args: readonly string[]): string[] =>
  args.map((arg) => (/^[\w@./:\\+~-]+$/.test(arg) ? arg : `"${arg.replaceAll('"', '')}"`));
