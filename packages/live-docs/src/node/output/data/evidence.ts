import path from 'node:path';
import { z } from 'zod';
import type { DemoEvidence, Problem } from '../../../model';
import type { SiteConfig } from '../../config/site-config';
import { hashText } from '../../files/hash-text';
import { sourceText, type SiteDemo, type Snapshot } from '../../snapshot/snapshot';
import { oncePer } from './once-per';

/** A demo's evidence, with what tells whether the demo is still the same. */
export interface RecordedDemo extends Omit<DemoEvidence, 'isChanged'> {
  stamp: string;
}

/** What `live-docs test --record` writes, by the ids of demos. */
export type TestRecord = Record<string, RecordedDemo>;

/** Path of the record from the site's root. */
export const recordFile = ({ docs }: Pick<SiteConfig, 'docs'>): string => path.posix.join(docs, 'tested.json');

const schema = z.record(
  z.string(),
  z.strictObject({
    stamp: z.string(),
    date: z.string(),
    react: z.string(),
    browsers: z.array(z.string()),
    size: z.number(),
    known: z.record(z.string(), z.string()),
    keys: z.record(z.string(), z.array(z.string())),
  }),
);

/** Changes with the demo's files and the versions of its packages. */
export const demoStamp = (snapshot: Snapshot, { parts }: SiteDemo): string =>
  hashText(JSON.stringify([parts.packages, ...parts.sources.map(({ file }) => sourceText(snapshot, file))])).slice(
    0,
    12,
  );

/** Reads the record of a site; empty if there is none. */
export const readRecord = oncePer((snapshot: Snapshot): { record: TestRecord; problem?: Problem } => {
  const file = recordFile(snapshot.config);
  const text = snapshot.files.text(path.posix.join(snapshot.root, file));
  if (text === undefined) return { record: {} };
  try {
    return { record: schema.parse(JSON.parse(text)) };
  } catch (error) {
    const found = `the file can't be read: ${error instanceof z.ZodError ? z.prettifyError(error) : String(error)}`;
    const expected = 'what "live-docs test --record" writes';
    return { record: {}, problem: { file, found, expected, fix: 'Delete it, and run "live-docs test --record"' } };
  }
});

/** What the last test found of a demo, if it was recorded. */
export function evidenceOf(snapshot: Snapshot, demo: SiteDemo): DemoEvidence | undefined {
  const { [demo.id]: recorded } = readRecord(snapshot).record;
  if (!recorded) return undefined;
  const { stamp, ...evidence } = recorded;
  return { ...evidence, ...(stamp === demoStamp(snapshot, demo) ? {} : { isChanged: true as const }) };
}
