import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { testConfig, testInput } from '../../../tests/unit/snapshot-of';
import { ENGINES } from './engines';
import { exportTo } from './export';
import { plainMdx } from './plain-mdx';

const SITE = {
  'docs/index.mdx':
    '---\ntitle: Home\nhero:\n  title: Kit\n  description: Parts for tables.\n---\n\n[Start](/guide/start)\n',
  'docs/guide/start.mdx': `---
title: Start
description: How to start.
---

> [!WARNING]
> Write \`<Table />\` and \\{braces}.

<Demo src="./counter.tsx" />

<Demo src="./both.tsx" name="Second" ssr={false} />

<Demo src="./both.tsx" name="First" ssr={false} />

![A row](./row.svg) and [home](/), [robots](/robots.txt).
`,
  'docs/index.zh-CN.mdx': '---\ntitle: 首页\n---\n\n[开始](/guide/start)\n',
  'docs/guide/row.svg': '<svg xmlns="http://www.w3.org/2000/svg" />\n',
  'docs/guide/counter.tsx':
    "import './counter.css';\nimport { start } from '../start';\n\nexport default () => <b>{start}</b>;\n",
  'docs/guide/counter.css': 'b { color: red }\n',
  'docs/start.ts': 'export const start = 1;\n',
  'docs/guide/both.tsx': 'export const First = () => <i />;\nexport const Second = () => <b />;\n',
  'public/robots.txt': 'User-agent: *\n',
  'package.json': '{ "name": "site" }\n',
};
const MORE = { languages: [{ id: 'zh-CN', name: '简体中文' }], redirects: { '/old': '/guide/start' } };

/** Exports the site of `SITE`. @returns what was said, and what reads a file. */
async function exported(name: keyof typeof ENGINES) {
  const root = mkdtempSync(path.join(tmpdir(), 'export-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [file, text] of Object.entries(SITE)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const to = path.join(root, 'out');
  const run = () => exportTo(name, to, { root, config: testConfig(MORE), input: testInput(MORE) });
  const lines = await run();
  return { to, run, lines, read: (file: string) => readFileSync(path.join(to, file), 'utf8') };
}

describe('a site for Docusaurus', () => {
  test('has pages at their addresses, and demos as modules', async () => {
    const { to, lines, read } = await exported('docusaurus');
    expect(lines[0]).toMatch(/^Wrote 3 pages and 3 demos to /);
    expect(read('docs/guide/start.mdx')).toBe(`---
title: Start
description: How to start.
slug: /guide/start
sidebar_position: 0
---

import Demo1 from "@site/src/demos/guide/counter";
import BrowserOnly from '@docusaurus/BrowserOnly';

:::warning

Write \`<Table />\` and \\{braces}.

:::

<Demo1 />

\`\`\`tsx title="counter.tsx"
import './counter.css';
import { start } from '../start';

export default () => <b>{start}</b>;
\`\`\`

\`\`\`css title="counter.css"
b { color: red }
\`\`\`

\`\`\`ts title="../start.ts"
export const start = 1;
\`\`\`

<BrowserOnly>
  {() => {
    const Demo2 = require("@site/src/demos/guide/both").Second;
    return <Demo2 />;
  }}
</BrowserOnly>

\`\`\`tsx title="both.tsx"
export const First = () => <i />;
export const Second = () => <b />;
\`\`\`

<BrowserOnly>
  {() => {
    const Demo3 = require("@site/src/demos/guide/both").First;
    return <Demo3 />;
  }}
</BrowserOnly>

\`\`\`tsx title="both.tsx"
export const First = () => <i />;
export const Second = () => <b />;
\`\`\`

![A row](./row.svg) and [home](/), [robots](pathname:///robots.txt).
`);
    expect(read('docs/index.mdx')).toContain('slug: /\n');
    expect(read('docs/index.mdx')).toContain('Parts for tables.\n\n[Start](/guide/start)');
    expect(read('i18n/zh-CN/docusaurus-plugin-content-docs/current/index.mdx')).toContain('[开始](/guide/start)');
    for (const file of ['docs/guide/row.svg', 'src/demos/guide/counter.css', 'src/demos/start.ts', 'static/robots.txt'])
      expect(existsSync(path.join(to, file)), file).toBe(true);
    expect(JSON.parse(read('package.json')).dependencies).toMatchObject({ '@docusaurus/core': '^3.9.0' });
    expect(read('docusaurus.config.js')).toContain('"from": "/old"');
    expect(read('sidebars.js')).toContain('"guide/start"');
  });
});

describe('a site for Starlight', () => {
  test('imports demos by their path, and has languages in folders', async () => {
    const { read } = await exported('starlight');
    const page = read('src/content/docs/guide/start.mdx');
    expect(page).toContain('import Demo1 from "../../../demos/guide/counter.tsx";');
    expect(page).toContain('import { Second as Demo2 } from "../../../demos/guide/both.tsx";');
    expect(page).toContain('<Demo1 client:visible />');
    expect(page).toContain('<Demo2 client:only="react" />');
    expect(page).toContain(':::caution\n');
    expect(read('src/content/docs/zh-cn/index.mdx')).toContain('[开始](/zh-cn/guide/start)');
    const config = read('astro.config.mjs');
    expect(config).toContain('"zh-cn": {');
    expect(config).toContain('"/old": "/guide/start"');
  });
});

test('a folder with files stays as it is', async () => {
  const { to, run, read } = await exported('starlight');
  writeFileSync(path.join(to, 'mine.txt'), 'mine');
  await expect(run()).rejects.toThrow('the folder holds files. Expected a new folder, or an empty one.');
  expect(read('mine.txt')).toBe('mine');
});

test('what MDX takes for code is escaped', () => {
  const text = plainMdx(
    'a < b, {c}, <https://example.org>\n\nimport me\n\nexport {x}\n\n> quoted\n\nkey',
    ENGINES.docusaurus.dialect.callouts,
    new Map([['key', '<Own />']]),
  );
  expect(text.split('\n\n')).toEqual([
    'a \\< b, \\{c}, [https://example.org](https://example.org)',
    '&#x69;mport me',
    '&#x65;xport \\{x}',
    '> quoted',
    '<Own />\n',
  ]);
});
