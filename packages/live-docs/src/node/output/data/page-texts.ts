import type { PageOutput } from '../../compile/markdown/page-output';
import type { Api } from '../../snapshot/create-api';
import type { Entry } from '../../snapshot/snapshot';

/** A page's texts, with those of the API tables in their places. */
export function pageTexts({ compiled: page }: Entry, api: Api | undefined): Pick<PageOutput, 'texts' | 'rows'> {
  if (!api || page.tables.length === 0) return page;
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
