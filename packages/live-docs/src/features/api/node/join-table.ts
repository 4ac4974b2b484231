import type { PageApiTable } from '../../../core/node/compile/markdown/page-output';
import type { ApiRow } from '../../../core/node/snapshot/api';
import { type MemberId, memberId } from 'live-playground/model';
import {
  type ApiHistory,
  minorOf,
  namedVersion,
  ownValue,
  recentMinors,
  shortVersion,
  sinceOf,
  typeText,
  type ApiType,
} from '../../../core/model';
import type { ApiFacts } from './read-api';
import { inLanguage, type Texts } from '../../../core/node/files/spoken';
import type { Description, Descriptions } from './read-descriptions';
import { NATIVE, type ApiDemo, type ApiProperty, type ApiTable, type ApiText } from '../shared/api';
import { highlight } from '../../../core/node/compile/markdown/highlight';
import { plainText, renderText } from '../../../core/node/compile/markdown/render-text';
import { addressOf, linkNames } from './texts';
import type { MemberFacts, MemberDoc } from './table-facts';

/** What the tables of a site are made of. */
export interface ApiParts {
  facts: ApiFacts;
  descriptions: ReadonlyMap<string, Descriptions>;
  /** Demos that use each member, by place in the list of demos. */
  users: Map<MemberId, number[]>;
  demos: readonly ApiDemo[];
  /** Address of the page that shows each table. */
  homes: Map<string, string>;
  base: string;
  /** The site's default language. */
  language: string;
  /** The library's versions, if they're known, and the documented one. */
  history?: ApiHistory | undefined;
  version: string;
}

/** What an `<API>` of a page shows. */
export type Shown = Pick<PageApiTable, 'id' | 'isFile'>;

/** Minors whose properties count as new. */
const RECENT = 2;

/** A member with the words for it, and the table that they are from. */
export interface Joined {
  member: MemberFacts;
  description?: Description;
  /** Table whose row it is: its own, or the one that it extends. */
  home: string;
  /** True where the table that it extends has the same member. */
  isShared: boolean;
}

/** The tables that an `<API>` of a page shows. Those that the library doesn't have are left out. */
export const tablesOf = ({ facts }: Pick<ApiParts, 'facts'>, { id, isFile }: Shown): string[] =>
  (isFile ? (ownValue(facts.files, id) ?? []) : [id]).filter((one) => Object.hasOwn(facts.tables, one));

/** The members of a table that are shown: internal ones only where a demo shows them. */
export function joinMembers(parts: Pick<ApiParts, 'facts' | 'descriptions' | 'users' | 'homes'>, id: string): Joined[] {
  const { facts, descriptions, users } = parts;
  const own = descriptions.get(id);
  const base = own?.extends === undefined ? undefined : ownValue(facts.tables, own.extends);
  return (ownValue(facts.tables, id)?.members ?? [])
    .map((member): Joined => {
      const twin = base?.members.find(({ name }) => name === member.name);
      const written = ownValue(own?.properties, member.name);
      const isShared = twin !== undefined && JSON.stringify(twin) === JSON.stringify(member);
      const isInherited = !written && isShared;
      const home = isInherited && own?.extends ? own.extends : id;
      const words = written ?? (isInherited ? ownValue(descriptions.get(home)?.properties, member.name) : undefined);
      const description = describeMember(parts, home, member, words);
      return { member, home, isShared, ...(description ? { description } : {}) };
    })
    .filter(({ member, home }) => !member.internal || users.has(memberId(home, member.name)))
    .sort((a, b) => compare(a.member, b.member));
}

/** By name, what is on its way out last. */
function compare(a: MemberFacts, b: MemberFacts): number {
  const late = Number(a.deprecated !== undefined) - Number(b.deprecated !== undefined);
  return late || (a.name < b.name ? -1 : 1);
}

/** A table as it is shown, but for the words. */
export function joinTable(parts: ApiParts, id: string): ApiTable {
  const { facts, descriptions, users } = parts;
  const own = descriptions.get(id);
  const line = own?.import ?? '';
  const rows = joinMembers(parts, id);
  const toProperty = ({ member, description, home }: Joined): ApiProperty => {
    const { name, type, required, deprecated, internal } = member;
    const demos = users.get(memberId(home, name));
    return {
      name,
      type,
      ...(required ? { required } : {}),
      ...(typeof description?.default === 'string' ? { default: description.default } : {}),
      ...sinceWhen(parts, home, member, description),
      ...(deprecated === undefined ? {} : { deprecated: endOf(parts, home, deprecated) }),
      ...(internal ? { internal } : {}),
      ...(member.doc?.examples ? { examples: member.doc.examples.map((code) => highlight(code, 'tsx')) } : {}),
      ...(demos ? { demos } : {}),
    };
  };
  const properties = rows.filter(({ home }) => home === id).map(toProperty);
  const inherited = rows.filter(({ home }) => home !== id).map(toProperty);
  const recent = [...properties, ...inherited].some(({ isNew }) => isNew) && recentOf(parts)[0];
  const { signature, about, native: all = [] } = ownValue(facts.tables, id) ?? {};
  const native = own?.native ? all : withoutKey(all);
  return {
    id,
    ...(about ? { about: renderText(linkNames(parts, id, about), parts.base) } : {}),
    ...(signature ? { signature } : {}),
    import: { text: line, html: highlight(line, 'ts') },
    properties,
    ...(own?.extends && inherited.length > 0 ? { inherited: { from: own.extends, properties: inherited } } : {}),
    ...(native.length > 0 ? { native } : {}),
    ...(recent ? { recent: recent.minor } : {}),
  };
}

/**
 * The version in which a property appeared: what its description says, which is older than any declaration and so of the first
 * package, what the declarations of all versions show, or what its comment says.
 */
export function sinceWhen(
  parts: Pick<ApiParts, 'history' | 'version'>,
  table: string,
  { name, doc }: MemberFacts,
  description: Description | undefined,
): Pick<ApiProperty, 'since' | 'isNew'> {
  const { history } = parts;
  const [first] = Object.keys(history?.read ?? {});
  if (description?.since) {
    const version = description.since;
    return { since: history && first ? namedVersion(history, { name: first, version }) : shortVersion(version) };
  }
  const since = history && sinceOf(history, table, name);
  if (!since) return doc?.since ? { since: shortVersion(doc.since) } : {};
  const isNew = recentOf(parts).some(
    (minor) => minor.name === since.name && minorOf(minor.version) === minorOf(since.version),
  );
  return { since: namedVersion(history, since), ...(isNew ? { isNew } : {}) };
}

const recentOf = ({ history, version }: Pick<ApiParts, 'history' | 'version'>) =>
  history ? recentMinors(history, version, RECENT) : [];

/** What is said of a table's rows in one language. A text that is missing in that language is in another one, and marked so. */
export function joinTexts(parts: ApiParts, id: string, language: string): Record<string, ApiText> {
  const render = (texts: Texts) => {
    const found = inLanguage(texts, language);
    const markup = renderText(found.text, parts.base);
    return found.language === language || markup === '' ? markup : `<span lang="${found.language}">${markup}</span>`;
  };
  const texts = joinMembers(parts, id).flatMap(({ member, description }) => {
    if (!description) return [];
    const words = typeof description.default === 'object' ? { default: render(description.default) } : {};
    const said = { description: render(description.texts), ...words };
    return said.description || words.default ? [[member.name, said] as const] : [];
  });
  const native = parts.descriptions.get(id)?.native;
  return { ...Object.fromEntries(texts), ...(native ? { [NATIVE]: { description: render(native) } } : {}) };
}

/** What the rows of a table say as plain text. */
export const joinRows = (parts: ApiParts, id: string, language: string): ApiRow[] =>
  joinMembers(parts, id).map(({ member, description, home }) => {
    const { default: initial, texts } = description ?? {};
    const say = (said: Texts) => plainText(inLanguage(said, language).text);
    const { since } = sinceWhen(parts, home, member, description);
    const users = parts.users.get(memberId(home, member.name)) ?? [];
    const demos = [...new Set(users.flatMap((at) => parts.demos[at]?.path ?? []))];
    return {
      name: member.name,
      type: typeText(member.type),
      parts: member.type,
      home,
      isInternal: member.internal,
      ...(initial === undefined ? {} : { default: typeof initial === 'object' ? say(initial) : initial }),
      ...(member.required ? { required: true } : {}),
      ...(since ? { since } : {}),
      ...(member.deprecated === undefined ? {} : { deprecated: plainText(linkNames(parts, home, member.deprecated)) }),
      description: texts ? say(texts) : '',
      ...(demos.length > 0 ? { demos } : {}),
    };
  });

/** What a property goes by where its table isn't named: `tooltip.delay` for `delay` of the object in `tooltip`. */
export function fullName({ descriptions }: Pick<ApiParts, 'descriptions'>, table: string, name: string): string {
  for (const { properties } of descriptions.values()) {
    const owner = Object.entries(properties).find(([, { see }]) => see === table)?.[0];
    if (owner) return `${owner}.${name}`;
  }
  return `${table}.${name}`;
}

/** Interfaces without the one that every component has: it holds no more than `key`. */
function withoutKey(native: ApiType): ApiType {
  const rest = native.filter((part) => typeof part !== 'string' && part.name !== 'React.Attributes');
  return rest.flatMap((part, at) => (at > 0 ? [', ', part] : part));
}

/** What the library says of a member's end, each name linked where it has a row. */
function endOf(parts: ApiParts, id: string, said: string): ApiProperty['deprecated'] {
  const render = (text: string) => {
    const links = text.replace(/`([^`]+)`/g, (code, name: string) =>
      addressOf(parts, id, name) ? `{@link ${name}|${code}}` : code,
    );
    return renderText(linkNames(parts, id, links), parts.base);
  };
  const name = /^(?:Please )?use (`[^`]+`|\{@link [^}]+\}) instead\.?$/i.exec(said)?.[1];
  return name ? { instead: render(name) } : { note: render(said.replace(/(?<=[^.!?])$/, '.')) };
}

/** A default of words: more than one, and nothing that only code has. */
const WORDS = /^[A-Z]?[\w'-]*[a-z](?: [\w'-]+)+[.,]?/;

/**
 * What is said of a member: what the comments and the source of the library say, and over it what `docs/api` does, key by key.
 * @param id table that the member is of.
 */
function describeMember(
  parts: Pick<ApiParts, 'facts' | 'descriptions' | 'homes'>,
  id: string,
  { doc }: MemberFacts,
  written: Description | undefined,
): Description | undefined {
  if (!doc) return written;
  const { texts = {}, default: initial } = written ?? {};
  const own = initial ?? toDefault(doc.default);
  const text: Texts = doc.text === undefined ? {} : { [commentLanguage(doc.text)]: linkNames(parts, id, doc.text) };
  return {
    ...written,
    texts: { ...text, ...texts },
    ...(own === undefined ? {} : { default: own }),
  };
}

/** A default of a comment or of the source: code, or words. */
function toDefault(text: MemberDoc['default']): Description['default'] {
  if (text === undefined) return undefined;
  const code = /^`([^`]+)`\.?$/.exec(text)?.[1];
  if (code !== undefined) return code;
  return text.includes('`') || WORDS.test(text) ? { [commentLanguage(text)]: text } : text;
}

/** The language of a comment: Chinese by its script, else English. */
const commentLanguage = (text: string) =>
  /\p{sc=Han}/u.test(text) && !/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text) ? 'zh-CN' : 'en';
