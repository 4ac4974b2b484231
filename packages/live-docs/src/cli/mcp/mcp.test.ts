import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Client } from '@modelcontextprotocol/client';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { beforeAll, expect, test } from 'vitest';
import { builtData } from '../../../tests/unit/built-data';
import { createBuildReader, createTools } from '../../tools';
import { createCodeCheck } from './check-code';
import { upgradeTool } from './check-upgrade';
import { createMcpServer } from './mcp';

const client = new Client({ name: 'test', version: '1.0.0' });

beforeAll(async () => {
  const files = await builtData();
  const build = createBuildReader(async (address) => {
    const text = files.get(address);
    if (text === undefined) throw new Error(`there is no file ${address}`);
    return text;
  });
  const tools = [...createTools(build), createCodeCheck(build).tool, upgradeTool(build)];
  const server = await createMcpServer(tools, await build.data('tools'));
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await server.connect(ours);
  await client.connect(theirs);
  return async () => {
    await client.close();
  };
});

interface Answer {
  content: { text: string }[];
  isError?: boolean;
}

/** The text that a tool answers. An error is marked. */
async function ask(name: string, values: Record<string, unknown> = {}): Promise<string> {
  const { content, isError } = (await client.callTool({ name, arguments: values })) as unknown as Answer;
  return (isError ? 'ERROR ' : '') + content.map(({ text }) => text).join('\n');
}

test('the handshake names the library, and each tool says what it takes', async () => {
  expect(client.getInstructions()).toMatch(/^Documentation of @rc-component\/table \d/);
  const { tools } = await client.listTools();
  expect(
    tools.map(({ name, inputSchema }) => [name, Object.keys(inputSchema.properties ?? {}), inputSchema.required]),
  ).toEqual([
    ['search', ['query', 'language', 'limit'], ['query']],
    ['read_page', ['path', 'section', 'limit'], ['path']],
    ['list_api', ['limit'], []],
    ['read_api', ['name', 'limit'], ['name']],
    ['read_demo', ['id', 'file', 'limit'], ['id']],
    ['changes', ['from', 'to', 'limit'], ['from']],
    ['check_code', ['code', 'limit'], ['code']],
    ['check_upgrade', ['path', 'to', 'from', 'limit'], ['path']],
  ]);
});

test('sections, pages, tables and demos are found and read', async () => {
  expect(await ask('search', { query: 'header' })).toMatch(
    /^1\. Reference: Sticky\.offsetHeader\n {3}\/#api-sticky-offsetHeader\n {3}Pixels above the header\.$/m,
  );
  expect(await ask('read_page', { path: '/#api-sticky-offsetHeader' })).toContain('# Reference\n');
  expect(await ask('read_page', { path: '/guide/sticky' })).toContain('## Demo\n\n```tsx title="sticky.tsx"\n');
  expect(await ask('read_page', { path: '/', section: 'Types' })).toMatch(/^## Types/);
  expect(await ask('list_api')).toContain('getContainer, offsetHeader, offsetScroll, offsetSummary');
  const row = await ask('read_api', { name: 'Sticky.offsetHeader' });
  for (const line of [
    '## Sticky.offsetHeader',
    'Pixels above the header.',
    '- type: number',
    '- since: 1.1',
    '- demos: /guide/sticky',
  ])
    expect(row.split('\n')).toContain(line);
  expect(await ask('read_api', { name: 'offsetHeader' })).toBe(row);
  expect(await ask('read_demo', { id: 'sticky' })).toContain('sticky={{ offsetHeader: 8 }}');
});

test('a wrong name is answered with the nearest one, and a wrong argument with what is expected', async () => {
  expect(await ask('serch', { query: 'a' })).toMatch(/^ERROR There is no tool "serch"\. Did you mean "search"\?/);
  expect(await ask('search', { querry: 'a' })).toBe(
    'ERROR search: there is no argument "querry". Did you mean "query"?, expected query, language, limit; the argument "query" is missing.',
  );
  expect(await ask('search', { query: 3 })).toBe('ERROR search: "query" is 3, expected a string.');
  expect(await ask('read_page', { path: '/guide/stiky' })).toContain('Did you mean "/guide/sticky"?');
  expect(await ask('read_page', { path: '/', section: 'Nothing' })).toMatch(
    /^ERROR .* has no section "Nothing"\. It has: Types/,
  );
  expect(await ask('read_api', { name: 'Sticky.offsetHeder' })).toContain('Did you mean "Sticky.offsetHeader"?');
  expect(await ask('read_demo', { id: 'stiky' })).toContain('Did you mean "sticky"?');
});

test('a project that cannot be checked is answered with what it lacks', async () => {
  expect(await ask('check_upgrade', { path: '/nowhere/at/all' })).toMatch(
    /^ERROR .*the site has no history of the API/s,
  );
});

test('an answer is cut to the limit, and says how to get the rest', async () => {
  const whole = await ask('read_page', { path: '/', limit: 100_000 });
  const cut = await ask('read_page', { path: '/', limit: 300 });
  expect(cut.length).toBeLessThanOrEqual(300);
  expect(cut).toContain(`Set limit to ${whole.length} for all.`);
});

test('a table with a wrong prop is mended by what check_code says', async () => {
  const write = (sticky: string, more = '') =>
    `import Table from '@rc-component/table';\n${more}\nexport default () => <Table data={[]} sticky={{ ${sticky}: 8 }} />;\n`;
  const wrong = await ask('check_code', {
    code: write('offsetHeder', "import { Nothing } from '@rc-component/table';"),
  });
  expect(wrong).toContain("2:10 Module '\"@rc-component/table\"' has no exported member 'Nothing'.");
  expect(wrong).toContain('  Nearest name: offsetHeader.\n  Sticky.offsetHeader: Pixels above the header.');
  // Each error is explained at its own place, though all names are mended at once.
  const second = 'export const second = <Table data={[]} sticky={{ getContainr: null }} />;';
  expect(wrong).toContain('2 type errors with');
  const both = await ask('check_code', { code: write('offsetHeder') + second });
  expect(both).toMatch(
    /Sticky\.offsetHeader: Pixels above[^]*Nearest name: getContainer\.\n {2}Sticky\.getContainer: The element/,
  );
  expect(await ask('check_code', { code: write('offsetHeader') })).toBe('No type errors.');
  const unknown = await ask('check_code', { code: "import a from 'nothing';\na();" });
  expect(unknown).toMatch(
    /^1 type error with .*\n1:15 Cannot find module 'nothing'.*\n {2}Packages that can be imported: .*@rc-component\/table/,
  );
});

test('200 calls in a row leave nothing behind', async () => {
  const round = async (at: number) => {
    await ask('search', { query: `header ${at % 7}` });
    await ask('read_page', { path: '/guide/sticky' });
    await ask('read_api', { name: 'Sticky' });
    await ask('check_code', { code: `export const a${at} = ${at};\n` });
  };
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used = () => (collect(), process.memoryUsage().heapUsed);
  await round(0);
  const before = used();
  for (let at = 0; at < 50; at++) await round(at);
  expect((used() - before) / 1e6).toBeLessThan(5);
});
