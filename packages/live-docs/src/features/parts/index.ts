import { renderText, plainText } from '../../core/node/compile/markdown/render-text';
import { defineFeature, INTERNAL, type LocalSite } from '../../core/node/feature/feature';
import { engineModule } from '../../core/node/files/entries';
import type { Api } from '../../core/node/snapshot/api';
import { MESSAGES } from './node/messages';
import { checkKeys, checkParts, shownParts } from './node/check-parts';
import { joinParts, type JoinedRow } from './node/join-parts';
import { partsMarkdown } from './node/parts-markdown';
import { shownOn, writtenParts } from './node/read-parts';
import { partAnchor, type PartsTable } from './shared/parts';

/** What readers can style or replace of a component, and where that is in a demo: `docs/parts` lists it. */
export const parts = defineFeature({
  name: 'parts',
  interface: 1,
  setup: () => ({
    messages: MESSAGES,
    components: {
      Parts: {
        module: engineModule('features/parts/browser/parts'),
        readsApi: true,
        data: (site, api): PartsTable[] =>
          [...writtenParts(site[INTERNAL]).tables.values()].map((table) => ({
            id: table.id,
            demo: table.demo,
            rows: joinParts(site[INTERNAL], table, api).map(({ written: _, ...row }) => ({
              ...row,
              text: renderText(row.text, site[INTERNAL].config.base),
            })),
          })),
        rows: ({ of = '' }, site, api) =>
          rowsOf(site, of, api).map(({ name, text, keys }) => ({
            id: partAnchor(of, name),
            name,
            description: plainText(text),
            more: keys.map((key) => key.name).join(', '),
          })),
        markdown: ({ of = '' }, site, { link, [INTERNAL]: { api } }) =>
          partsMarkdown(rowsOf(site, of, api), site, link),
        anchors: (site, { [INTERNAL]: { entry } }) =>
          shownOn(entry).flatMap((of) => rowsOf(site, of, undefined).map(({ name }) => partAnchor(of, name))),
      },
    },
    check: ({ [INTERNAL]: snapshot }) => checkParts(snapshot),
    shows: shownParts,
    checkDocs: async ({ [INTERNAL]: snapshot, api }) => ({
      problems: checkKeys(snapshot, (await api()).api),
      noted: [],
      notes: [],
    }),
  }),
});

function rowsOf({ [INTERNAL]: snapshot }: LocalSite, of: string, api: Api | undefined): JoinedRow[] {
  const table = writtenParts(snapshot).tables.get(of);
  return table ? joinParts(snapshot, table, api) : [];
}
