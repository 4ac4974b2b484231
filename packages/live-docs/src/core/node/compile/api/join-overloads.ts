import { typeText, type ApiType } from '../../../model';
import type { MemberFacts } from './table-facts';

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
