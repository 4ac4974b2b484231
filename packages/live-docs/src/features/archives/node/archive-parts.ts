import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '../../../core/model';
import type { EngineParts, InnerSite } from '../../../core/node/feature/feature';
import { engineModule } from '../../../core/node/files/entries';
import { MANIFEST, type ArchiveFacts } from './archive-file';
import { hrefOf, isOwn, versionOf, type ArchiveOption } from './archive-sites';

/** Texts of the note above an archive's pages. */
const MESSAGES = {
  'en': {
    note: 'This is the documentation of version {version}.',
    same: 'This page in the current version',
    nearest: "This page isn't in the current version: go to the nearest one",
  },
  'zh-CN': {
    note: '这是 {version} 版本的文档。',
    same: '查看当前版本中的此页',
    nearest: '当前版本没有此页：前往最接近的页面',
  },
} as const;

interface ArchiveInput {
  name: string;
  /** What the menu calls it. Default: the version of the library, else its name. */
  title: string | undefined;
  /** Path that the current site is served below, with a slash at both ends. */
  current: string;
  /** What the site names as its archives: its pages may link to them. */
  archives: readonly ArchiveOption[];
}

/** What the feature adds to a site that is built as an archive, in place of the archives that it names itself. */
export function archiveParts({ name, title, current, archives }: ArchiveInput): EngineParts {
  const props = { current, name, ...(title !== undefined && { title }) };
  return {
    // The current site has them: a link that leads below this one is forwarded there.
    sites: Object.fromEntries(archives.filter(isOwn).map((one) => [one.name, () => forwardTo(hrefOf(one, current))])),
    messages: MESSAGES,
    files: (site) => [
      {
        path: MANIFEST,
        offline: false,
        text() {
          const version = versionOf(site);
          const facts: ArchiveFacts = {
            interface: 1,
            name,
            base: site.base,
            ...(version && { version }),
            pages: site.pages.map((page) => page.path),
          };
          return JSON.stringify(facts);
        },
      },
    ],
    slots: {
      'header-version': { module: engineModule('features/archives/browser/version-menu'), props },
      'body-start': { module: engineModule('features/archives/browser/archive-note'), props },
    },
  };
}

/** A page that leads to another site. */
const forwardTo = (address: string): InnerSite => ({
  key: () => address,
  write(folder) {
    const href = escapeHtml(address);
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      path.join(folder, 'index.html'),
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${href}</title>` +
        `<link rel="canonical" href="${href}"><meta http-equiv="refresh" content="0; url=${href}"></head>` +
        `<body><a href="${href}">${href}</a></body></html>\n`,
    );
  },
});
