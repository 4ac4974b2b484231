import { createTools } from '../../tools';
import { createCodeCheck } from './check-code';
import { createMcpServer } from './create-mcp-server';
import { readBuild } from './read-build';

/**
 * Answers an assistant's questions about a built site over standard input and output, until the input ends.
 * @param dist the folder of the built site, absolute.
 * @param site address of a published site, to read instead.
 * @returns the exit code.
 * @throws {BuildError} if there is no built site.
 */
export async function mcp(dist: string, site?: string): Promise<number> {
  const build = await readBuild(dist, site);
  const check = createCodeCheck(build);
  const server = await createMcpServer([...createTools(build), check.tool], await build.data('tools'));
  // Standard output belongs to the protocol.
  const onerror = ({ message }: Error) => console.error(`live-docs mcp: a message can't be read: ${message}`);
  // The first answer doesn't wait for the compiler then. A site without types has no such check.
  const oninitialized = () => void check.prepare().catch(() => undefined);
  Object.assign(server, { onerror, oninitialized });
  const ended = new Promise<void>((resolve) => process.stdin.once('end', resolve).once('close', resolve));
  const { StdioServerTransport } = await import('@modelcontextprotocol/sdk/server/stdio.js');
  await server.connect(new StdioServerTransport());
  await ended;
  await server.close();
  return 0;
}
