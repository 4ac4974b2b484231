import { checkApi, findUnused } from './api/check-api';
import { checkSnippets } from './api/check-snippets';
import type { Compiler } from './api/api-program';
import { linksOf } from './api/render-text';
import type { Descriptions } from './api/read-descriptions';
import type { Problem } from '../model';
import { formatProblem } from './build-error';
import { readSiteConfig } from './config/site-config';
import type { SiteConfigInput } from './config/site-config-input';
import { checkLink } from './site/check-links';
import { createSite, type Site } from './site/create-site';

/** What `npm run check` says of the pages beside what a build would. */
export interface DocsReport {
  /** A line for each problem; the check fails where there is one. */
  problems: string[];
  /** Properties of the library that no demo shows. */
  unused: string[];
}

/** Names of React that a part of a component may use without importing them. */
const REACT = [
  "import { useCallback, useEffect, useMemo, useRef, useState } from 'react';",
  "import type { ComponentProps, CSSProperties, Key, ReactNode, RefObject } from 'react';",
];

/** Holds the descriptions against the library, and the code blocks of all pages against the compiler. */
export async function checkDocs(root: string, input: SiteConfigInput, ts: Compiler): Promise<DocsReport> {
  const site = createSite(root, readSiteConfig(input));
  site.scan();
  const pages = [...site.pages().values()].flatMap(site.faces);
  const compiled = await Promise.all(pages.map(async (entry) => ({ ...entry, page: await site.compiled(entry) })));
  const snippets = compiled.map(({ file, filename, page }) => ({ file, filename, snippets: page.snippets }));
  const api = await site.api(() => Promise.resolve(ts));
  const imports = [...(api?.descriptions.values() ?? [])].map((one) => one.import);
  const problems = checkSnippets(ts, root, snippets, [...imports, ...REACT]);
  if (!api) return { problems: problems.map(formatProblem), unused: [] };
  const known = Object.keys(api.facts.tables);
  for (const { filename, page } of compiled) {
    for (const { id, line } of page.tables) {
      if (known.includes(id)) continue;
      const expected = `one of ${known.join(', ')}`;
      problems.push({
        file: filename,
        line,
        found: `<API id="${id}"> has no definition`,
        expected,
        fix: 'Correct the id',
      });
    }
  }
  const all = [...api.descriptions.values()];
  problems.push(...checkApi(api.parts), ...(await checkTexts(site, all)), ...(await checkVersions(site, all)));
  return { problems: problems.map(formatProblem), unused: findUnused(api.parts) };
}

/** Links of descriptions that lead nowhere. */
async function checkTexts(site: Site, all: Descriptions[]): Promise<Problem[]> {
  const links = all.flatMap(({ filename, properties, lines, native, keyLines }) => {
    const texts = Object.entries(properties).flatMap(([name, { default: value, texts }]) =>
      [texts, ...(typeof value === 'object' ? [value] : [])].map((said) => ({ said, line: lines[name] ?? 1 })),
    );
    if (native) texts.push({ said: native, line: keyLines['native'] ?? 1 });
    return texts.flatMap(({ said, line }) =>
      Object.values(said).flatMap((text) => linksOf(text).map((href) => ({ filename, href, line }))),
    );
  });
  const problems = await Promise.all(
    links.map(({ filename, href, line }) => checkLink(site, { filename, path: '/' }, href, line)),
  );
  return problems.flatMap((problem) => problem ?? []);
}

/** Versions that aren't headings of the site's changelog, if its configuration names one. */
async function checkVersions(site: Site, all: Descriptions[]): Promise<Problem[]> {
  const { changelog } = site.config;
  if (changelog === undefined) return [];
  const record = site.pages().get(changelog);
  if (!record) {
    const expected = 'the address of a page';
    return [{ file: 'site.config.ts', found: `"changelog" is "${changelog}"`, expected, fix: 'Correct the address' }];
  }
  const versions = (await site.compiled(record)).toc.map(({ title }) => title);
  return all.flatMap(({ filename, properties, lines }) =>
    Object.entries(properties).flatMap(([name, { since }]): Problem[] =>
      since === undefined || versions.includes(since)
        ? []
        : [
            {
              file: filename,
              line: lines[name] ?? 1,
              found: `"${name}" is said to be new in ${since}`,
              expected: `a version that is a heading in ${record.filename}`,
              fix: 'Correct "since", or remove it',
            },
          ],
    ),
  );
}
