import type { DumiConfig } from './dumi-config';
import type { Language } from './languages';
import type { Change, Folder, Note } from '../plan';
import type { Resolve } from './resolve';

/** A page of dumi that becomes a page of the site. */
export interface DumiPage {
  /** Path of its file from the folder. */
  source: string;
  /** Path that it's written to. The same, unless the engine doesn't look there. */
  target: string;
  /** Path of its file without the language in its name. */
  plain: string;
  /** The language in its name, if there is one. */
  locale?: string | undefined;
  language: Language;
  /** Name of the component that dumi takes the page to be about. */
  component?: string | undefined;
  /** The address that dumi gives it, without a language. */
  address: string;
}

/** What a page's text is changed with. */
export interface PageInput extends DumiPage {
  config: DumiConfig;
  resolve: Resolve;
  read: Folder['read'];
  /** A file's text as it will be once its own page is migrated: places in it are those of that text. */
  readIncluded: Folder['read'];
  /** Where the page of a file is written to; the file itself if it's no page. */
  targetOf(file: string): string;
  /** Components of the project's own that pages may use. */
  components: ReadonlySet<string>;
  /** Languages as dumi names them that the page is translated to; undefined for a translation. */
  translatedTo: readonly string[] | undefined;
  /** Of a translation: the demos that the code blocks of its page have become. */
  blocks: PageOutput['blocks'];
  /** True if code blocks run only where they say so. */
  passive: boolean;
  /** Line of the file at an offset of the text. */
  lineAt(offset: number): number;
  /** A free path for the demo that a code block becomes. @param at its place among them, from 1. */
  nameFile(at: number, ending: string): string;
}

/** What is collected while a page's text is changed. */
export interface PageOutput {
  /** Other files that change with it. */
  changes: Change[];
  demos: { file: string; dumiId: string }[];
  notes: Note[];
  /** The code blocks that run, with the file of the demo that each has become. */
  blocks: ({ file: string; code: string } | undefined)[];
  hasApi: boolean;
}
