import type TypeScript from 'typescript';
import type { Rows } from 'live-playground/types';
import { type ApiType, typeText } from '../../../core/model';
import type { ApiProgram } from '../../../core/node/compile/types/create-program';

/** A member as its declaration has it. */
export interface MemberFacts {
  /** Path below the object: `scroll.x`. */
  name: string;
  type: ApiType;
  required: boolean;
  /** What the library says to use instead, in its own words; empty where it says nothing. */
  deprecated?: string;
  /** Marked as private or internal. */
  internal: boolean;
  /** What its comment says. */
  doc?: MemberDoc;
}

/** A type as its declarations have it. */
export interface TableFacts {
  members: MemberFacts[];
  /** The interfaces of React whose members it takes too. */
  native: ApiType;
  /** Keys of the values that another table is to list, by member. */
  keys: Record<string, string[]>;
  /** How a function is called: its members are its parameters. */
  signature?: ApiType;
  /** What the comment of the component, the function or the type says, as Markdown. */
  about?: string;
}

/** A type that was read, with what only the compiler knows of it. */
export interface ReadTable {
  id: string;
  facts: TableFacts;
  rows: Rows;
  /** Type of the component that takes the members as properties. */
  component: TypeScript.Type | undefined;
}

/** Joins the members of several overloads: a name once, with all types that it may have. Required is what all of them require. */
export function joinOverloads([first = [], ...others]: readonly MemberFacts[][]): MemberFacts[] {
  return others.reduce((joined, members) => {
    const twins = new Map(members.map((member) => [member.name, member]));
    const known = new Set(joined.map(({ name }) => name));
    return [
      ...joined.map((member) => {
        const twin = twins.get(member.name);
        if (!twin) return { ...member, required: false };
        const doc = member.doc ?? twin.doc;
        const required = member.required && twin.required;
        return { ...member, type: joinTypes(member.type, twin.type), required, ...(doc && { doc }) };
      }),
      ...members.filter(({ name }) => !known.has(name)).map((member) => ({ ...member, required: false })),
    ];
  }, first);
}

function joinTypes(a: ApiType, b: ApiType): ApiType {
  const isThere = ` | ${typeText(a)} | `.includes(` | ${typeText(b)} | `);
  return isThere ? a : [...inUnion(a), ' | ', ...inUnion(b)];
}

/** A function is in parentheses there. */
const inUnion = (type: ApiType): ApiType =>
  /^\(.*\) => |^new |^<.*\) => /.test(typeText(type)) ? ['(', ...type, ')'] : type;

/** What a comment says of a member, as Markdown. `{@link …}` stays as it is until the tables of the site are known. */
export interface MemberDoc {
  text?: string;
  /** As the tag says it, or as the source has it: code, or words. */
  default?: string;
  since?: string;
  /** Code. */
  examples?: string[];
}

/** What a declaration's comment says, and the tags that say how to take it. */
interface Doc {
  /** What to use instead; empty where it says nothing. */
  deprecated?: string;
  internal: boolean;
  /** Absent where there is nothing to say. */
  doc?: MemberDoc;
}

/** Reads the comment of a symbol's declarations. */
export function readDoc({ ts, checker }: Pick<ApiProgram, 'ts' | 'checker'>, symbol: TypeScript.Symbol): Doc {
  const tags = symbol.getJsDocTags(checker).map(({ name, text }) => ({ name, text: clean(ts, text) }));
  const tag = (...names: string[]) => tags.find(({ name }) => names.includes(name))?.text;
  const all = (...names: string[]) => tags.flatMap(({ name, text }) => (names.includes(name) && text ? text : []));
  const deprecated = tag('deprecated');
  const text = [clean(ts, symbol.getDocumentationComment(checker)), ...all('remarks')].filter(Boolean).join('\n\n');
  const initial = tag('default', 'defaultValue');
  const since = /^v?(\d+(?:\.\d+)*)\b/.exec(tag('since', 'version') ?? '')?.[1];
  const examples = all('example').map(withoutFence);
  const doc: MemberDoc = {
    ...(text ? { text } : {}),
    ...(initial ? { default: withoutFence(initial) } : {}),
    ...(since === undefined ? {} : { since }),
    ...(examples.length > 0 ? { examples } : {}),
  };
  return {
    ...(deprecated === undefined ? {} : { deprecated }),
    internal: tag('private', 'internal') !== undefined,
    ...(Object.keys(doc).length > 0 ? { doc } : {}),
  };
}

const clean = (ts: ApiProgram['ts'], parts: TypeScript.SymbolDisplayPart[] | undefined) =>
  ts.displayPartsToString(parts).replaceAll('\r\n', '\n').trim();

/** The code of a fence, or the text itself. */
const withoutFence = (text: string) => /^```\w*\n([\s\S]*?)\n```/.exec(text)?.[1] ?? text;
