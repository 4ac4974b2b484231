import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { START_PROBLEM, documentTitle, NOT_FOUND_TITLE } from '../../../model';
import { once } from '../../files/files';
import {
  companionOf,
  entriesOf,
  inAllLanguages,
  languageOf,
  siteDescription,
  textIn,
  type Entry,
  type Snapshot,
} from '../../snapshot/snapshot';
import { askFeatures, componentsOf, headTags } from '../../feature/features-of';
import { viewPage } from '../../feature/view-site';
import { demoModule } from '../data/island-modules';
import { contentOf, pageScript, pageText, startFiles } from '../data/page-files';
import type { Api } from '../../snapshot/api';
import { staticModules } from '../data/slot-modules';
import type { AssetIndex } from './page-assets';
import { imageHosts, pagePolicy } from './page-policy';
import { renderDocument, type DocumentParts, type SharedPart } from './render-document';
import type { Markup } from './render-markup';
import { listClasses, splitStyle, usedStyle, type StylePart } from './used-style';

/** What documents are made of. */
export interface DocumentsInput {
  snapshot: Snapshot;
  /** The API reference, if the site has one that can be read. */
  api: Api | undefined;
  markup: Markup;
  assets: AssetIndex;
  /** Module ids of the two scripts that pages and demos start with. */
  scripts: { docs: string; demo: string };
  shared: Pick<DocumentParts, SharedPart>;
  /** Folder to write to, absolute. */
  dist: string;
}

/** Writes a flat `.html` file a page, `404.html`, and a shell a demo. */
export function writeDocuments(input: DocumentsInput): void {
  const { snapshot, api, markup, assets, scripts, shared, dist } = input;
  const { base } = shared;
  const docsScript = assets.fileOf(scripts.docs);
  const demoScript = assets.fileOf(scripts.demo);
  const added = staticModules(snapshot).map(assets.fileOf);
  const write = (name: string, parts: DocumentParts) => {
    const file = path.join(dist, `${name}.html`);
    mkdirSync(path.dirname(file), { recursive: true });
    const config = { ...snapshot.config, head: [...snapshot.config.head, ...(parts.features ?? [])] };
    const policy = pagePolicy(config, parts.headScript, parts.body, imageHosts(snapshot));
    writeFileSync(file, renderDocument({ ...parts, ...(policy ? { policy } : {}) }));
  };
  const titled = (title: string) => documentTitle(title, snapshot.config.title);

  const link = (script: string, file: string | undefined, data: string[] = []) => {
    const isPage = script === docsScript;
    const site = assets.collect(isPage ? [script, ...added] : [script]).styles;
    const { scripts, styles } = assets.collect(file ? [script, file] : [script]);
    const own = styles.filter((style) => !site.includes(style));
    return {
      ...shared,
      noScript: snapshot.messages['document.noscript'],
      script: base + script,
      ...(file ? { files: [file, ...data].map((address) => base + address) } : {}),
      preloads: scripts.filter((other) => other !== script).map((other) => base + other),
      stylesheets: { site: site.map((style) => base + style), page: own.map((style) => base + style) },
    };
  };
  const split = new Map<string, StylePart[]>();
  const partsOf = (style: string) => once(split, style, () => splitStyle(assets.styleText(style)));
  /** A document that paints without another request. */
  const writeWhole = (name: string, parts: DocumentParts) => {
    // The head's script shows the latter.
    const classes = listClasses(parts.body ?? '')
      .add('noscript')
      .add(START_PROBLEM);
    const { site = [], page = [] } = parts.stylesheets ?? {};
    const used = [...site, ...page].map((href) => usedStyle(partsOf(href.slice(base.length)), classes));
    write(name, { ...parts, style: used.join('') });
  };

  const bodyOf = (page: string | null) => {
    const { markup: body, styleTags } = markup.pageOf(page);
    return { body, styleTags };
  };

  const writePage = (local: Snapshot, entry: Entry) => {
    const [of, content] = contentOf(snapshot, local, entry);
    const { text, file, files } = pageText(snapshot, local, entry);
    const { runs: _runs, ...said } = text;
    const data = [...files, ...startFiles(of, content, api)].map(({ address }) => address);
    const page = viewPage(snapshot, local, entry);
    writeWhole(entry.path === '/' ? 'index' : entry.path.slice(1), {
      ...link(docsScript, assets.fileOf(`\0${pageScript(snapshot, local, entry)}`), data),
      language: languageOf(local),
      noScript: local.messages['document.noscript'],
      page: entry.path,
      text: { ...said, text: file.address },
      start: startOf(of, content),
      formats: hasFormats(snapshot, content),
      features: headTags(page),
      noScriptLinks: askFeatures(snapshot, (parts) => parts.noScript?.(page)),
      title: titled(entry.front.title),
      description: entry.front.description || siteDescription(local),
      ...bodyOf(entry.path),
    });
  };
  for (const local of inAllLanguages(snapshot)) for (const entry of local.pages.values()) writePage(local, entry);
  writeWhole('404', {
    ...link(docsScript, undefined),
    page: '404',
    // A host may answer the address of a page with it.
    start: 'now',
    title: titled(textIn(snapshot, 'not.found.title', NOT_FOUND_TITLE)),
    ...bodyOf(null),
  });
  const moduleOf = demoModule(snapshot);
  for (const [id, demo] of snapshot.demos) {
    write(`~demos/${id}`, {
      ...link(demoScript, assets.fileOf(moduleOf(demo).replace(/^virtual:/, '\0virtual:'))),
      title: titled(demo.title),
      description: demo.description || siteDescription(snapshot),
    });
  }
}

/** A page with a demo, with data to load, or with content that its query chooses starts at once. A text is whole without its scripts. */
function startOf(snapshot: Snapshot, entry: Entry): 'now' | 'idle' {
  const hasDemo = demosOf(snapshot, entry).length > 0;
  const hasData = (['server', 'client'] as const).some((kind) => companionOf(snapshot, entry, kind));
  const components = componentsOf(snapshot);
  const isChosen = entry.compiled.components.some((name) => components.get(name)?.startsNow);
  return hasDemo || hasData || isChosen ? 'now' : 'idle';
}

/** Whether the code of a demo on the page formats numbers or dates. */
function hasFormats(snapshot: Snapshot, entry: Entry): boolean {
  const sources = demosOf(snapshot, entry).flatMap(({ id }) => snapshot.demos.get(id)?.parts.sources ?? []);
  return sources.some(({ text }) => /\.toLocale\w*String\(|\bIntl\./.test(text));
}

const demosOf = (snapshot: Snapshot, entry: Entry) =>
  entriesOf(snapshot, entry).flatMap(({ compiled }) => compiled.demos);
