import path from 'node:path';
import { hasJavaScript, startOf, toJavaScriptName, type DemoOutline, type JavaScriptFiles } from '../../../model';
import { eraseTypes } from '../../compile/demos/javascript/erase-types';
import { readDemoFile } from '../../compile/demos/read-demo-file';
import { oncePer } from '../../../model/once-per';
import type { ModuleInput } from '../../feature/feature';
import { once } from '../../files/files';
import { originOf } from '../../files/made-files';
import { toPosix } from '../../files/paths';
import { demoTexts, shownSources, sourceText, type SiteDemo, type Snapshot } from '../../snapshot/snapshot';
import { keepResult } from '../../snapshot/kept-results';
import { dataFile, type DataFile } from './data-file';

/** What follows `~data/` in the address of a source file while developing, before its path from the root. */
export const DEV_SOURCES = 'sources/';

/** What follows `~data/` in the address of a source file as JavaScript while developing, before its path from the root. */
export const DEV_JAVASCRIPT = 'javascript/';

const made = oncePer((_: Snapshot) => new Map<string, DataFile>());

/** The data file of a demo's source file, highlighted. Demos that share a source file share its data. @param file its id. */
export const sourceFile = (snapshot: Snapshot, file: string): DataFile =>
  once(made(snapshot), file, () => dataFile(path.posix.basename(file), highlighted(snapshot, file)));

const highlighted = (snapshot: Snapshot, file: string) => highlightedText(snapshot, file, sourceText(snapshot, file));

/** A file with its highlighted markup, made once for builds that follow each other. @param file its name tells its language. */
export const highlightedText = (snapshot: Snapshot, file: string, text: string) =>
  keepResult(snapshot, 'code', [path.posix.basename(file), text], () => readDemoFile(file, text));

/** What a page says of a demo without its code. */
export function demoOutline(input: Pick<ModuleInput, 'snapshot' | 'target'>, demo: SiteDemo): DemoOutline {
  const { packages } = demo.parts;
  const sources = shownSources(demo);
  const hidden = demo.parts.sources.filter(({ isHidden }) => isHidden);
  const { root, files } = input.snapshot;
  const origin = originOf(files, demo.file);
  const own = sources[0]?.file;
  const listed = (some: typeof hidden) => some.map(({ name, file }) => ({ name, data: sourceAddress(input, file) }));
  return {
    ...demoTexts(demo),
    packages,
    lines: own === undefined ? 0 : sourceText(input.snapshot, own).trimEnd().split('\n').length,
    files: listed(sources),
    ...(hidden.length > 0 && { hidden: listed(hidden) }),
    ...(origin !== demo.file && { origin: toPosix(root, origin) }),
    ...(files.made.get(demo.file)?.isBound && { isBound: true }),
    ...(isTypeScriptOnly(input.snapshot, demo) ? { isTypeScriptOnly: true } : {}),
  };
}

/** The first lines of a demo's code, highlighted, which pages show before anything else of it. */
export function firstLines(snapshot: Snapshot, demo: SiteDemo): string {
  const [own] = shownSources(demo);
  return own ? startOf(highlighted(snapshot, own.file).html) : '';
}

/** The files of demos as JavaScript, of those that are to be had so. */
export function javaScriptFiles({ snapshot, target }: Pick<ModuleInput, 'snapshot' | 'target'>): JavaScriptFiles {
  const addressOf = (file: string, text: string) =>
    target === 'dev'
      ? `~data/${DEV_JAVASCRIPT}${toPosix(snapshot.root, file)}.json`
      : javaScriptFile(snapshot, file, text).address;
  const filesOf = (demo: SiteDemo) =>
    shownSources(demo).flatMap(({ name, file }) => {
      const text = javaScriptText(snapshot, file);
      if (text === undefined) return { name, data: sourceAddress({ snapshot, target }, file) };
      // There were types alone.
      return text.trim() === '' ? [] : { name: toJavaScriptName(name), data: addressOf(file, text) };
    });
  const demos = [...snapshot.demos.values()].filter((demo) =>
    hasJavaScript({ files: shownSources(demo), isTypeScriptOnly: isTypeScriptOnly(snapshot, demo) }),
  );
  return Object.fromEntries(demos.map((demo) => [demo.id, filesOf(demo)]));
}

/** Addresses of the source files of all demos, by path from the root. */
export function sourceAddresses(input: Pick<ModuleInput, 'snapshot' | 'target'>): Record<string, string> {
  const { root, demosByFile } = input.snapshot;
  return Object.fromEntries([...demosByFile.keys()].map((file) => [toPosix(root, file), sourceAddress(input, file)]));
}

/** The address of a source file's data, below the base. */
const sourceAddress = ({ snapshot, target }: Pick<ModuleInput, 'snapshot' | 'target'>, file: string): string =>
  target === 'dev' ? `~data/${DEV_SOURCES}${toPosix(snapshot.root, file)}.json` : sourceFile(snapshot, file).address;

const erased = oncePer((_: Snapshot) => new Map<string, string | undefined>());

/** A demo's source file as JavaScript; undefined if it isn't TypeScript, or if its types can't be removed. @param file its id. */
export function javaScriptText(snapshot: Snapshot, file: string): string | undefined {
  const known = erased(snapshot);
  if (!known.has(file)) known.set(file, isTyped(file) ? withoutTypes(snapshot, file) : undefined);
  return known.get(file);
}

function withoutTypes(snapshot: Snapshot, file: string): string | undefined {
  const text = sourceText(snapshot, file);
  return keepResult(snapshot, 'types', [path.posix.basename(file), text], () => eraseTypes(file, text));
}

/** True for a demo that has a file whose types can't be removed. */
const isTypeScriptOnly = (snapshot: Snapshot, demo: SiteDemo): boolean =>
  shownSources(demo).some(({ file }) => isTyped(file) && javaScriptText(snapshot, file) === undefined);

/** True for a script that may have types. */
const isTyped = (file: string): boolean => toJavaScriptName(file) !== file;

/** The same as data, as `sourceFile` makes them of the file itself. */
export const javaScriptFile = (snapshot: Snapshot, file: string, text: string): DataFile =>
  dataFile(toJavaScriptName(path.posix.basename(file)), javaScriptData(snapshot, file, text));

/** What is in it. */
export const javaScriptData = (snapshot: Snapshot, file: string, text: string) =>
  highlightedText(snapshot, toJavaScriptName(file), text);
