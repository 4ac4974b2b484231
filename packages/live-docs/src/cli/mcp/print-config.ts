import path from 'node:path';

/** What common clients need to start the server, as text. @param root the site's folder, absolute. */
export function printConfig(root: string, site?: string): string {
  const name = `${path.basename(root).replace(/[^\w-]+/g, '-') || 'docs'}-docs`;
  const args = ['live-docs', 'mcp', ...(site === undefined ? [root] : ['--site', site])];
  const json = (value: unknown) => JSON.stringify(value, null, 2);
  const quoted = args.map((arg) => (/^[\w@./:-]+$/.test(arg) ? arg : JSON.stringify(arg))).join(' ');
  return [
    '# Claude Code',
    `claude mcp add ${name} -- npx ${quoted}`,
    '',
    '# Claude Desktop (claude_desktop_config.json), Cursor (.cursor/mcp.json), Windsurf, Gemini CLI (settings.json)',
    json({ mcpServers: { [name]: { command: 'npx', args } } }),
    '',
    '# VS Code (.vscode/mcp.json)',
    json({ servers: { [name]: { type: 'stdio', command: 'npx', args } } }),
    '',
    '# Codex (~/.codex/config.toml)',
    `[mcp_servers.${name}]`,
    'command = "npx"',
    `args = ${JSON.stringify(args)}`,
  ].join('\n');
}
