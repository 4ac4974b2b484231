import type TypeScript from 'typescript';
import type { Rows } from 'live-playground/types';
import type { ApiType } from '../../../model';
import type { MemberDoc } from './read-doc';

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
