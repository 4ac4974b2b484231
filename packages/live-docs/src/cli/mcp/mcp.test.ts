import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Client } from '@modelcontextprotocol/client';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { BuildError } from 'live-playground/model';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { builtData } from '../../../tests/unit/built-data';
import { createBuildReader } from '../../tools';
import { find } from '../test/findings';
import { createAllTools, createMcpServer } from './mcp';
import type { DemoRun, RunInput } from './open-runner';
import { APPS, MIME } from './views';

const client = new Client({ name: 'test', version: '1.0.0' });
/** A client that shows documents of tools. */
const apps = new Client({ name: 'test', version: '1.0.0' }, { capabilities: { extensions: { [APPS]: {} } } });

const PICTURE = Uint8Array.from([1, 2, 3]);
const RUN: DemoRun = {
  errors: [],
  console: [],
  dropped: 0,
  faults: [],
  refused: [],
  steps: [],
  inspected: [],
  shown: '- table',
  picture: PICTURE,
};
/** What the browser was asked to run, and its result. */
const asked: RunInput[] = [];
let ran: () => DemoRun = () => RUN;

beforeAll(async () => {
  const files = await builtData();
  const build = createBuildReader(async (address) => {
    const text = files.get(address);
    if (text === undefined) throw new Error(`there is no file ${address}`);
    return text;
  });
  const run = async (input: RunInput) => (asked.push(input), ran());
  const { tools } = createAllTools(build, async () => 'http://127.0.0.1:1/docs/', { run });
  for (const one of [client, apps]) {
    const server = await createMcpServer(tools, await build.data('tools'));
    const [ours, theirs] = InMemoryTransport.createLinkedPair();
    await server.connect(ours);
    await one.connect(theirs);
  }
  return async () => {
    await Promise.all([client.close(), apps.close()]);
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
    ['run_demo', ['code', 'demo', 'files', 'steps', 'inspect', 'width', 'version', 'limit'], []],
    ['show_demo', ['id', 'limit'], ['id']],
    ['check_upgrade', ['path', 'to', 'from', 'limit'], ['path']],
  ]);
});

test('sections, pages, tables and demos are found and read', async () => {
  expect(await ask('search', { query: 'header' })).toMatch(
    /^1\. Reference: Sticky\.offsetHeader\n {3}\/#api-sticky-offsetHeader\n {3}Pixels above the header\.$/m,
  );
  // What matches all keywords, then what matches some.
  const both = await ask('search', { query: 'offsetHeader pixels' });
  expect(both).toMatch(/^1\. Reference: Sticky\.offsetHeader\n[^]+^\d+\. Reference: Sticky\.offsetSummary$/m);
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

test('code is run with its other files, and what came of it is told with lines', async () => {
  ran = () => ({
    ...RUN,
    errors: [{ message: 'Oh no', file: 'code.tsx', line: 2, column: 5 }],
    console: [{ level: 'log', text: 'Hi', run: 1, react: false, file: 'row.tsx', line: 3, column: 1 }],
    faults: [find('axe', 'violates label in light: <input>', { fix: 'Add a label' })],
    refused: ['https://a.example/x'],
    steps: ['button: Add'],
    failedStep: 'there is no "Save" to click',
    inspected: [['- p (0, 0, 9 × 9): 1']],
  });
  onTestFinished(() => void (ran = () => RUN));
  const code = "import { Row } from './row';\nexport default () => <Row id={1} />;\n";
  const files = { 'row.tsx': 'export const Row = ({ id }: { id: string }) => <p>{id}</p>;\n' };
  const steps = ['click Add', 'click Save', 'fill Name: Ada'];
  const answer = await ask('run_demo', { code, files, steps, inspect: ['p'], width: 400 });
  // What the compiler says more is its own matter.
  expect(answer.split('\n').filter((line) => line && !line.startsWith('  '))).toEqual([
    'It runs, with errors.',
    'Errors:',
    'code.tsx:2:5 Oh no',
    'A step failed: there is no "Save" to click. What follows is as it was then.',
    expect.stringMatching(/^1 type error with/),
    expect.stringMatching(/^code\.tsx:2:27 Type 'number' is not assignable to type 'string'/),
    'Steps:',
    'click Add: button: Add',
    'Console:',
    'log row.tsx:3:1 Hi',
    'Accessibility:',
    'violates label in light: <input>. Add a label',
    'Refused, since there is no network:',
    'https://a.example/x',
    'Elements of p:',
    '- p (0, 0, 9 × 9): 1',
    'Rendered:',
    '- table',
  ]);
  expect(asked.at(-1)).toMatchObject({
    entry: 'code.tsx',
    source: { 'code.tsx': code, ...files },
    inspect: ['p'],
    steps: [
      { kind: 'click', name: 'Add' },
      { kind: 'click', name: 'Save' },
      { kind: 'fill', name: 'Name', text: 'Ada' },
    ],
    width: 400,
  });
});

test('an edited demo takes its other files along, and the answer has a picture', async () => {
  const { content } = await client.callTool({ name: 'run_demo', arguments: { demo: 'sticky', code: 'export {};' } });
  expect(content).toContainEqual({ type: 'text', text: expect.stringContaining('No violations of accessibility.') });
  expect(content).toContainEqual({
    type: 'image',
    mimeType: 'image/png',
    data: Buffer.from(PICTURE).toString('base64'),
  });
  expect(asked.at(-1)).toMatchObject({ demo: 'sticky', source: { 'sticky.tsx': 'export {};' } });
});

test('where code cannot run, its types are told with what to install', async () => {
  ran = () => {
    const fix = 'Run "npm install --save-dev playwright"';
    throw new BuildError([{ file: '', found: 'There is no browser', expected: 'one', fix }]);
  };
  onTestFinished(() => void (ran = () => RUN));
  expect(await ask('run_demo', { code: 'export default () => <b>Hi</b>;' })).toBe(
    'ERROR No type errors.\nThe code wasn\'t run: There is no browser, expected one. Run "npm install --save-dev playwright". Then ask again.',
  );
  expect(await ask('show_demo', { id: 'sticky' })).toMatch(/: http:\/\/127\.0\.0\.1:1\/docs\/~demos\/sticky$/);
});

test('what cannot be run is said', async () => {
  expect(await ask('run_demo', {})).toMatch(/^ERROR run_demo: there is neither "code" nor "demo"/);
  expect(await ask('run_demo', { code: 'a', steps: ['wave'] })).toMatch(
    /^ERROR run_demo: the step "wave" can't be read/,
  );
  expect(await ask('run_demo', { code: 'a', files: ['b'] })).toBe(
    'ERROR run_demo: "files" is ["b"], expected an object of strings.',
  );
});

test('a client that shows documents of tools gets the address of a demo, others a picture', async () => {
  const call = { name: 'show_demo', arguments: { id: 'sticky' } };
  const address = 'http://127.0.0.1:1/docs/~demos/sticky';
  expect(await apps.callTool(call)).toMatchObject({ structuredContent: { address } });
  expect((await client.callTool(call)).content).toMatchObject([{ type: 'text' }, { type: 'image' }]);
  const { tools } = await apps.listTools();
  const { uri } = (await apps.listResources()).resources[0]!;
  expect(tools.find(({ name }) => name === 'show_demo')?._meta).toEqual({ ui: { resourceUri: uri } });
  const { contents } = await apps.readResource({ uri });
  expect(contents).toMatchObject([
    { mimeType: MIME, _meta: { ui: { csp: { frameDomains: ['http://127.0.0.1:1'] } } } },
  ]);
});

test('200 calls in a row leave nothing behind @all', async () => {
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
