/** Answers a page's data on the server: the default export of `page.server.ts`. */
export type ServerLoader = (context: {
  /** Address of the page that asks. */
  url: string;
  request: { headers: Record<string, string | string[] | undefined> };
}) => unknown;

/** Loaders of pages with `page.server.ts`, by path. */
export type ServerLoaders = Record<string, () => Promise<{ default: ServerLoader }>>;

/** What the bundle for the server exports. */
export interface ServerEntry {
  /**
   * Renders a page's body; `null` stands for the 404 page.
   * @param left ids of demos that are left to browsers.
   * @throws whatever a component of the page throws.
   */
  renderPage(path: string | null, left?: readonly string[]): Promise<string>;
  /** Renders one demo alone, to find which demo of a page throws. */
  renderDemo(id: string): Promise<string>;
  /** Renders the page of a demo alone, for `live-docs test`: what a site publishes has no markup of it. */
  renderDemoPage(id: string): Promise<string>;
  loaders: ServerLoaders;
}
