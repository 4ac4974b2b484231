import type { Problem } from '../../../core/model';
import type { TypeScriptModule } from '../../../core/node/compile/types/create-program';
import { INTERNAL, type DocsCheck, type SiteView } from '../../../core/node/feature/feature';
import { createLinkCheck } from '../../../core/node/output/data/check-links';
import type { Snapshot } from '../../../core/node/snapshot/snapshot';
import { checkApi, checkHistory, findUnused, measureCoverage, placeOf } from './check-api';
import { checkSnippets } from './check-snippets';
import { readReference, type Reference } from './create-api';
import type { Descriptions } from './read-descriptions';
import { linksOf } from '../../../core/node/compile/markdown/render-text';

/** Names of React that a part of a component may use without importing them. */
const REACT = [
  "import { useCallback, useEffect, useMemo, useRef, useState } from 'react';",
  "import type { ComponentProps, CSSProperties, Key, ReactNode, RefObject } from 'react';",
];

/** Holds the descriptions against the library, and the code blocks of all pages against the compiler. */
export async function checkDocs({ [INTERNAL]: snapshot, api }: SiteView, ts: TypeScriptModule): Promise<DocsCheck> {
  const { reference } = await readReference(api);
  const all = [...(reference?.parts.descriptions.values() ?? [])];
  const snippets = checkSnippets(ts, snapshot, snippetsOf(snapshot), [...all.map((one) => one.import), ...REACT]);
  if (!reference) return { problems: snippets, noted: [], notes: [] };
  const { parts } = reference;
  const own = snapshot.libraries.all.flatMap((library) => (library.own ? library.name : []));
  const unused = findUnused(parts);
  return {
    problems: [
      ...snippets,
      ...checkApi(parts),
      ...checkHistory(parts, own),
      ...checkTexts(snapshot, reference),
      ...checkVersions(snapshot, all),
    ],
    noted: [],
    notes: unused.length > 0 ? [`No demo shows ${unused.join(', ')}.`] : [],
    coverage: measureCoverage(parts),
  };
}

/** The code blocks of all entries. A translation has the code of its page. */
function snippetsOf({ entries }: Snapshot) {
  const texts = new Set(
    entries.flatMap(({ language, compiled }) => (language ? [] : compiled.snippets.map(({ text }) => text))),
  );
  return entries.map(({ file, filename, language, compiled }) => ({
    file,
    filename,
    snippets: compiled.snippets.filter(({ text }) => language === undefined || !texts.has(text)),
  }));
}

/** Links of descriptions that lead nowhere. */
function checkTexts(snapshot: Snapshot, reference: Reference): Problem[] {
  const check = createLinkCheck(snapshot, reference);
  return reference.texts.flatMap(({ file, line, said }) =>
    Object.values(said)
      .flatMap(linksOf)
      .flatMap((href) => check.ofLink({ filename: file, path: '/' }, href, line) ?? []),
  );
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
  return all.flatMap((one) =>
    Object.entries(one.properties).flatMap(([name, { since }]): Problem[] => {
      if (since === undefined || versions.includes(since)) return [];
      const found = `"${name}" is said to be new in ${since}`;
      const expected = `a version that is a heading in ${record.filename}`;
      return [{ ...placeOf(one, name), found, expected, fix: 'Correct "since", or remove it' }];
    }),
  );
}
