import type { ReactNode } from 'react';
import type { PageData } from './page';
import type { StoredPage } from './page-module';

/** Answers a page's data on the server: the default export of `page.server.ts`. */
export type ServerLoader = (context: {
  /** Address of the page that asks. */
  url: string;
  request: { headers: Record<string, string | string[] | undefined> };
}) => unknown;

/** Loaders of pages with `page.server.ts`, by path. */
export type ServerLoaders = Record<string, () => Promise<{ default: ServerLoader }>>;

/**
 * Collects the styles that components write while they're rendered on the server: the default export of the module that the option
 * `serverStyles` names. It's called for each page.
 */
export type ServerStyles = (content: ReactNode) => {
  /** What is rendered in place of the content. */
  content: ReactNode;
  /** Tags for the end of the document's head, once that is rendered. */
  getTags(): string;
};

/** A page as it's rendered on the server. */
export interface RenderedPage {
  /** Of the document's body. */
  markup: string;
  /** See `ServerStyles`; empty without them. */
  styleTags: string;
}

/** What a page says, and where it's listed: the bundle for the server holds none of it. */
export interface ServerPage extends StoredPage {
  meta: PageData;
}

/** What the bundle for the server exports. */
export interface ServerEntry {
  /**
   * Renders a page; `null` stands for the 404 page, which has no text.
   * @param left ids of demos that are left to browsers.
   * @throws whatever a component of the page throws.
   */
  renderPage(path: string | null, text?: ServerPage, left?: readonly string[]): Promise<RenderedPage>;
  /** Renders one demo alone, to find which demo of a page throws. */
  renderDemo(id: string): Promise<string>;
  /** Renders the page of a demo alone, for `live-docs test`: what a site publishes has no markup of it. */
  renderDemoPage(id: string): Promise<string>;
  loaders: ServerLoaders;
}
