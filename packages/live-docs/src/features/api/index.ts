import { apiAnchor } from 'live-playground/model';
import type { DemoProperties } from '../../core/model';
import { defineFeature, INTERNAL, type Place, type SiteView } from '../../core/node/feature/feature';
import type { Api } from '../../core/node/snapshot/api';
import { engineModule } from '../../core/node/files/entries';
import { localModule } from '../../core/node/files/local-module';
import { entriesOf } from '../../core/node/snapshot/snapshot';
import { apiTexts } from './node/api-data';
import { definitionsMarkdown, tablesMarkdown } from './node/api-markdown';
import { API_MODULES } from './node/api-modules';
import { checkDocs } from './node/check-docs';
import { hasApi, loadApi, ownReference, readReference } from './node/create-api';
import { wordsOf } from './node/read-descriptions';
import { remarkApi } from './node/remark-api';
import { typeAnchor } from './shared/api';

const module = engineModule('features/api/browser/index');

/** The library's API: tables of its types, read from its declarations and `docs/api`, and what demos use of it. */
export const api = defineFeature({
  name: 'api',
  interface: 1,
  setup: () => ({
    readApi: loadApi,
    remark: remarkApi,
    modules: API_MODULES,
    components: {
      API: {
        module,
        markdown({ id = '', of }, { [INTERNAL]: snapshot }, { link, [INTERNAL]: { entry, api } }) {
          const parts = ownReference(api)?.parts;
          const shown = of === undefined || id !== '' ? { id } : { id: of, isFile: true as const };
          return parts ? tablesMarkdown(snapshot, parts, shown, entry.compiled.tables, link) : '';
        },
      },
      ApiTypes: {
        module,
        markdown(_props, _site, { [INTERNAL]: { api } }) {
          const parts = ownReference(api)?.parts;
          return parts ? definitionsMarkdown(parts) : '';
        },
        anchors: (_site, place) => anchorsOn(place),
      },
    },
    slots: { 'page-end': engineModule('features/api/browser/used-properties') },
    withPage: (snapshot, page) =>
      hasApi(snapshot) && entriesOf(snapshot, page).some(({ compiled }) => compiled.demos.length > 0)
        ? localModule(`virtual:api-used${page.path}`, snapshot.locale?.id)
        : undefined,
    data: (site) => ({
      'demo-properties': () => demoProperties(site),
      // Languages whose texts are fetched only where the interface is in them.
      ...Object.fromEntries(
        site[INTERNAL].config.languages.map(({ id }) => [
          `api-texts-${id}`,
          async () => apiTexts((await readReference(site.api)).reference?.parts, id),
        ]),
      ),
    }),
    check: ({ [INTERNAL]: snapshot }) => wordsOf(snapshot).problems,
    checkDocs,
  }),
});

/** Ids of the rows and the definitions on a page. Until the library is read, any that looks like one may be there. */
function anchorsOn({ [INTERNAL]: { entry, api } }: Pick<Place, typeof INTERNAL>): readonly string[] | RegExp {
  if (!api) return /^(api|type)-/;
  const rows = api.tablesOn(entry).flatMap((table) => anchorsIn(api, table));
  return [...rows, ...Object.keys(api.definitions).map(typeAnchor)];
}

const anchorsIn = (api: Api, table: string) =>
  (ownReference(api)?.parts.facts.tables[table]?.members ?? []).map(({ name }) => apiAnchor(table, name));

/** What the demos of a site use, by full names. */
async function demoProperties({ [INTERNAL]: snapshot, api }: SiteView): Promise<DemoProperties> {
  const { reference } = await readReference(api);
  const nameAll = (id: string) =>
    (reference?.usedBy(id) ?? []).map(({ table, name }) => reference!.fullName(table, name));
  return Object.fromEntries([...snapshot.demos.keys()].map((id) => [id, nameAll(id)]));
}
