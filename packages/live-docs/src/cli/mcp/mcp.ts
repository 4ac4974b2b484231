import path from 'node:path';
import type { CallToolResult, Server } from '@modelcontextprotocol/server';
import { UsageError } from 'live-playground/build';
import { suggest, type ToolData } from '../../core/model';
import { ENGINE } from '../../core/node/files/entries';
import { packageFolder } from '../../core/node/files/installed-package';
import { toId } from '../../core/node/files/paths';
import {
  ToolError,
  createTools,
  inputSchema,
  runTool,
  type BuildReader,
  type Tool,
  type ToolAnswer,
} from '../../tools';
import { openBuild } from '../open-build';
import { createCodeCheck } from './check-code';
import { upgradeTool } from './check-upgrade';
import { openRunner, type Runner } from './open-runner';
import { runDemoTool } from './run-demo';
import { serveBuild } from './serve-build';
import { showDemoTool } from './show-demo';
import { APPS, MIME, uiMeta } from './views';

/**
 * Answers an assistant's questions about a built site over standard input and output, until the input ends.
 * @param root the site's folder, absolute: its packages have the browser that code runs in.
 * @param dist the folder of the built site, absolute.
 * @param site address of a published site, to read instead.
 * @returns the exit code.
 * @throws {BuildError} if there is no built site.
 */
export async function mcp(root: string, dist: string, site?: string): Promise<number> {
  const build = await openBuild(dist, site, ['tools', 'search', 'demos']);
  const served = serveBuild(build, dist, site);
  const runner = openRunner(root, served.address);
  const { tools, prepare } = createAllTools(build, served.address, runner);
  const server = await createMcpServer(tools, await build.data('tools'));
  // Standard output belongs to the protocol.
  const onerror = ({ message }: Error) => console.error(`live-docs mcp: a message can't be read: ${message}`);
  // The first answer doesn't wait for the compiler then. A site without types has no such check.
  const oninitialized = () => void prepare().catch(() => undefined);
  Object.assign(server, { onerror, oninitialized });
  const ended = new Promise<void>((resolve) => process.stdin.once('end', resolve).once('close', resolve));
  const { StdioServerTransport } = await import('@modelcontextprotocol/server/stdio');
  await server.connect(new StdioServerTransport());
  await ended;
  await Promise.all([server.close(), runner.close(), served.close()]);
  return 0;
}

/**
 * All tools, and what makes the first answer about types fast.
 * @param address the site's, for browsers of this machine. @param runner runs code, where there is a browser.
 */
export function createAllTools(build: BuildReader, address: () => Promise<string>, runner: Pick<Runner, 'run'>) {
  const { tool, check, prepare } = createCodeCheck(build);
  const run = [runDemoTool(build, check, runner), showDemoTool(build, address, runner)];
  return { tools: [...createTools(build), tool, ...run, upgradeTool(build)], prepare };
}

/** What `--print-config` may name. */
const CLIENTS = ['claude', 'cursor', 'vscode', 'codex'] as const;

/**
 * What common clients need to start the server, as text. They start it in another folder, where npx would install whatever the
 * registry has by the command's name, so the package is named by its path.
 * @param root the site's folder, absolute.
 * @param client the one that is wanted; all by default.
 * @throws {UsageError} if that isn't known.
 */
export function printConfig(root: string, site?: string, client = ''): string {
  const name = `${path.basename(root).replace(/[^\w-]+/g, '-') || 'docs'}-docs`;
  const script = path.join(packageFolder('live-docs', root) ?? ENGINE, 'bin', 'live-docs.mjs');
  // With slashes on Windows, too: no shell and no format takes these for escapes.
  const args = [toId(script), 'mcp', ...(site === undefined ? [toId(root)] : ['--site', site])];
  const json = (value: unknown) => JSON.stringify(value, null, 2);
  const quoted = args.map((arg) => (/^[\w@./:-]+$/.test(arg) ? arg : JSON.stringify(arg))).join(' ');
  const configs: Record<(typeof CLIENTS)[number], string> = {
    claude: `# Claude Code\nclaude mcp add ${name} -- node ${quoted}`,
    cursor: `# Cursor (.cursor/mcp.json), Claude Desktop (claude_desktop_config.json), Windsurf, Gemini CLI (settings.json)\n${json(
      { mcpServers: { [name]: { command: 'node', args } } },
    )}`,
    vscode: `# VS Code (.vscode/mcp.json)\n${json({ servers: { [name]: { type: 'stdio', command: 'node', args } } })}`,
    codex: `# Codex (~/.codex/config.toml)\n[mcp_servers.${name}]\ncommand = "node"\nargs = ${JSON.stringify(args)}`,
  };
  if (client === '') return Object.values(configs).join('\n\n');
  const known = CLIENTS.find((one) => one === client);
  if (!known)
    throw new UsageError(`--print-config is "${client}", expected ${CLIENTS.join(', ')}, or nothing for all.`);
  return configs[known];
}

/** Makes the server that offers tools to an assistant. A mistake of the assistant is an answer that says what to do. */
export async function createMcpServer(
  tools: readonly Tool[],
  { title, description, library, version }: ToolData,
): Promise<Server> {
  // Only now: no other command waits for the protocol's package.
  const { Server } = await import('@modelcontextprotocol/server');
  const views = tools.flatMap(({ view }) => view ?? []);
  const server = new Server(
    { name: 'live-docs', version },
    {
      capabilities: { tools: {}, resources: {}, extensions: { [APPS]: {} } },
      instructions: `Documentation of ${library} ${version}: ${description || title} Search it before you write code that uses the library, and run what you wrote with run_demo, or check it with check_code.`,
    },
  );
  const showsViews = () => server.getClientCapabilities()?.extensions?.[APPS] !== undefined;
  server.setRequestHandler('tools/list', () => ({
    tools: tools.map((tool) => ({
      name: tool.name,
      description: tool.description,
      inputSchema: inputSchema(tool),
      annotations: { readOnlyHint: true, openWorldHint: false },
      ...(tool.view ? { _meta: { ui: { resourceUri: tool.view.uri } } } : {}),
    })),
  }));
  server.setRequestHandler('resources/list', () => ({
    resources: views.map(({ uri, name }) => ({ uri, name, mimeType: MIME })),
  }));
  server.setRequestHandler('resources/read', async ({ params: { uri } }) => {
    const view = views.find((one) => one.uri === uri);
    if (!view) throw new Error(`There is no resource "${uri}". There are ${views.map((one) => one.uri).join(', ')}.`);
    const { html, frames } = await view.read();
    return { contents: [{ uri, mimeType: MIME, text: html, _meta: uiMeta(frames) }] };
  });
  server.setRequestHandler('tools/call', async ({ params }): Promise<CallToolResult> => {
    try {
      const names = tools.map(({ name }) => name);
      const tool = tools.find(({ name }) => name === params.name);
      if (!tool)
        throw new ToolError(
          `There is no tool "${params.name}"${suggest(params.name, names) || '.'} There are ${names.join(', ')}.`,
        );
      return toResult(await runTool(tool, params.arguments, showsViews()));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const text = error instanceof ToolError ? message : `The answer failed: ${message}`;
      return { ...toResult({ text }), isError: true };
    }
  });
  return server;
}

const toResult = ({ text, picture, data }: ToolAnswer): CallToolResult => ({
  content: [
    { type: 'text', text },
    ...(picture
      ? [{ type: 'image' as const, mimeType: 'image/png', data: Buffer.from(picture).toString('base64') }]
      : []),
  ],
  ...(data ? { structuredContent: data } : {}),
});
