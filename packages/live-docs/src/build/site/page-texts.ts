import type { PageOutput } from '../markdown/page-output';
import type { Entry, Site } from './create-site';

/** A page's texts, those of the API tables that it shows in their places. Waits for the library to be read. */
export async function pageTexts(site: Site, entry: Entry): Promise<Pick<PageOutput, 'texts' | 'rows'>> {
  const page = await site.compiled(entry);
  const api = page.tables.length > 0 ? await site.api() : undefined;
  if (!api) return page;
  const texts: PageOutput['texts'] = [];
  const rows: PageOutput['rows'] = {};
  // Rows of the page's own tables are numbered from 1, those of the reference from -1: none has another's number.
  let number = 0;
  const add = (tocIndex: number, value: string, row: number | undefined) => {
    const paraId = texts.length;
    texts.push({ paraId, tocIndex, value });
    if (row !== undefined) rows[paraId] = row;
  };
  for (let at = 0; at <= page.texts.length; at++) {
    for (const table of page.tables.filter((one) => one.at === at && one.id in api.facts.tables)) {
      for (const cells of api.cells(table.id, 'en')) {
        number--;
        for (const cell of cells) if (cell) add(table.tocIndex, cell, number);
      }
    }
    const text = page.texts[at];
    if (text) add(text.tocIndex, text.value, page.rows[text.paraId]);
  }
  return { texts, rows };
}
