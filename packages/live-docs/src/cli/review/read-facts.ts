import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageTable, ToolTable } from '../../core/model';
import { createBuildReader } from '../../tools';
import { createLoads } from './create-loads';

/** What a review compares of a built site. */
export interface SiteFacts {
  /** By id. */
  demos: Record<string, DemoFacts>;
  /** By path: `/guide/start`. */
  pages: Record<string, PageFacts>;
  /** The API reference, by the ids of tables. */
  tables: Record<string, Pick<ToolTable, 'properties'>>;
  /** What the names in types stand for, as code. */
  definitions: Record<string, string>;
  /** Bytes of each documented package in a bundle, by its name. */
  libraries: Record<string, number>;
}

interface DemoFacts {
  title: string;
  /** What its document loads: two demos that load the same look the same. */
  loads: string;
  /** Bytes of its document and all that this loads at once. */
  bytes: number;
}

interface PageFacts {
  title: string;
  /** What it says, without the code of its demos. */
  text: string;
  bytes: number;
}

/** Of a site that isn't there. */
export const NO_FACTS: SiteFacts = { demos: {}, pages: {}, tables: {}, definitions: {}, libraries: {} };

/** Reads a built site. @param dist its folder, absolute. @param base what its addresses start with. */
export async function readFacts(dist: string, base: string): Promise<Omit<SiteFacts, 'libraries'>> {
  const text = async (address: string) => readFileSync(path.join(dist, address), 'utf8');
  const build = createBuildReader(text);
  const { data }: { data: Record<string, string> } = JSON.parse(await text('build.json'));
  const [demos, tools] = [await build.data('demos'), await build.data('tools')];
  const sources = Object.values(demos).flatMap(({ files, hidden = [] }) =>
    [...files, ...hidden].map((file) => file.data),
  );
  const codes = new Set<string>();
  for (const address of new Set(sources)) codes.add((await build.source(address)).text.trim());
  const files = createLoads(dist, base, new Set(sources.map((address) => path.posix.basename(address))));

  const demoFacts = Object.entries(demos).map(([id, { title }]): [string, DemoFacts] => {
    const { loads, bytes } = files.of(`~demos/${id}.html`);
    return [id, { title, loads, bytes }];
  });
  const tables = Object.entries(data).filter(([name]) => /^pages(\/|$)/.test(name));
  const pageFacts: [string, PageFacts][] = [];
  for (const [, address] of tables) {
    const { pages }: PageTable = JSON.parse(await text(address));
    for (const page of Object.keys(pages)) {
      const file = page === '/' ? 'index' : page.slice(1);
      const markdown = existsSync(path.join(dist, `${file}.md`)) ? await text(`${file}.md`) : '';
      const title = /^title: (.*)$/m.exec(markdown)?.[1] ?? page;
      pageFacts.push([page, { title, text: textOf(markdown, codes), bytes: files.of(`${file}.html`).bytes }]);
    }
  }
  return {
    demos: Object.fromEntries(demoFacts),
    pages: Object.fromEntries(pageFacts),
    tables: Object.fromEntries(tools.tables.map(({ id, properties }) => [id, { properties }])),
    definitions: tools.definitions,
  };
}

/**
 * What a page says: its Markdown without front matter, which has the version, and without blocks of code that are a demo's.
 * @param codes the texts of demos' files, trimmed.
 */
export function textOf(markdown: string, codes: ReadonlySet<string>): string {
  const fence = /^([ >]*)(`{3,})[^\n]*\n([^]*?)\n\1\2$/gm;
  const prose = markdown.replace(/^---\n[^]*?\n---\n/, '').replace(fence, (block, indent: string, _, code: string) => {
    const lines = code.split('\n').map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line));
    return codes.has(lines.join('\n').trim()) ? '' : block;
  });
  return prose.replace(/\n\s*\n/g, '\n\n').trim();
}
