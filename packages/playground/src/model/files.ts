/** A file of a playground, as the page has it. */
export interface PlaygroundFile {
  /** Path from the entry's folder, which is also its tab's label. */
  name: string;
  text: string;
  /** The text as highlighted markup, one `span.line` a line. */
  html?: string;
}
