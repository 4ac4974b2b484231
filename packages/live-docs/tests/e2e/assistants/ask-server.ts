import path from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { ENGINE, SITE } from '../serve';

/** Milliseconds for an answer of a busy machine. */
const TIMEOUT = 120_000;

/** Starts `live-docs mcp` for the table's built site. */
export async function askServer() {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const args = [path.join(ENGINE, 'bin/live-docs.mjs'), 'mcp', SITE];
  const env = Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  await client.connect(new StdioClientTransport({ command: process.execPath, args, env }));
  return {
    /** @returns the answer's text, and its picture as base64. */
    async ask(name: string, values: Record<string, unknown>) {
      const { content } = await client.callTool({ name, arguments: values }, { timeout: TIMEOUT });
      const text = content.flatMap((part) => (part.type === 'text' ? part.text : [])).join('\n');
      return { text, picture: content.flatMap((part) => (part.type === 'image' ? part.data : []))[0] };
    },
    close: () => client.close(),
  };
}
