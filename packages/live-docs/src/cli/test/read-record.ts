import path from 'node:path';
import { BuildError } from 'live-playground/model';
import { z } from 'zod';
import type { SiteConfig } from '../../core/node/config/site-config';
import { hashText } from '../../core/node/files/hash-text';
import { sourceText, type SiteDemo, type Snapshot } from '../../core/node/snapshot/snapshot';

const recorded = z.strictObject({
  /** Changes with the demo. */
  stamp: z.string(),
  /** Day of the test: `2026-11-20`. */
  date: z.string(),
  /** Version of React. */
  react: z.string(),
  /** Names of the browsers: `Chromium`. */
  browsers: z.array(z.string()),
  /** Bytes of the demo's script and styles, minified and compressed by brotli, without React. */
  size: z.number(),
  /** Known violations with their reasons. */
  known: z.record(z.string(), z.string()),
  /** Keys that the demo's steps press, by what each step shows. */
  keys: z.record(z.string(), z.array(z.string())),
});

/** What `live-docs test --record` found of a demo that passes. */
export type RecordedDemo = z.infer<typeof recorded>;

const schema = z.record(z.string(), recorded);

/** What `live-docs test --record` writes, by the ids of demos. */
export type TestRecord = z.infer<typeof schema>;

/** Path of the record from the site's root. */
export const recordFile = ({ docs }: Pick<SiteConfig, 'docs'>): string => path.posix.join(docs, 'tested.json');

/** Changes with the demo's files and the versions of its packages. */
export const demoStamp = (snapshot: Snapshot, { parts }: SiteDemo): string =>
  hashText(JSON.stringify([parts.packages, ...parts.sources.map(({ file }) => sourceText(snapshot, file))])).slice(
    0,
    12,
  );

/** Reads the record of a site; empty if there is none. @throws BuildError if it's something else. */
export function readRecord({ config, files, root }: Snapshot): TestRecord {
  const file = recordFile(config);
  const text = files.text(path.posix.join(root, file));
  if (text === undefined) return {};
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    const found = `the file can't be read: ${error instanceof z.ZodError ? z.prettifyError(error) : String(error)}`;
    const expected = 'what "live-docs test --record" writes';
    throw new BuildError([{ file, found, expected, fix: 'Correct or delete it, and run "live-docs test --record"' }]);
  }
}
