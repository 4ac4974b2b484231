/** What the command of a package imports that has the history of a library inside. */
import { fileURLToPath } from 'node:url';
import { main } from './cli/main';

/**
 * Runs `live-docs check-code` with what follows the command's name on the command line, and sets the exit code.
 * @param site folder of a built site, with a slash at its end. Its `build.json` and its data file `tools` are read.
 */
export async function checkCode(site: URL): Promise<void> {
  process.exitCode = await main(['check-code', '--site', fileURLToPath(site), ...process.argv.slice(2)]);
}
