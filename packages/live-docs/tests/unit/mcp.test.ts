import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { printConfig } from '../../src/cli/mcp/mcp';
import { toId } from '../../src/core/node/files/paths';
import { builtData } from './built-data';
import { writeFiles } from '../../../../tests/support/write-files';

const COMMAND = fileURLToPath(new URL('../../bin/live-docs.mjs', import.meta.url));

/** Runs `live-docs mcp` with a text as its input. */
async function run(args: string[], input: string): Promise<{ code: unknown; out: string; errors: string }> {
  const child = spawn(process.execPath, [COMMAND, 'mcp', ...args]);
  let [out, errors] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as unknown[];
  return { code, out, errors };
}

test('the server passes over lines that are no JSON, reports what is no message, answers the next one, and ends with its input', async () => {
  const files = [...(await builtData())].map(([name, text]) => [`dist/${name}`, text] as const);
  const folder = await writeFiles(Object.fromEntries(files));
  const start = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
  const message = (id: number, method: string, params: unknown) =>
    `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`;
  const { code, out, errors } = await run(
    [folder],
    `hello\n{"a":1}\n${message(1, 'initialize', start)}${message(2, 'tools/list', {})}`,
  );
  expect(
    out
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { id: number }).id),
  ).toEqual([1, 2]);
  expect(errors.match(/a message can't be read/g)).toHaveLength(1);
  expect(code).toBe(0);
});

test('without a built site the server says what to do, and what clients need is printed all the same @all', async () => {
  const folder = await writeFiles({ 'dist/build.json': '{"data":{}}' });
  const { code, out, errors } = await run([folder], '');
  expect([code, out]).toEqual([1, '']);
  expect(errors).toMatch(/dist\/build\.json: the built site can't be read: .*Run "live-docs build"/);
  const serversIn = (config: string) => {
    expect(config).not.toContain('npx');
    const [json = ''] = /^\{\n[\s\S]*?^\}/m.exec(config) ?? [];
    return Object.values((JSON.parse(json) as { mcpServers: object }).mcpServers);
  };
  const { out: config } = await run([folder, '--print-config'], '');
  expect(serversIn(config)).toEqual([{ command: 'node', args: [toId(COMMAND), 'mcp', toId(folder)] }]);
  for (const client of ['Claude Code', 'Cursor', 'VS Code', 'Codex']) expect(config).toContain(`# ${client}`);
  expect(printConfig(folder, undefined, 'claude')).toMatch(/^# Claude Code\nclaude mcp add \S+ -- node \S+ mcp \S+$/);
  expect(() => printConfig(folder, undefined, 'cursr')).toThrow(/"cursr", expected claude, cursor, vscode, codex/);
  const own = path.join(folder, 'node_modules/live-docs');
  await mkdir(own, { recursive: true });
  await writeFile(path.join(own, 'package.json'), '{}');
  expect(serversIn(printConfig(folder))).toEqual([
    { command: 'node', args: [toId(path.join(own, 'bin/live-docs.mjs')), 'mcp', toId(folder)] },
  ]);
});
