// @ts-check
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const GROUP = 20;
/** Pages of a section, which has a sidebar of its own. */
const SECTION = 1000;

/** One page of so many has a demo. */
const DEMO_EACH = 10;

/**
 * Writes a site of so many pages in groups of 20 and sections of 1,000, a tenth of them with a demo of a table.
 * @param {string} folder to write to. Its packages are those of a folder above it.
 * @param {number} pages
 */
export async function generateSite(folder, pages) {
  const sections = Array.from({ length: Math.ceil(pages / SECTION) }, (_, at) => at + 1);
  /** @type {Record<string, string>} */
  const files = { 'site.config.ts': config(sections), 'docs/index.mdx': OVERVIEW };
  for (let at = 1; at <= pages; at++) {
    files[`docs/${pageName(at)}.mdx`] = page(at);
    if (hasDemo(at)) files[`docs/${pageName(at)}.tsx`] = demo(at);
  }
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

/** @param {number} at */
const hasDemo = (at) => at % DEMO_EACH === 1;

/** File name of a page without its ending, from the page's number. @param {number} at from 1 */
export const pageName = (at) => `section-${Math.ceil(at / SECTION)}/stations-${at}`;

const OVERVIEW = `---
title: Overview
description: A generated site.
---

[Browse demos](/${pageName(1)})
`;

/** @param {number[]} sections */
const config = (sections) => `import { defineSite } from 'live-docs';

export default defineSite({
  title: 'Generated',
  description: 'A generated site.',
  library: '@rc-component/table',
  repository: { url: 'https://github.com/example/generated' },
  navigation: [
    { path: '/', title: 'Overview' },
${sections.map((one) => `    { path: '/section-${one}', title: 'Section ${one}' },`).join('\n')}
  ],
});
`;

/** @param {number} at */
const page = (at) => `---
title: Stations ${at}
description: Show the ${at} stations of a region in a table.
group: Group ${String(Math.ceil(at / GROUP)).padStart(4, '0')}
order: ${at}
---

\`columns\` describes what to show, and \`data\` holds one object per station.
${hasDemo(at) ? `\n<Demo src="./stations-${at}.tsx" />\n` : ''}
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
