import { typeText, type ApiHistory, type ToolData, type ToolTable } from '../../../model';
import type { Api } from '../../snapshot/api';
import type { Snapshot } from '../../snapshot/snapshot';
import { commonVersion, libraryVersions } from '../../library/library-versions';
import { wholeAddress } from './whole-address';

/** What the tools for assistants know of a site. @param api the reference, if the site has one. */
export function toolData({ config, root, libraries, files, history, locales }: Snapshot, api?: Api): ToolData {
  const { title, description } = config;
  const versions = libraryVersions(libraries.all, root, files);
  const version = commonVersion(versions);
  const definitions = Object.entries(api?.definitions ?? {});
  const languages = [...locales.values()].flatMap(({ locale }) =>
    locale ? [{ id: locale.id, base: locale.base }] : [],
  );
  return {
    title,
    description,
    // Where they differ, each has its own.
    library: versions.map((one) => (version ? one.name : `${one.name} ${one.version}`)).join(', '),
    version,
    ...(config.language.id === 'en' ? {} : { language: config.language.id }),
    ...(languages.length > 0 ? { languages } : {}),
    root: wholeAddress(config, ''),
    tables: api ? [...api.tables.keys()].map((id) => toolTable(api, id, config.language.id)) : [],
    definitions: Object.fromEntries(definitions.map(([name, { text }]) => [name, typeText(text)])),
    ...(history ? { history: historyOf(history) } : {}),
  };
}

const historyOf = ({ read, tables, modules }: ApiHistory): NonNullable<ToolData['history']> => ({
  read,
  tables,
  ...(modules ? { modules } : {}),
});

function toolTable(api: Api, id: string, language: string): ToolTable {
  const properties = api.rows(id, language).map(({ parts: _, home: _from, isInternal: _own, ...row }) => row);
  return { id, import: '', ...api.tables.get(id), properties };
}
