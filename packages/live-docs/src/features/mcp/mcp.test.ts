import { expect, test } from 'vitest';
import { VIRTUAL_MODULES } from '../../core/node/output/data/virtual-modules';
import { snapshotOf, testConfig } from '../../../tests/unit/snapshot-of';
import { listItems } from './browser/list-items';
import { listClients } from './node/list-clients';

test('a server is added by a link or a command, whether it has an address or is started', () => {
  const read = (link = '') => {
    const { searchParams, search } = new URL(link);
    const config = searchParams.get('config');
    return JSON.parse(config === null ? decodeURIComponent(search.slice(1)) : atob(config)) as unknown;
  };
  const server = { name: 'kit-docs', command: ['node', "it's/live-docs.mjs", 'mcp'] };
  const [cursor, code, claude, codex] = listClients(server).map((one) => ('link' in one ? one.link : one.command));
  expect(new URL(cursor!).searchParams.get('name')).toBe('kit-docs');
  expect(read(cursor)).toEqual({ command: 'node', args: ["it's/live-docs.mjs", 'mcp'] });
  expect(read(code)).toEqual({ name: 'kit-docs', type: 'stdio', command: 'node', args: ["it's/live-docs.mjs", 'mcp'] });
  expect(claude).toBe(String.raw`claude mcp add kit-docs -- node 'it'\''s/live-docs.mjs' mcp`);
  expect(codex).toBe(String.raw`codex mcp add kit-docs -- node 'it'\''s/live-docs.mjs' mcp`);

  const url = 'https://kit.example/mcp';
  const remote = listClients({ name: 'kit-docs', url }).map((one) => ('link' in one ? read(one.link) : one.command));
  expect(remote).toEqual([
    { url },
    { name: 'kit-docs', type: 'http', url },
    `claude mcp add --transport http kit-docs ${url}`,
    `codex mcp add kit-docs --url ${url}`,
  ]);
});

test('the menu names the assistants in the language of the interface, or as the site has it', () => {
  const clients = [
    { name: 'Cursor', link: 'cursor:' },
    { name: 'Codex', command: 'codex' },
  ];
  const feature = { name: 'mcp', texts: { 'zh-CN': { add: '添加到 {name}', copies: '复制命令' } } };
  expect(listItems(clients, feature, { locale: 'zh-CN', texts: {} })).toEqual([
    { label: '添加到 Cursor', link: 'cursor:' },
    { label: '添加到 Codex', hint: '复制命令', command: 'codex' },
  ]);
  const own = { 'mcp.add': 'Use {name}' };
  expect(listItems(clients, feature, { locale: 'zh-CN', texts: own })[0]!.label).toBe('Use Cursor');
});

test('pages load the items if there are some, and other sites have none', async () => {
  const write = async (part: string, mcp?: { name: string; url: string }) => {
    const snapshot = await snapshotOf({ 'docs/index.mdx': '' }, undefined, mcp && { mcp });
    return VIRTUAL_MODULES['virtual:page-menu']!({ snapshot } as never, part);
  };
  const server = { name: 'kit-docs', url: 'https://kit.example/mcp' };
  expect(await write('')).toBe('export const useAdded = () => null;');
  expect(await write('', server)).not.toContain('kit-docs');
  expect(await write('/items', server)).toContain('--url https://kit.example/mcp');
});

test.each([
  [{ name: 'kit docs', url: 'https://kit.example/mcp' }],
  [{ name: 'kit', url: 'ftp://kit.example' }],
  [{ name: 'kit', command: [] }],
  [{ name: 'kit' }],
])('%j is no server', (mcp) => expect(() => testConfig({ mcp })).toThrow(/mcp/));
