import { BuildError } from '../model/problem';

/** A command line that can't be understood. Its message says why. */
export class UsageError extends Error {}

/**
 * Runs a command, and prints why it failed: with its usage if the command line is at fault, in words if a file is.
 * @param usage how the command is used.
 * @param run parses the command line with `parseArgs`, and returns the exit code.
 * @returns the exit code.
 */
export async function runCommand(usage: string, run: () => Promise<number>): Promise<number> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof BuildError) console.error(error.message);
    else if (error instanceof UsageError || isParseError(error)) console.error(`${error.message}\n\n${usage}`);
    else console.error(error);
    return 1;
  }
}

/** True for what `parseArgs` of Node throws. */
const isParseError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');
