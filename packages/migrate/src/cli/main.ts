import path from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand, UsageError } from 'live-playground/build';
import { migrate } from '../migrate';

const USAGE = `Usage: live-docs-migrate [folder] [options]

Turns a site of dumi 2, or of Docusaurus 2 or 3, into one of live-docs.

Options
  --dry-run  print the differences and write nothing
  --clean    delete what nothing needs any more, such as the other engine's configuration`;

/**
 * Runs the command `live-docs-migrate`.
 * @param args what follows the command's name on the command line.
 * @returns the exit code.
 */
export function main(args: string[]): Promise<number> {
  return runCommand(USAGE, async () => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        'clean': { type: 'boolean' },
        'help': { type: 'boolean', short: 'h' },
      },
    });
    const [root = '.', other] = positionals;
    if (values.help) {
      console.log(USAGE);
      return 0;
    }
    if (other !== undefined) throw new UsageError(`"live-docs-migrate" takes one folder, and "${other}" is one more.`);
    return await migrate(path.resolve(root), { dryRun: values['dry-run'], clean: values.clean });
  });
}
