import { writeFileSync } from 'node:fs';
import type { ApiResult } from './snapshot/api';
import type { TypeScriptModule } from './compile/types/create-program';
import { formatProblem } from 'live-playground/model';
import type { SiteConfig } from './config/site-config';
import type { Coverage } from './feature/feature';
import { askFeatures } from './feature/features-of';
import { unbuilt } from './feature/view-site';
import { createStore } from './snapshot/create-store';
import type { Snapshot } from './snapshot/snapshot';
import { listControls } from './output/data/list-controls';
import { findProblems } from './output/data/find-problems';

/** What `npm run check` says of the pages beside what a build would. */
export interface DocsReport {
  /** A line for each problem; the check fails where there is one. */
  problems: string[];
  /** What the author should know: nothing that fails. */
  notes: string[];
  /** How much of the reference is described; absent if the site has none. */
  coverage?: Coverage;
}

/**
 * Asks all that can be said of a site beside what a build would.
 * @param ts the compiler: what is read with it isn't read in a thread.
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
  const result = await store.api(() => Promise.resolve(ts));
  const { api } = result;
  const { notes, coverage, problems: ofFeatures } = await checkFeatures(snapshot, result, ts, write);
  // Elsewhere they're problems anyway.
  const missing = api && snapshot.config.deadLinks === 'warn' ? snapshot.entries.flatMap(api.missing) : [];
  const problems = [...findProblems(snapshot, result), ...missing, ...ofFeatures];
  const controlled = [...snapshot.demos.values()].filter(({ controls }) => controls);
  problems.push(...controlled.flatMap((demo) => listControls(snapshot, demo, api).problems));
  return { problems: problems.map(formatProblem), notes, ...(coverage && { coverage }) };
}

/** What features say of the pages. @param write true to write what ends problems. */
async function checkFeatures(snapshot: Snapshot, result: ApiResult, ts: TypeScriptModule, write: boolean) {
  const site = { ...unbuilt(snapshot), api: async () => result };
  const checks = await Promise.all(askFeatures(snapshot, (parts) => parts.checkDocs && [parts.checkDocs(site, ts)]));
  const noted = checks.flatMap((check) => check.noted);
  if (write) for (const { file, text } of noted) writeFileSync(file, text());
  const files = noted.map(({ problem }) => problem.file);
  return {
    problems: [...checks.flatMap((check) => check.problems), ...(write ? [] : noted.map(({ problem }) => problem))],
    notes: [
      ...(write && files.length > 0 ? [`Noted as current: ${files.join(', ')}.`] : []),
      ...checks.flatMap((check) => check.notes),
    ],
    coverage: checks.find((check) => check.coverage)?.coverage,
  };
}
