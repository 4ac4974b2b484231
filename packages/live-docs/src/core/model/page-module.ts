import type { ComponentType, FunctionComponent } from 'react';
import type { ControlsModule } from './controls';
import type { DemoOutline } from './demo';
import type { PageData } from './page';
import type { SiteData } from './site';

/** What MDX content takes: the components it may use, and what a data loader answered. */
export interface ContentProps {
  components?: Record<string, ComponentType<never>>;
  data?: unknown;
}

/** The content of a page or a tab. */
export type PageContent = FunctionComponent<ContentProps>;

/**
 * A value of what a page says that stays as it is: text, a property, or an element. `$` of an element is its type: `<b` for a tag that
 * the page has, otherwise what Markdown or the page has a component for. Where `$` is a number, it's a place in the page's `files`.
 */
export type StillValue = string | number | boolean | null | StillValue[] | { [name: string]: StillValue };

/** What a page says beside what is live in it, as a file of data: another text changes no script. */
export interface StoredPage {
  meta: Omit<PageData, 'sidebar'>;
  /** Address of its sidebar below the base, absent for a page in none: pages with the same one fetch it once. */
  sidebar?: string;
  /** What stays as it is of its content: text, code and tables, a run between each two live parts. Absent if all of it is live. */
  runs?: StillValue[][];
}

/** What the document of a page says of it: all but the runs, which it has, and the address of these below the base. */
export type DocumentPage = Omit<StoredPage, 'runs'> & { text: string };

/** Loads a page's data in the browser: the default export of `page.client.ts`. */
export type ClientLoader = (request: {
  /** Address of the page, as the address bar shows it. */
  url: string;
}) => unknown;

/** What there is to know of a language other than the default one. It comes with the pages of that language, and with no other. */
export interface PageLocale {
  /** BCP 47 tag: `zh-CN`. */
  locale: string;
  /** The interface's texts. */
  texts: Partial<Record<string, string>>;
  /** What a link leads to on a page of the language: an address of the default language becomes one of this. */
  localize: (to: string) => string;
  /** Address of the same page in the default language. */
  toDefault: (path: string) => string;
  /** The site with the addresses of the language. */
  localizeSite: (site: SiteData) => SiteData;
}

/** What shows a page with tabs takes. */
export interface PageTabsProps extends ContentProps {
  module: PageModule;
}

/** Where the development server lists the stylesheets of a page, below the base. */
export const DEV_STYLES = '~data/page-styles.json';
/** The status with which it says that files have changed since the page's module was made: reset the document (RFC 9110, 15.3.6). */
export const EDITED = 205;

/** A page's script, which pages of text alone share. While developing, it has the page's data. */
export interface PageScript {
  meta?: PageData;
  /** While developing: how often files had changed when it was made. */
  edits?: number;
  /** The language of the page's address, if that isn't the default one. */
  local?: PageLocale;
  /** Says that the content isn't in the language of the address. */
  Note?: ComponentType;
  Content: PageContent;
  /** Addresses of files that its text shows. */
  files?: readonly string[];
  /** Content of the tabs, by key. */
  tabs: Record<string, PageContent>;
  /** Shows a page with tabs. */
  Tabs?: ComponentType<PageTabsProps>;
  /** True where `page.server.ts` is beside the page: its data is asked of the server. */
  hasServerLoader: boolean;
  /** From `page.client.ts`: loads the page's data in the browser, instead of the server. */
  clientLoader?: ClientLoader;
  /** What features have with it, by their names: see `useAdded`. */
  added?: Readonly<Record<string, unknown>>;
}

/** A page as it's shown. */
export interface PageModule extends PageScript {
  meta: PageData;
  /** What stays as it is of its content, in the built site: there on the server, and once it's loaded in a browser. */
  text?: { loaded(): StoredPage | undefined; load(wait?: { stay?: boolean }): Promise<StoredPage> };
  /**
   * Addresses of the stylesheets that it needs beside those of all pages, or their ids while developing; absent for the page of the
   * document.
   */
  styles?: string[];
  /** Addresses of stylesheets that come with parts of other pages alone. */
  foreign?: string[];
}

/** A demo's chunk. */
export interface DemoModule {
  default: ComponentType;
}

/** What MDX passes to `<Demo>` once the build has resolved `src`. */
export interface DemoProps {
  id: string;
  title: string;
  component: ComponentType;
  /** Path of the demo's file from the project's root. */
  filename: string;
  /** What its code consists of; absent without a block. */
  outline?: DemoOutline;
  /** Show it as a page in an `iframe`. */
  iframe?: boolean;
  /** Height to reserve, in pixels. */
  height?: number;
  /** What is behind the demo, as CSS writes it. */
  background?: string;
  /** Leaves out the space around the demo. */
  compact?: boolean;
  /** It needs the whole width: its code is below it on every window. */
  wide?: boolean;
  /** The page is about it. */
  isOwn?: boolean;
  /** Shows its code from the start, to be edited. */
  open?: boolean;
  /** Shows the demo as part of the text: without a block around it, and without its code. */
  inline?: boolean;
  /** What readers may set of its props. */
  controls?: ControlsModule;
}
