/** What is wrong with a file of the site, and what its author can do. */
export interface Problem {
  /** Path from the project's root. */
  file: string;
  /** Line in that file, from 1. */
  line?: number;
  /** What is wrong, with the value found. */
  found: string;
  expected: string;
  fix: string;
}
