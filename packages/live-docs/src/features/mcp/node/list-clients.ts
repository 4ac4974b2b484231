import type { Client } from '../shared/client';

/** A server as readers reach it. */
interface Server {
  name: string;
  url?: string | undefined;
  /** The words of the command that starts it, where it has no address. */
  command?: readonly string[] | undefined;
}

/**
 * How a server is added to each assistant. Cursor and VS Code document such links (https://cursor.com/docs/mcp/install-links,
 * https://code.visualstudio.com/api/extension-guides/ai/mcp); Claude Code and Codex have a command.
 */
export function listClients({ name, url, command: words = [] }: Server): Client[] {
  const [command = '', ...args] = words;
  const config = url === undefined ? { command, args } : { url };
  const encoded = encodeURIComponent(Buffer.from(JSON.stringify(config)).toString('base64'));
  const code = encodeURIComponent(JSON.stringify({ name, type: url === undefined ? 'stdio' : 'http', ...config }));
  const line = ['--', ...words].map(quote).join(' ');
  return [
    { name: 'Cursor', link: `cursor://anysphere.cursor-deeplink/mcp/install?name=${name}&config=${encoded}` },
    { name: 'VS Code', link: `vscode:mcp/install?${code}` },
    {
      name: 'Claude Code',
      command: `claude mcp add ${url === undefined ? `${name} ${line}` : `--transport http ${name} ${quote(url)}`}`,
    },
    { name: 'Codex', command: `codex mcp add ${name} ${url === undefined ? line : `--url ${quote(url)}`}` },
  ];
}

/** A word as shells read it. */
const quote = (word: string): string =>
  /^[\w@./:=-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
