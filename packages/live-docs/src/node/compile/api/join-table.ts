import { apiAnchor, memberId, type MemberId } from 'live-playground/model';
import {
  minorOf,
  NATIVE,
  recentMinors,
  shortVersion,
  sinceOf,
  typeText,
  type ApiHistory,
  type ApiProperty,
  type ApiTable,
  type ApiText,
} from '../../../model';
import { highlight } from '../markdown/highlight';
import type { ApiFacts } from './read-api';
import { inLanguage, type Description, type Descriptions, type Texts } from './read-descriptions';
import type { MemberFacts } from './read-table';
import { plainText, renderText } from './render-text';

/** What the tables of a site are made of. */
export interface ApiParts {
  facts: ApiFacts;
  descriptions: ReadonlyMap<string, Descriptions>;
  /** Demos that use each member, by place in the list of demos. */
  users: Map<MemberId, number[]>;
  /** Address of the page that shows each table. */
  homes: Map<string, string>;
  base: string;
  /** The library's versions, if they're known, and the documented one. */
  history?: ApiHistory | undefined;
  version: string;
}

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

/** A row of a table as plain text. */
export interface ApiRow {
  name: string;
  type: string;
  description: string;
  default: string;
  isDeprecated: boolean;
}

/** The members of a table that are shown: internal ones only where a demo shows them. */
export function joinMembers(
  { facts, descriptions, users }: Pick<ApiParts, 'facts' | 'descriptions' | 'users'>,
  id: string,
): Joined[] {
  const own = descriptions.get(id);
  const base = own?.extends === undefined ? undefined : facts.tables[own.extends];
  return (facts.tables[id]?.members ?? [])
    .map((member): Joined => {
      const twin = base?.members.find(({ name }) => name === member.name);
      const description = own?.properties[member.name];
      const isShared = twin !== undefined && JSON.stringify(twin) === JSON.stringify(member);
      const isInherited = !description && isShared;
      const home = isInherited && own?.extends ? own.extends : id;
      const words = description ?? (isInherited ? descriptions.get(home)?.properties[member.name] : undefined);
      return { member, home, isShared, ...(words ? { description: words } : {}) };
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
      ...sinceWhen(parts, home, name, description),
      ...(deprecated === undefined ? {} : { deprecated: endOf(parts, home, deprecated) }),
      ...(internal ? { internal } : {}),
      ...(demos ? { demos } : {}),
    };
  };
  const properties = rows.filter(({ home }) => home === id).map(toProperty);
  const inherited = rows.filter(({ home }) => home !== id).map(toProperty);
  const recent = [...properties, ...inherited].some(({ isNew }) => isNew) && recentOf(parts)[0];
  const native = facts.tables[id]?.native ?? [];
  return {
    id,
    import: { text: line, html: highlight(line, 'ts') },
    properties,
    ...(own?.extends && inherited.length > 0 ? { inherited: { from: own.extends, properties: inherited } } : {}),
    ...(native.length > 0 ? { native } : {}),
    ...(recent ? { recent: recent.minor } : {}),
  };
}

/** The version in which a property appeared: what its description says, which is older than any declaration, or what these show. */
export function sinceWhen(
  parts: Pick<ApiParts, 'history' | 'version'>,
  table: string,
  name: string,
  description: Description | undefined,
): Pick<ApiProperty, 'since' | 'isNew'> {
  if (description?.since) return { since: shortVersion(description.since) };
  const since = parts.history && sinceOf(parts.history, table, name);
  if (!since) return {};
  const isNew = recentOf(parts).some(
    (minor) => minor.name === since.name && minorOf(minor.version) === minorOf(since.version),
  );
  return { since: shortVersion(since.version), ...(isNew ? { isNew } : {}) };
}

const recentOf = ({ history, version }: Pick<ApiParts, 'history' | 'version'>) =>
  history ? recentMinors(history, version, RECENT) : [];

/** What is said of a table's rows in one language. A text that is missing in that language is English, and marked so. */
export function joinTexts(parts: ApiParts, id: string, language: string): Record<string, ApiText> {
  const render = (texts: Texts) => {
    const found = inLanguage(texts, language);
    const markup = renderText(found.text, parts.base);
    return found.language === language ? markup : `<span lang="${found.language}">${markup}</span>`;
  };
  const texts = joinMembers(parts, id).flatMap(({ member, description }) => {
    if (!description) return [];
    const words = typeof description.default === 'object' ? { default: render(description.default) } : {};
    return [[member.name, { description: render(description.texts), ...words }] as const];
  });
  const native = parts.descriptions.get(id)?.native;
  return { ...Object.fromEntries(texts), ...(native ? { [NATIVE]: { description: render(native) } } : {}) };
}

/** What a table's own rows say as plain text. */
export function joinRows(parts: ApiParts, id: string, language: string): ApiRow[] {
  return joinMembers(parts, id)
    .filter(({ home }) => home === id)
    .map(({ member, description }) => {
      const initial = description?.default;
      return {
        name: member.name,
        type: typeText(member.type),
        description: description ? plainText(inLanguage(description.texts, language).text) : '',
        default: typeof initial === 'object' ? plainText(inLanguage(initial, language).text) : (initial ?? ''),
        isDeprecated: member.deprecated !== undefined,
      };
    });
}

/** What a property goes by where its table isn't named: `tooltip.delay` for `delay` of the object in `tooltip`. */
export function fullName({ descriptions }: Pick<ApiParts, 'descriptions'>, table: string, name: string): string {
  for (const { properties } of descriptions.values()) {
    const owner = Object.entries(properties).find(([, { see }]) => see === table)?.[0];
    if (owner) return `${owner}.${name}`;
  }
  return `${table}.${name}`;
}

/** What the library says of a member's end, each name linked where it has a row. */
function endOf(parts: ApiParts, id: string, said: string): ApiProperty['deprecated'] {
  const link = (text: string) =>
    text.replace(/`([^`]+)`/g, (code, name: string) => {
      const href = addressOf(parts, id, name);
      return href ? `[${code}](${href})` : code;
    });
  const name = /^(?:Please )?use (`[^`]+`) instead\.?$/i.exec(said)?.[1];
  if (name) return { instead: renderText(link(name), parts.base) };
  return { note: renderText(link(said.replace(/(?<=[^.!?])$/, '.')), parts.base) };
}

/** Where a name such as `size.width`, as it is said of a table, has its row. */
function addressOf(parts: ApiParts, id: string, name: string): string | undefined {
  const [head = '', ...rest] = name.split('.');
  // The library names props of its component in what it says of parts of it too.
  const tables = [parts.descriptions.get(id), ...parts.descriptions.values()];
  const see = tables.map((one) => one?.properties[head]?.see).find((name) => name !== undefined);
  const [table, property] = see && rest.length > 0 ? [see, rest.join('.')] : [id, name];
  const home = parts.homes.get(table);
  const exists = parts.facts.tables[table]?.members.some((member) => member.name === property);
  return home && exists ? `${home}#${apiAnchor(table, property)}` : undefined;
}
