import path from 'node:path';
import { ENGINE } from '../../core/node/files/entries';
import { packageFolder } from '../../core/node/files/installed-package';

/**
 * What common clients need to start the server, as text. They start it in another folder, where npx would install whatever the
 * registry has by the command's name, so the package is named by its path.
 * @param root the site's folder, absolute.
 */
export function printConfig(root: string, site?: string): string {
  const name = `${path.basename(root).replace(/[^\w-]+/g, '-') || 'docs'}-docs`;
  const script = path.join(packageFolder('live-docs', root) ?? ENGINE, 'bin', 'live-docs.mjs');
  const args = [script, 'mcp', ...(site === undefined ? [root] : ['--site', site])];
  const json = (value: unknown) => JSON.stringify(value, null, 2);
  const quoted = args.map((arg) => (/^[\w@./:-]+$/.test(arg) ? arg : JSON.stringify(arg))).join(' ');
  return [
    '# Claude Code',
    `claude mcp add ${name} -- node ${quoted}`,
    '',
    '# Claude Desktop (claude_desktop_config.json), Cursor (.cursor/mcp.json), Windsurf, Gemini CLI (settings.json)',
    json({ mcpServers: { [name]: { command: 'node', args } } }),
    '',
    '# VS Code (.vscode/mcp.json)',
    json({ servers: { [name]: { type: 'stdio', command: 'node', args } } }),
    '',
    '# Codex (~/.codex/config.toml)',
    `[mcp_servers.${name}]`,
    'command = "node"',
    `args = ${JSON.stringify(args)}`,
  ].join('\n');
}
