import { writeFileSync } from 'node:fs';
import { checkApi, findUnused, measureCoverage, type Coverage } from './compile/api/check-api';
import { checkHistory } from './compile/api/check-history';
import type { Api, ApiResult } from './snapshot/create-api';
import { checkSnippets } from './compile/api/check-snippets';
import type { TypeScriptModule } from './compile/api/api-program';
import { linksOf } from './compile/api/render-text';
import type { Descriptions } from './compile/api/read-descriptions';
import type { Problem } from '../model';
import { formatProblem } from 'live-playground/model';
import type { SiteConfig } from './config/site-config';
import { askFeatures } from './feature/features-of';
import { unbuilt } from './feature/view-site';
import { createStore } from './snapshot/create-store';
import type { Snapshot } from './snapshot/snapshot';
import { createLinkCheck } from './output/data/check-links';
import { checkShown } from './output/data/check-shown';
import { listControls } from './output/data/list-controls';
import { findProblems } from './output/data/find-problems';

/** What `npm run check` says of the pages beside what a build would. */
export interface DocsReport {
  /** A line for each problem; the check fails where there is one. */
  problems: string[];
  /** What the author should know: nothing that fails. */
  notes: string[];
  /** Properties of the library that no demo shows. */
  unused: string[];
  /** How much of the reference is described; absent if the site has none. */
  coverage?: Coverage;
}

/** Names of React that a part of a component may use without importing them. */
const REACT = [
  "import { useCallback, useEffect, useMemo, useRef, useState } from 'react';",
  "import type { ComponentProps, CSSProperties, Key, ReactNode, RefObject } from 'react';",
];

/**
 * Holds the descriptions against the library, and the code blocks of all pages against the compiler.
 * @param write true to write what ends problems, as the notes of translations.
 */
export async function checkDocs(
  root: string,
  config: SiteConfig,
  ts: TypeScriptModule,
  write = false,
): Promise<DocsReport> {
  const store = createStore(root, config);
  const snapshot = await store.snapshot();
  const { entries } = snapshot;
  const texts = new Set(entries.flatMap(({ language, compiled }) => (language ? [] : compiled.snippets.map(textOf))));
  const snippets = entries.map(({ file, filename, language, compiled }) => ({
    file,
    filename,
    // A translation has the code of its page.
    snippets: compiled.snippets.filter((snippet) => language === undefined || !texts.has(textOf(snippet))),
  }));
  const result = await store.api(() => Promise.resolve(ts));
  const { api } = result;
  const imports = [...(api?.descriptions.values() ?? [])].map((one) => one.import);
  const { notes, problems: ofFeatures } = checkFeatures(snapshot, result, write);
  const problems = [...findProblems(snapshot, result), ...ofFeatures];
  problems.push(...checkSnippets(ts, snapshot, snippets, [...imports, ...REACT]));
  const controlled = [...snapshot.demos.values()].filter(({ controls }) => controls);
  problems.push(...controlled.flatMap((demo) => listControls(snapshot, demo, api).problems));
  if (!api) return { problems: problems.map(formatProblem), notes, unused: [] };
  // Elsewhere they're problems anyway.
  if (snapshot.config.deadLinks === 'warn')
    problems.push(...entries.flatMap((entry) => checkShown(entry, api, snapshot)));
  const all = [...api.descriptions.values()];
  problems.push(
    ...checkApi(api.parts),
    ...checkHistory(
      api.parts,
      snapshot.libraries.all.flatMap(({ name, own }) => (own ? name : [])),
    ),
    ...checkTexts(snapshot, api, all),
    ...checkVersions(snapshot, all),
  );
  return {
    problems: problems.map(formatProblem),
    notes,
    unused: findUnused(api.parts),
    coverage: measureCoverage(api.parts),
  };
}

const textOf = ({ text }: { text: string }) => text;

/** What features say of the pages. @param write true to write what ends problems. */
function checkFeatures(snapshot: Snapshot, result: ApiResult, write: boolean) {
  const site = { ...unbuilt(snapshot), api: async () => result };
  const checks = askFeatures(snapshot, ({ checkDocs }) => checkDocs && [checkDocs(site)]);
  const noted = checks.flatMap((check) => check.noted);
  if (write) for (const { file, text } of noted) writeFileSync(file, text());
  const files = noted.map(({ problem }) => problem.file);
  return {
    problems: [...checks.flatMap((check) => check.problems), ...(write ? [] : noted.map(({ problem }) => problem))],
    notes: [
      ...(write && files.length > 0 ? [`Noted as current: ${files.join(', ')}.`] : []),
      ...checks.flatMap((check) => check.notes),
    ],
  };
}

/** Links of descriptions that lead nowhere. */
function checkTexts(snapshot: Snapshot, api: Api, all: Descriptions[]): Problem[] {
  const check = createLinkCheck(snapshot, api);
  const links = all.flatMap(({ filename, properties, lines, native, keyLines }) => {
    const texts = Object.entries(properties).flatMap(([name, { default: value, texts }]) =>
      [texts, ...(typeof value === 'object' ? [value] : [])].map((said) => ({ said, line: lines[name] ?? 1 })),
    );
    if (native) texts.push({ said: native, line: keyLines['native'] ?? 1 });
    return texts.flatMap(({ said, line }) =>
      Object.values(said).flatMap((text) => linksOf(text).map((href) => ({ filename, href, line }))),
    );
  });
  return links.flatMap(({ filename, href, line }) => check.ofLink({ filename, path: '/' }, href, line) ?? []);
}

/** Versions that aren't headings of the site's changelog, if its configuration names one. */
function checkVersions({ config, pages }: Snapshot, all: Descriptions[]): Problem[] {
  const { changelog } = config;
  if (changelog === undefined) return [];
  const record = pages.get(changelog);
  if (!record) {
    const expected = 'the address of a page';
    return [{ file: 'site.config.ts', found: `"changelog" is "${changelog}"`, expected, fix: 'Correct the address' }];
  }
  const versions = record.compiled.toc.map(({ title }) => title);
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
