import { memberId } from 'live-playground/model';
import { typeText, type ApiDefinition } from '../../../core/model';
import { joinMembers, sinceWhen, tablesOf, type ApiParts, type Joined, type Shown } from './join-table';
import { withLinks } from '../../../core/node/compile/markdown/render-text';
import { linkNames } from './texts';
import { inLanguage, type Texts } from '../../../core/node/files/spoken';
import { languageOf, textIn, type Snapshot } from '../../../core/node/snapshot/snapshot';
import { codeFence, codeText } from '../../../core/node/output/markdown/code-fence';
import { linkTo } from '../../../core/node/output/markdown/link-to';

/** Demos that a row names: assistants read little of a page above 100,000 characters. */
const MOST_DEMOS = 3;

/**
 * What an `<API>` of a page shows as Markdown; nothing of what the library doesn't have.
 * @param all what the page shows. What a table takes over from another one of them isn't repeated.
 * @param to where a link to an address of the site leads.
 */
export function tablesMarkdown(
  snapshot: Snapshot,
  api: ApiParts,
  shown: Shown,
  all: readonly Shown[],
  to = (href: string) => linkTo(snapshot, href),
): string {
  const beside = new Set(all.flatMap((one) => tablesOf(api, one)));
  const texts = tablesOf(api, shown).map((id) => [id, tableMarkdown(snapshot, api, id, beside, to)] as const);
  return texts.map(([id, text]) => (shown.isFile ? `${headMarkdown(api, id, to)}\n\n${text}` : text)).join('\n\n');
}

/** Name of an export of a file, and what its comment says. */
function headMarkdown(api: ApiParts, id: string, to: (href: string) => string): string {
  const about = api.facts.tables[id]?.about;
  const text = about && withLinks(linkNames(api, id, about), to);
  return [`### ${id}`, ...(text ? [text] : [])].join('\n\n');
}

/** A table of the reference as a table of Markdown, below its import line; nothing if the library doesn't have it. */
function tableMarkdown(
  snapshot: Snapshot,
  api: ApiParts,
  id: string,
  beside: ReadonlySet<string>,
  to: (href: string) => string,
): string {
  const own = api.descriptions.get(id);
  if (!own) return '';
  const words = (texts: Texts) => withLinks(inLanguage(texts, languageOf(snapshot)).text, to);
  const link = (text: string) => withLinks(linkNames(api, id, text), to);
  const say = (key: string, english: string) => textIn(snapshot, `api.${key}`, english);
  const cells = ({ member, description, home }: Joined): string[] => {
    const { default: initial, texts } = description ?? {};
    const { since } = sinceWhen(api, home, member, description);
    const demos = api.users.get(memberId(home, member.name)) ?? [];
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
  const members = joinMembers(api, id).filter(({ home }) => home === id || !beside.has(home));
  const rows = members.map((row) => `| ${cells(row).map(escapeCell).join(' | ')} |`);
  const columns = ['Property', 'Type', 'Default', 'Description'].map((name) => say(name.toLowerCase(), name));
  const { signature: type = [] } = api.facts.tables[id] ?? {};
  const signature = typeText(type);
  const lines =
    signature && !own.isFunction ? '' : [`| ${columns.join(' | ')} |`, '| --- | --- | --- | --- |', ...rows].join('\n');
  const taken = joinMembers(api, id).length - members.length;
  const inherited = say('inherited', '{count} more properties, as in {table}.');
  const rest =
    taken > 0 ? `\n\n${inherited.replace('{count}', String(taken)).replace('{table}', own.extends ?? '')}` : '';
  const examples = members.flatMap(({ member: { name, doc } }) =>
    (doc?.examples ?? []).map((text) => `\n\n${codeText(name)}:\n\n${codeFence(text, 'tsx')}`),
  );
  const native = own.native ? `\n\n${words(own.native)}` : '';
  const said = own.isFunction
    ? signature.replace(/^(?=.)/gm, `function ${id}`)
    : signature && `type ${id} = ${signature}`;
  const head = [own.import, said].filter(Boolean);
  return `${head.length > 0 ? `${codeFence(head.join('\n'), 'ts')}\n\n` : ''}${lines}${rest}${native}${examples.join('')}`.trimEnd();
}

/** What the names in types stand for that the library declares. Assistants know those of React and TypeScript. */
export function definitionsMarkdown({ facts }: ApiParts): string {
  const texts = Object.values(facts.definitions).flatMap(({ text, from }: ApiDefinition) =>
    from === undefined ? typeText(text) : [],
  );
  return texts.length === 0 ? '' : codeFence(texts.join('\n\n'), 'ts');
}

const escapeCell = (text: string) => text.replace(/\s*\n\s*/g, ' ').replaceAll('|', '\\|');
