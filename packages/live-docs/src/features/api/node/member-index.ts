import type TypeScript from 'typescript';
import { memberId, splitMember, type MemberId } from 'live-playground/model';
import { indexRows, placeOf, type Place, type RowIndex } from 'live-playground/types';
import { ownValue } from '../../../core/model';
import type { ApiProgram } from '../../../core/node/compile/types/create-program';
import type { Descriptions } from './read-descriptions';
import type { ReadTable } from './table-facts';

/** Answers which members of all tables a key of an object means. */
export function createMemberIndex(
  { checker }: ApiProgram,
  tables: ReadTable[],
  descriptions: ReadonlyMap<string, Descriptions>,
) {
  const names = new Set(tables.flatMap(({ id, facts }) => facts.members.map(({ name }) => memberId(id, name))));
  const byDeclaration = indexMembers(tables, descriptions);
  const given = new Set(
    tables
      .filter(({ id }) => descriptions.get(id)?.given)
      .flatMap(({ facts }) => facts.members.map(({ name }) => name.split('.').at(-1))),
  );
  const membersOf = (table: string) => tables.find(({ id }) => id === table)?.facts.members ?? [];

  /** `Dialog size.width` means `Dialog size` too, where that is a member. */
  const prefixes = (id: MemberId) => [id, id.replace(/\.[^. ]+$/, '')].filter((one, at) => at === 0 || one !== id);

  /** Of the tables that know a declaration, those that could hold all the keys of the object that has it. */
  const chooseTables = (ids: MemberId[], keys: string[]): MemberId[] => {
    const fits = ids.filter((id) => {
      const needed = membersOf(splitMember(id).table).filter(({ required, name }) => required && !name.includes('.'));
      return needed.every(({ name }) => keys.includes(name));
    });
    // One with keys that others cannot have is of the kind that needs them.
    const requires = (id: MemberId) => membersOf(splitMember(id).table).some(({ required }) => required);
    const special = fits.filter((id) => ids.length > 1 && requires(id));
    return special.length > 0 ? special : fits.length > 0 ? fits : ids;
  };

  /** The constituents of a union that have every key, or all of them where none has. */
  const fitting = (type: TypeScript.Type, keys: string[]): TypeScript.Type[] => {
    const plain = checker.getNonNullableType(type);
    const parts = plain.isUnion() ? plain.types : [plain];
    const fits = parts.filter((part) => keys.every((key) => part.getProperty(key)));
    return fits.length > 0 ? fits : parts;
  };
  const symbolsOf = (type: TypeScript.Type, key: string, keys: string[]) =>
    fitting(type, keys).flatMap((part) => part.getProperty(key) ?? []);
  const declaredBy = (symbol: TypeScript.Symbol) =>
    (symbol.declarations ?? []).flatMap((node) => byDeclaration.get(placeOf(node)) ?? []);

  return {
    has: (id: MemberId) => names.has(id),
    /**
     * The members that a key of an object means: where it is declared, or else by the path to it.
     * @param keys all keys of the object.
     * @param path what comes before the key in a member's id, where the object is the value of one.
     */
    idsOf(key: string, type: TypeScript.Type | undefined, keys: string[], path: string[]): MemberId[] {
      // Where the object is known, so is its member; the same declaration may serve another table too.
      const isKnown = path.some((start) => names.has(start + key));
      const declared = type && !isKnown ? symbolsOf(type, key, keys).flatMap(declaredBy) : [];
      const ids = declared.length > 0 ? chooseTables(declared, keys) : path.map((start) => start + key);
      return ids.flatMap(prefixes);
    },
    /** A member of a type; in a union, of the constituent that fits the keys of the object. */
    memberOf: (type: TypeScript.Type, key: string, keys: string[]) => symbolsOf(type, key, keys)[0],
    /** The paths to the keys of a member's value. */
    below: (ids: MemberId[]): string[] =>
      ids.map((id) => {
        const { table, name } = splitMember(id);
        const see = ownValue(descriptions.get(table)?.properties, name)?.see;
        return see ? `${see} ` : `${id}.`;
      }),
    /** True for the name of a member of something that the library hands out. */
    isGiven: (name: string) => given.has(name),
    /** The members of that kind that a symbol stands for. */
    givenBy: (symbol: TypeScript.Symbol | undefined): MemberId[] =>
      symbol ? declaredBy(symbol).filter((id) => descriptions.get(splitMember(id).table)?.given) : [],
  };
}

/** The members by where they are declared. One that a table has from another is that other's, unless it is said anew. */
function indexMembers(tables: ReadTable[], descriptions: ReadonlyMap<string, Descriptions>): RowIndex {
  return indexRows(
    tables.map(({ id, facts, rows }) => {
      const base = tables.find((table) => table.id === descriptions.get(id)?.extends)?.rows;
      // What sets a table apart from its base is what it requires; without that, the base speaks for both.
      const isDistinct = facts.members.some(({ required, name }) => required && !base?.has(name));
      const isShared = (name: string, places: readonly Place[]) =>
        places.every((place) => base?.get(name)?.includes(place));
      return { id, rows: isDistinct ? rows : new Map([...rows].filter((row) => !isShared(...row))) };
    }),
  );
}
