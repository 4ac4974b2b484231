import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ServerEntry } from '../../model';
import { BuildError } from '../build-error';
import { drawPicture, drawPictures } from '../pictures/draw-picture';
import { checkEntry } from '../site/check-links';
import type { Entry, Site } from '../site/create-site';
import type { AssetIndex } from './page-assets';
import { renderDocument, type DocumentParts } from './render-document';

/** What prerendering needs from the two builds before it. */
export interface PrerenderInput {
  site: Site;
  server: ServerEntry;
  assets: AssetIndex;
  /** Module ids of the two scripts that pages and demos start with. */
  entries: { docs: string; demo: string };
  shared: Pick<DocumentParts, 'base' | 'build' | 'version' | 'icon'>;
  /** Folder to write to, absolute. */
  dist: string;
}

/** Writes a flat `.html` file a page, `404.html`, and a shell a demo. @returns how many of each. */
export async function prerenderSite(input: PrerenderInput): Promise<{ pages: number; demos: number }> {
  const { site, server, assets, entries, shared, dist } = input;
  const { base } = shared;
  const docs = assets.fileOf(entries.docs);
  const demoEntry = assets.fileOf(entries.demo);
  const write = (name: string, parts: DocumentParts) => {
    const file = path.join(dist, `${name}.html`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, renderDocument(parts));
  };
  const titled = (title: string) => (title === site.config.title ? title : `${title} - ${site.config.title}`);

  const links = (entry: string, files: string[], inline: boolean) => {
    const { scripts, styles } = assets.collect([entry, ...files]);
    const hrefs = styles.map((style) => base + style);
    return {
      ...shared,
      script: base + entry,
      preloads: scripts.filter((script) => script !== entry).map((script) => base + script),
      ...(inline ? { styles: styles.map(assets.styleText).join(''), inlined: hrefs } : { stylesheets: hrefs }),
    };
  };

  const pages = [...site.pages().values()];
  for (const entry of pages) {
    write(entry.path === '/' ? 'index' : entry.path.slice(1), {
      ...links(docs, [assets.fileOf(`\0virtual:page${entry.path}`)], true),
      page: entry.path,
      title: titled(entry.front.title),
      ...(entry.front.description ? { description: entry.front.description } : {}),
      body: await renderOrBlame(site, server, entry),
    });
  }
  write('404', {
    ...links(docs, [], true),
    page: '404',
    title: titled('Page not found'),
    body: await server.renderPage(null),
  });
  const demos = await site.demos();
  for (const [id, demo] of demos) {
    write(`~demos/${id}`, {
      ...links(demoEntry, [assets.fileOf(demo.file)], false),
      title: titled(demo.title),
      ...(demo.description ? { description: demo.description } : {}),
    });
  }
  const pictures = await Promise.all([...demos.keys()].map(async (id) => drawPicture(id, await server.renderDemo(id))));
  writeFileSync(path.join(dist, 'pictures.svg'), drawPictures(pictures));
  return { pages: pages.length, demos: demos.size };
}

/** Renders a page; where that throws, names the demo that does so alone, else the page. */
async function renderOrBlame(site: Site, server: ServerEntry, entry: Entry): Promise<string> {
  try {
    return await server.renderPage(entry.path);
  } catch (error) {
    const { demos } = await site.compiled(entry);
    for (const demo of demos) {
      const thrown = await server.renderDemo(demo.id).then(
        () => undefined,
        (reason: unknown) => ({ reason }),
      );
      if (thrown)
        throw blame(path.relative(site.root, demo.file), thrown.reason, `shown by ${entry.filename}:${demo.line}`);
    }
    throw blame(entry.filename, error, 'the page itself');
  }
}

function blame(file: string, error: unknown, where: string): BuildError {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return new BuildError([
    {
      file,
      found: `${message} (while prerendering, ${where})`,
      expected: 'a component that renders without a browser',
      fix: 'Move what needs window or document into an effect or an event handler, or mend the error',
    },
  ]);
}

/** All faults of a site's pages. @throws {BuildError} where there are any. */
export async function checkSite(site: Site): Promise<void> {
  const faults = await Promise.all(
    [...site.pages().values()]
      .flatMap((entry) => [entry, ...site.tabs(entry.path)])
      .map((entry) => checkEntry(site, entry)),
  );
  if (faults.flat().length > 0) throw new BuildError(faults.flat());
}
