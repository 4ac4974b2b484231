import type TypeScript from 'typescript';
import type { COMPILER_NAMES } from '../../model/type-messages';

type Names = (typeof COMPILER_NAMES)[number];

/** What TypeScript as a whole has, and what is left of it, too. */
export type CompilerParts = Pick<typeof TypeScript, Extract<Names, keyof typeof TypeScript>>;

/** What is left of TypeScript. */
export interface TrimmedTypeScript extends CompilerParts {
  /** The candidate that is nearest to a name. The compiler exports it, and doesn't declare it. */
  getSpellingSuggestion(name: string, candidates: string[], nameOf: (candidate: string) => string): string | undefined;
  /** The token at a place, or the one before it. The compiler exports it, and doesn't declare it. */
  getTokenAtPosition(file: TypeScript.SourceFile, at: number): TypeScript.Node;
}

/** The compiler at work on one demo. */
export interface Project {
  ts: TrimmedTypeScript;
  service: TypeScript.LanguageService;
  /** Path of a file of the demo in the program. */
  pathOf(file: string): string;
  /** What the demo calls a file; undefined if the demo doesn't have it. */
  nameOf(path: string): string | undefined;
  /** Adds all packages that demos may import to the program. Until then it has those that the demo imports. */
  addPackages(): void;
}
