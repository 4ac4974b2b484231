import { checkApi, findUnused } from './api/check-api';
import { checkSnippets } from './api/check-snippets';
import type { Compiler } from './api/api-program';
import { linksOf } from './api/render-text';
import { LANGUAGES } from './api/read-descriptions';
import { formatFault, type Fault } from './build-error';
import { readSiteConfig, type SiteConfigInput } from './config/site-config';
import { checkLink } from './site/check-links';
import { createSite, type Site } from './site/create-site';

/** What `npm run check` says of the pages beside what a build would. */
export interface DocsReport {
  /** A line for each fault; the check fails where there is one. */
  faults: string[];
  /** Properties of the library that no demo shows. */
  unused: string[];
}

/** What a part of a component may use as a matter of course. */
const HOOKS = "import { useCallback, useEffect, useMemo, useRef, useState } from 'react';";

/** Holds the descriptions against the library, and the code blocks of all pages against the compiler. */
export async function checkDocs(root: string, input: SiteConfigInput, ts: Compiler): Promise<DocsReport> {
  const site = createSite(root, readSiteConfig(input));
  site.scan();
  const pages = [...site.pages().values()].flatMap((entry) => [entry, ...site.tabs(entry.path)]);
  const compiled = await Promise.all(pages.map(async (entry) => ({ ...entry, page: await site.compiled(entry) })));
  const snippets = compiled.map(({ file, filename, page }) => ({ file, filename, snippets: page.snippets }));
  const api = await site.api(() => Promise.resolve(ts));
  const imports = [...(api?.descriptions.values() ?? [])].map((one) => one.import);
  const faults = checkSnippets(ts, root, snippets, [...imports, HOOKS]);
  if (!api) return { faults: faults.map(formatFault), unused: [] };
  const known = Object.keys(api.facts.tables);
  for (const { filename, page } of compiled) {
    for (const { id, line } of page.tables) {
      if (known.includes(id)) continue;
      const expected = `one of ${known.join(', ')}`;
      faults.push({
        file: filename,
        line,
        found: `<API id="${id}"> has no definition`,
        expected,
        fix: 'Correct the id',
      });
    }
  }
  faults.push(...checkApi(api.parts), ...(await checkTexts(site)));
  return { faults: faults.map(formatFault), unused: findUnused(api.parts) };
}

/** Links of descriptions that lead nowhere. */
async function checkTexts(site: Site): Promise<Fault[]> {
  const api = await site.api();
  const all = [...(api?.descriptions.values() ?? [])].flatMap(({ filename, properties, lines }) =>
    Object.entries(properties).flatMap(([name, property]) =>
      LANGUAGES.flatMap((language) => linksOf(property[language])).map((href) => ({
        from: { filename, path: '/' },
        href,
        line: lines[name] ?? 1,
      })),
    ),
  );
  const faults = await Promise.all(all.map(({ from, href, line }) => checkLink(site, from, href, line)));
  return faults.flatMap((fault) => fault ?? []);
}
