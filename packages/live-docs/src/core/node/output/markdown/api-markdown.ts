import { typeText, type ApiDefinition } from '../../../model';
import type { PageApiTable } from '../../compile/markdown/page-output';
import { joinMembers, type Joined } from '../../compile/api/join-table';
import { linkNames } from '../../compile/api/link-names';
import { inLanguage, type Texts } from '../../compile/api/read-descriptions';
import { withLinks } from '../../compile/api/render-text';
import type { Api } from '../../snapshot/create-api';
import { languageOf, textIn, type Snapshot } from '../../snapshot/snapshot';
import { codeFence, codeText } from './code-fence';
import { linkTo } from './link-to';

/** Demos that a row names: assistants read little of a page above 100,000 characters. */
const MOST_DEMOS = 3;

type Shown = Pick<PageApiTable, 'id' | 'isFile'>;

/**
 * What an `<API>` of a page shows as Markdown; nothing of what the library doesn't have.
 * @param all what the page shows. What a table takes over from another one of them isn't repeated.
 */
export function tablesMarkdown(snapshot: Snapshot, api: Api, shown: Shown, all: readonly Shown[]): string {
  const beside = new Set(all.flatMap((one) => api.tablesOf(one)));
  const texts = api.tablesOf(shown).map((id) => [id, tableMarkdown(snapshot, api, id, beside)] as const);
  return texts
    .map(([id, text]) => (shown.isFile ? `${headMarkdown(snapshot, api, id)}\n\n${text}` : text))
    .join('\n\n');
}

/** Name of an export of a file, and what its comment says. */
function headMarkdown(snapshot: Snapshot, { facts, parts }: Api, id: string): string {
  const about = facts.tables[id]?.about;
  const text = about && withLinks(linkNames(parts, id, about), (href) => linkTo(snapshot, href));
  return [`### ${id}`, ...(text ? [text] : [])].join('\n\n');
}

/** A table of the reference as a table of Markdown, below its import line; nothing if the library doesn't have it. */
function tableMarkdown(snapshot: Snapshot, api: Api, id: string, beside: ReadonlySet<string>): string {
  const own = api.descriptions.get(id);
  if (!own || !Object.hasOwn(api.facts.tables, id)) return '';
  const table = api.table(id);
  const listed = new Map([...table.properties, ...(table.inherited?.properties ?? [])].map((one) => [one.name, one]));
  const words = (texts: Texts) =>
    withLinks(inLanguage(texts, languageOf(snapshot)).text, (href) => linkTo(snapshot, href));
  const link = (text: string) => withLinks(linkNames(api.parts, id, text), (href) => linkTo(snapshot, href));
  const say = (key: string, english: string) => textIn(snapshot, `api.${key}`, english);
  const cells = ({ member, description }: Joined): string[] => {
    const { default: initial, texts } = description ?? {};
    const { since, demos = [] } = listed.get(member.name) ?? {};
    const titles = demos.slice(0, MOST_DEMOS).flatMap((place) => api.demos[place]?.title ?? []);
    const marks = [
      ...(member.required ? [say('required', 'required')] : []),
      ...(member.deprecated === undefined ? [] : [say('deprecated', 'deprecated')]),
    ];
    // In the order of the page's row.
    const notes = [
      ...(since ? [`*${say('since', 'since {version}').replace('{version}', since)}*`] : []),
      ...(member.deprecated ? [link(member.deprecated.trim().replace(/(?<![.!?])$/, '.'))] : []),
      ...(texts ? [words(texts)] : []),
      ...(titles.length > 0 ? [`${say('demos', 'Demos:')} ${titles.join(', ')}.`] : []),
    ];
    const value = typeof initial === 'object' ? words(initial) : initial && codeText(initial);
    return [[codeText(member.name), ...marks].join(' '), codeText(typeText(member.type)), value ?? '', notes.join(' ')];
  };
  const members = joinMembers(api.parts, id).filter(({ home }) => home === id || !beside.has(home));
  const rows = members.map((row) => `| ${cells(row).map(escapeCell).join(' | ')} |`);
  const columns = [
    say('property', 'Property'),
    say('type', 'Type'),
    say('default', 'Default'),
    say('description', 'Description'),
  ];
  const isType = table.signature && !own.isFunction;
  const lines = isType ? '' : [`| ${columns.join(' | ')} |`, '| --- | --- | --- | --- |', ...rows].join('\n');
  const taken = joinMembers(api.parts, id).length - members.length;
  const inherited = say('inherited', '{count} more properties, as in {table}.');
  const rest =
    taken > 0 ? `\n\n${inherited.replace('{count}', String(taken)).replace('{table}', own.extends ?? '')}` : '';
  const examples = members.flatMap(({ member: { name, doc } }) =>
    (doc?.examples ?? []).map((text) => `\n\n${codeText(name)}:\n\n${codeFence(text, 'tsx')}`),
  );
  const native = own.native ? `\n\n${words(own.native)}` : '';
  const signature = table.signature ? typeText(table.signature) : '';
  const said = own.isFunction
    ? signature.replace(/^(?=.)/gm, `function ${id}`)
    : signature && `type ${id} = ${signature}`;
  const head = [own.import, said].filter(Boolean);
  return `${head.length > 0 ? `${codeFence(head.join('\n'), 'ts')}\n\n` : ''}${lines}${rest}${native}${examples.join('')}`.trimEnd();
}

/** What the names in types stand for that the library declares. Assistants know those of React and TypeScript. */
export function definitionsMarkdown({ facts }: Api): string {
  const texts = Object.values(facts.definitions).flatMap(({ text, from }: ApiDefinition) =>
    from === undefined ? typeText(text) : [],
  );
  return texts.length === 0 ? '' : codeFence(texts.join('\n\n'), 'ts');
}

const escapeCell = (text: string) => text.replace(/\s*\n\s*/g, ' ').replaceAll('|', '\\|');
