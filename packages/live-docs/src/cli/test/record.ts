import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatJson } from '../../core/node/files/format-json';
import { installedPackage } from '../../core/node/files/installed-package';
import type { Snapshot } from '../../core/node/snapshot/snapshot';
import type { SiteFolder } from '../read-site';
import type { DemoResult } from './judge';
import { measureDemo } from './measure-demo';
import { mergeRecord } from './merge-record';
import { demoStamp, recordFile, type TestRecord } from './read-record';

/** Writes what a test found of the demos that pass. @param last the record so far. @returns path of the file from the site's root. */
export async function record(
  site: SiteFolder,
  snapshot: Snapshot,
  last: TestRecord,
  results: readonly DemoResult[],
  browsers: string[],
): Promise<string> {
  const demos = new Map<string, { stamp: string; size: number }>();
  for (const { demo } of results) {
    const found = snapshot.demos.get(demo.id);
    if (!found || demos.has(demo.id)) continue;
    const stamp = demoStamp(snapshot, found);
    const known = last[demo.id];
    const size = known?.stamp === stamp ? known.size : await measureDemo(site, snapshot, demo.file);
    demos.set(demo.id, { stamp, size });
  }
  const react = installedPackage('react', site.root)?.version ?? '';
  const facts = { date: new Date().toISOString().slice(0, 10), react, browsers, demos };
  const file = recordFile(site.config);
  const merged = mergeRecord(last, results, facts, [...snapshot.demos.keys()]);
  writeFileSync(path.join(site.root, file), formatJson(merged));
  return file;
}
