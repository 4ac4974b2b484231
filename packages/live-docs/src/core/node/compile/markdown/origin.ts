import type { Nodes } from 'mdast';
import type { PageInput } from './page-output';

/** The file that a part of a page was written in. */
export interface Origin {
  /** Id of the file. */
  file: string;
  /** Path from the project's root. */
  filename: string;
  /** True for a file that the page includes. It may have been written for another place, such as GitHub. */
  isIncluded?: boolean;
}

declare module 'mdast' {
  interface Data {
    /** Where the node is from, if the page includes it. */
    origin?: Origin;
  }
}

/** The file that a node was written in: what its paths start from. */
export const originOf = (node: Nodes, input: PageInput): Origin => node.data?.origin ?? input;

/** The file and line of a node, for problems. */
export const placeOf = (node: Nodes, input: PageInput) => ({
  file: originOf(node, input).filename,
  line: node.position?.start.line ?? 1,
});
