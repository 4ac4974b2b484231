import { memberId } from 'live-playground/model';
import { typeText, type ToolData, type ToolTable } from '../../../model';
import { joinMembers, type Joined } from '../../compile/api/join-table';
import { linkNames } from '../../compile/api/link-names';
import { inLanguage, type Texts } from '../../compile/api/read-descriptions';
import { plainText } from '../../compile/api/render-text';
import type { Api } from '../../snapshot/create-api';
import type { Snapshot } from '../../snapshot/snapshot';
import { commonVersion, libraryVersions } from '../../library/library-versions';
import { wholeAddress } from './whole-address';

/** What the tools for assistants know of a site. @param api the reference, if the site has one. */
export function toolData({ config, root, libraries, files, words, locales }: Snapshot, api?: Api): ToolData {
  const { title, description } = config;
  const versions = libraryVersions(libraries.all, root, files);
  const version = commonVersion(versions);
  const definitions = Object.entries(api?.facts.definitions ?? {});
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
    tables: api ? [...api.descriptions.keys()].flatMap((id) => toolTable(api, id, config.language.id) ?? []) : [],
    definitions: Object.fromEntries(definitions.map(([name, { text }]) => [name, typeText(text)])),
    ...(words.history ? { history: { read: words.history.read, tables: words.history.tables } } : {}),
  };
}

function toolTable(api: Api, id: string, language: string): ToolTable | undefined {
  const own = api.descriptions.get(id);
  if (!own || !Object.hasOwn(api.facts.tables, id)) return undefined;
  const home = api.parts.homes.get(id);
  const table = api.table(id);
  const rows = new Map([...table.properties, ...(table.inherited?.properties ?? [])].map((one) => [one.name, one]));
  const say = (texts: Texts) => plainText(inLanguage(texts, language).text);
  const property = ({ member, description, home: from }: Joined) => {
    const { default: initial, texts } = description ?? {};
    const since = rows.get(member.name)?.since;
    const places = api.parts.users.get(memberId(from, member.name)) ?? [];
    const demos = [...new Set(places.flatMap((place) => api.demos[place]?.path ?? []))];
    return {
      name: member.name,
      type: typeText(member.type),
      ...(initial === undefined ? {} : { default: typeof initial === 'object' ? say(initial) : initial }),
      ...(member.required ? { required: true as const } : {}),
      ...(since ? { since } : {}),
      ...(member.deprecated === undefined
        ? {}
        : { deprecated: plainText(linkNames(api.parts, from, member.deprecated)) }),
      description: texts ? say(texts) : '',
      ...(demos.length > 0 ? { demos } : {}),
    };
  };
  const properties = joinMembers(api.parts, id).map(property);
  return { id, import: own.import, ...(home === undefined ? {} : { home }), properties };
}
