import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { documentTitle, NOT_FOUND_TITLE, type ServerEntry } from '../../model';
import { BuildError } from '../build-error';
import { drawPicture, drawPictures } from '../pictures/draw-picture';
import { companionFile } from '../content/companion-file';
import { facesOf, type Entry, type Snapshot } from '../content/snapshot';
import type { Api } from '../api/create-api';
import type { PageDemo } from '../markdown/page-output';
import { toPosix } from '../paths';
import { pageFiles } from '../site/page-files';
import type { AssetIndex } from './page-assets';
import { writeRedirects } from './redirects';
import { renderDocument, type DocumentParts } from './render-document';

/** What prerendering needs from the two builds before it. */
export interface PrerenderInput {
  snapshot: Snapshot;
  /** The reference, if the site has one. */
  api: Api | undefined;
  server: ServerEntry;
  assets: AssetIndex;
  /** Module ids of the two scripts that pages and demos start with. */
  scripts: { docs: string; demo: string };
  shared: Pick<DocumentParts, 'base' | 'generator' | 'storage' | 'themeColor' | 'icon' | 'head'>;
  /** Folder to write to, absolute. */
  dist: string;
}

/** Writes a flat `.html` file a page, `404.html`, and a shell a demo. @returns how many of each. */
export async function prerenderSite(input: PrerenderInput): Promise<{ pages: number; demos: number }> {
  const { snapshot, api, server, assets, scripts, shared, dist } = input;
  const { base } = shared;
  const docsScript = assets.fileOf(scripts.docs);
  const demoScript = assets.fileOf(scripts.demo);
  const write = (name: string, parts: DocumentParts) => {
    const file = path.join(dist, `${name}.html`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, renderDocument(parts));
  };
  const titled = (title: string) => documentTitle(title, snapshot.config.title);

  const links = (script: string, file: string | undefined, inline: boolean, data: string[] = []) => {
    const { scripts, styles } = assets.collect(file ? [script, file] : [script]);
    const hrefs = styles.map((style) => base + style);
    return {
      ...shared,
      script: base + script,
      ...(file ? { files: [file, ...data].map((address) => base + address) } : {}),
      preloads: scripts.filter((other) => other !== script).map((other) => base + other),
      ...(inline ? { styles: styles.map(assets.styleText).join(''), inlined: hrefs } : { stylesheets: hrefs }),
    };
  };

  const pages = [...snapshot.pages.values()];
  for (const entry of pages) {
    const data = pageFiles(snapshot, entry, api).map(({ address }) => address);
    write(entry.path === '/' ? 'index' : entry.path.slice(1), {
      ...links(docsScript, assets.fileOf(`\0virtual:page${entry.path}`), true, data),
      page: entry.path,
      start: startOf(snapshot, entry),
      title: titled(entry.front.title),
      description: entry.front.description || snapshot.config.description,
      body: await renderPage(snapshot, server, entry),
    });
  }
  write('404', {
    ...links(docsScript, undefined, true),
    page: '404',
    // A host may answer the address of a page with it.
    start: 'now',
    title: titled(NOT_FOUND_TITLE),
    body: await server.renderPage(null),
  });
  writeRedirects(dist, base, snapshot.config.redirects);
  const { demos } = snapshot;
  for (const [id, demo] of demos) {
    write(`~demos/${id}`, {
      ...links(demoScript, assets.fileOf(demo.file), false),
      title: titled(demo.title),
      description: demo.description || snapshot.config.description,
    });
  }
  const pictures: string[] = [];
  // One after the other: all at once, the markup of every demo would be held.
  for (const demo of demos.values()) {
    pictures.push(drawPicture(demo.id, await renderDemo(snapshot, server, demo, demo.entry), snapshot.config.pictures));
  }
  writeFileSync(path.join(dist, 'pictures.svg'), drawPictures(pictures));
  return { pages: pages.length, demos: demos.size };
}

/** A page with a demo, or with data to load, starts at once. A text is whole without its scripts. */
function startOf(snapshot: Snapshot, entry: Entry): 'now' | 'idle' {
  const hasDemo = facesOf(snapshot, entry).some(({ compiled }) => compiled.demos.length > 0);
  const hasData = (['server', 'client'] as const).some((kind) => companionFile(entry.file, kind, snapshot.files));
  return hasDemo || hasData ? 'now' : 'idle';
}

/** Renders a page with its tabs; where that throws, names the demo that does so alone, else the page. */
async function renderPage(snapshot: Snapshot, server: ServerEntry, entry: Entry): Promise<string> {
  try {
    return await server.renderPage(entry.path);
  } catch (error) {
    for (const face of facesOf(snapshot, entry)) {
      for (const demo of face.compiled.demos) await renderDemo(snapshot, server, demo, face);
    }
    throw blame(entry.filename, error, 'the page itself');
  }
}

/** Renders a demo alone; where that throws, names it. @param entry the file that shows it. */
async function renderDemo({ root }: Snapshot, server: ServerEntry, demo: PageDemo, entry: Entry): Promise<string> {
  try {
    return await server.renderDemo(demo.id);
  } catch (error) {
    throw blame(toPosix(root, demo.file), error, `shown by ${entry.filename}:${demo.line}`);
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
