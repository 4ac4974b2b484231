/** What the command of a library's own package imports. */
import { main } from './cli/main';

/**
 * Runs `live-docs check-code` with the arguments of the command line, and sets the exit code of the process.
 * @param site address of the published site, or the folder of a built one. It needs a history of the API.
 */
export async function checkCode(site: string): Promise<void> {
  process.exitCode = await main(['check-code', '--site', site, ...process.argv.slice(2)]);
}
