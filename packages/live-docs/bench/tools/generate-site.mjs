// @ts-check
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const GROUP = 20;

/**
 * Writes a site of so many pages, each with a demo of a table, in groups of 20.
 * @param {string} folder to write to. Its packages are those of a folder above it.
 * @param {number} pages
 */
export async function generateSite(folder, pages) {
  const groups = Array.from({ length: Math.ceil(pages / GROUP) }, (_, at) => `Group ${at + 1}`);
  /** @type {Record<string, string>} */
  const files = { 'site.config.ts': config(groups), 'docs/index.mdx': OVERVIEW };
  for (let at = 1; at <= pages; at++) {
    files[`docs/demo/${pageName(at)}.mdx`] = page(at);
    files[`docs/demo/${pageName(at)}.tsx`] = demo(at);
  }
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

/** File name of a page without its ending, from the page's number. @param {number} at from 1 */
export const pageName = (at) => `stations-${at}`;

const OVERVIEW = `---
title: Overview
description: A generated site.
---

[Browse demos](/demo/${pageName(1)})
`;

/** @param {string[]} groups */
const config = (groups) => `import { defineSite } from 'live-docs';

export default defineSite({
  title: 'Generated',
  description: 'A generated site.',
  library: '@rc-component/table',
  repository: { url: 'https://github.com/example/generated' },
  navigation: [
    { path: '/', title: 'Overview' },
    { path: '/demo', title: 'Demo', groups: ${JSON.stringify(groups)} },
  ],
});
`;

/** @param {number} at */
const page = (at) => `---
title: Stations ${at}
description: Show the ${at} stations of a region in a table.
group: Group ${Math.ceil(at / GROUP)}
order: ${at}
---

\`columns\` describes what to show, and \`data\` holds one object per station.

<Demo src="./${pageName(at)}.tsx" />

## How it works

Each column names the field that it shows, and the last one renders its number:

\`\`\`tsx
{ title: 'Readings', dataIndex: 'readings', render: (readings: number) => readings.toLocaleString('en') }
\`\`\`

## Notes

- Region ${at} has a key per station, so that rows keep their state.
- Numbers are written as in English, whatever the reader's language is.
`;

/** @param {number} at */
const demo = (at) => `import Table, { type ColumnsType } from '@rc-component/table';

interface Station {
  id: string;
  name: string;
  readings: number;
}

const columns: ColumnsType<Station> = [
  { title: 'Station', dataIndex: 'name' },
  { title: 'Readings', dataIndex: 'readings', render: (readings: number) => readings.toLocaleString('en') },
];

const data: Station[] = [
  { id: 'aurora-${at}', name: 'Aurora ${at}', readings: ${at * 37} },
  { id: 'borealis-${at}', name: 'Borealis ${at}', readings: ${at * 11} },
  { id: 'calypso-${at}', name: 'Calypso ${at}', readings: ${at} },
];

export default function Stations() {
  return <Table rowKey="id" columns={columns} data={data} />;
}
`;
