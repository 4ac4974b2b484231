/** A stylesheet that a run imports. */
export interface StyleText {
  /** Path from the project's root, or what an import of a package's stylesheet calls it. */
  path: string;
  text: string;
  /** The text that the site has, where it has the file. */
  original?: string;
  /** Stylesheets that come before it. */
  imports?: string[];
}
