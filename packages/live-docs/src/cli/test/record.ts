import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { BuildError } from 'live-playground/model';
import { build, mergeConfig, type Plugin, type Rolldown } from 'vite';
import { z } from 'zod';
import type { SiteConfig } from '../../core/node/config/site-config';
import { formatJson } from '../../core/node/files/format-json';
import { hashText } from '../../core/node/files/hash-text';
import { installedPackage } from '../../core/node/files/installed-package';
import { viteAliases } from '../../core/node/library/alias';
import { madeModules } from '../../core/node/vite/made-modules';
import { sourceText, type SiteDemo, type Snapshot } from '../../core/node/snapshot/snapshot';
import type { SiteFolder } from '../read-site';
import type { DemoResult } from './judge';

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

const schema = z.record(z.string(), recorded);

type RecordedDemo = z.infer<typeof recorded>;

/** What it writes, by the ids of demos. */
type TestRecord = z.infer<typeof schema>;

const recordFile = ({ docs }: Pick<SiteConfig, 'docs'>): string => path.posix.join(docs, 'tested.json');

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
    throw new BuildError({ file, found, expected, fix: 'Correct or delete it, and run "live-docs test --record"' });
  }
}

/** Writes what a test found of the demos that pass. @param last the record so far. @returns path of the file from the site's root. */
export async function record(
  site: SiteFolder,
  snapshot: Snapshot,
  last: TestRecord,
  results: readonly DemoResult[],
  browsers: string[],
): Promise<string> {
  const demos = new Map<string, Pick<RecordedDemo, 'stamp' | 'size'>>();
  for (const { demo } of results) {
    const found = snapshot.demos.get(demo.id);
    if (!found || demos.has(demo.id)) continue;
    const stamp = demoStamp(snapshot, found);
    const known = last[demo.id];
    const size = known?.stamp === stamp ? known.size : await measureDemo(site, snapshot, found);
    demos.set(demo.id, { stamp, size });
  }
  const react = installedPackage('react', site.root)?.version ?? '';
  const facts = { date: new Date().toISOString().slice(0, 10), react, browsers, demos };
  const file = recordFile(site.config);
  const merged = mergeRecord(last, results, facts, [...snapshot.demos.keys()]);
  writeFileSync(path.join(site.root, file), formatJson(merged));
  return file;
}

interface RecordFacts extends Pick<RecordedDemo, 'date' | 'react' | 'browsers'> {
  /** Of each demo that was tested, by its id. */
  demos: ReadonlyMap<string, Pick<RecordedDemo, 'stamp' | 'size'>>;
}

/**
 * Takes the results of a test into a record. Demos that weren't tested keep what was known; those that fail lose it, and
 * so do those that are gone.
 * @param facts what the results don't say. @param ids of all demos of the site.
 */
export function mergeRecord(
  last: TestRecord,
  results: readonly DemoResult[],
  { demos, ...facts }: RecordFacts,
  ids: readonly string[],
): TestRecord {
  const entries = [...ids].sort().flatMap((id): [string, RecordedDemo][] => {
    const own = results.filter(({ demo }) => demo.id === id);
    const demo = demos.get(id);
    if (own.length === 0 || !demo) return last[id] ? [[id, last[id]]] : [];
    if (own.some(({ problems }) => problems.length > 0)) return [];
    const known = Object.fromEntries(own.flatMap((one) => one.known.map(({ rule, reason }) => [rule, reason])));
    return [[id, { ...demo, ...facts, known, keys: Object.assign({}, ...own.map(({ keys }) => keys)) }]];
  });
  return Object.fromEntries(entries);
}

/** What every reader has. */
const REACT = /^react(-dom)?(\/|$)/;

const MEASURED = 'virtual:measured';

/** Bytes of a demo's script and styles with its packages, minified and compressed by brotli. */
export const measureDemo = (
  site: Pick<SiteFolder, 'root' | 'input'>,
  snapshot: MeasuredSite,
  { file, exportName }: Pick<SiteDemo, 'file' | 'exportName'>,
): Promise<number> =>
  measureModule(
    site,
    snapshot,
    // What else the file exports is left out.
    exportName === undefined ? { file } : { code: `export { ${exportName} } from ${JSON.stringify(file)};` },
  );

type MeasuredSite = Pick<Snapshot, 'libraries'> & { files: Pick<Snapshot['files'], 'made'> };

/**
 * Bytes of a module with all that it imports but React, minified and compressed by brotli.
 * @param module its path from the site's root, or its code.
 */
export async function measureModule(
  { root, input }: Pick<SiteFolder, 'root' | 'input'>,
  { libraries, files }: MeasuredSite,
  module: { file: string } | { code: string },
): Promise<number> {
  const measured: Plugin = {
    name: 'live-docs:measured',
    resolveId: (id) => (id === MEASURED ? `\0${MEASURED}` : undefined),
    load: (id) => (id === `\0${MEASURED}` && 'code' in module ? module.code : undefined),
  };
  const result = await build(
    mergeConfig(input.vite ?? {}, {
      configFile: false,
      publicDir: false,
      root,
      logLevel: 'error',
      plugins: [measured, madeModules(async () => files.made)],
      resolve: { alias: viteAliases(libraries.aliases) },
      build: {
        write: false,
        minify: true,
        reportCompressedSize: false,
        rolldownOptions: {
          input: 'file' in module ? path.resolve(root, module.file) : MEASURED,
          external: REACT,
          preserveEntrySignatures: 'strict',
          output: { codeSplitting: false },
        },
      },
    }),
  );
  const outputs = ([result].flat() as Rolldown.RolldownOutput[]).flatMap(({ output }) => output);
  return outputs.reduce((sum, part) => sum + sizeOf(part), 0);
}

function sizeOf(part: Rolldown.OutputChunk | Rolldown.OutputAsset): number {
  if (part.type === 'asset' && !part.fileName.endsWith('.css')) return 0;
  const text = part.type === 'chunk' ? part.code : part.source;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(text, { params }).length;
}
