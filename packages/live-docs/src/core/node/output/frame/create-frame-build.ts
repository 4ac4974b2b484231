import path from 'node:path';
import { inspect } from 'node:util';
import { buildFrame, type FrameBuild, type FrameHosts } from 'live-playground/build';
import { mergeConfig, type Plugin, type PluginOption, type UserConfig } from 'vite';
import { collectImports } from '../../compile/demos/collect-imports';
import { offeredPackages, offeredVersions } from '../../compile/demos/offered-packages';
import { STYLESHEET, hostOf, type Directive } from '../../config/policy-sources';
import { findReact } from '../../config/react-homes';
import type { SiteConfig } from '../../config/site-config';
import { askFeatures } from '../../feature/features-of';
import { readStamp } from '../../files/files';
import { readText } from '../../files/hash-text';
import { writeWhole } from '../../files/kept-files';
import { parseJson } from '../../files/parse-json';
import { resolveEngine } from '../../files/resolve-engine';
import { viteAliases, type Alias } from '../../library/alias';
import type { Snapshot } from '../../snapshot/snapshot';
import { lessImports } from './less-imports';
import { readModules } from './read-modules';

interface FrameInput {
  /** Folder of the site, absolute. */
  root: string;
  /** True to make the chunks small, with hashes in their names. */
  isSmall: boolean;
}

interface Made {
  packages: string;
  frame: Promise<FrameBuild>;
  /** The stamp of each file that isn't a package's, once it's built; empty if it changed meanwhile. */
  stamps: ReadonlyMap<string, string>;
}

/**
 * Builds the frame for the demos of a snapshot: once as long as they import the same packages, and the source of the library's own
 * is the same. One that fails is built again when it's next asked for.
 */
export function createFrameBuild({ root, isSmall }: FrameInput): (snapshot: Snapshot) => Promise<FrameBuild> {
  const reactRoot = findReact(root).demos;
  let last: Made | undefined;
  return (snapshot) => {
    const { demos, libraries, config, files } = snapshot;
    const { packages } = collectImports(demos.values());
    const offered = offeredPackages(snapshot.root, libraries, files);
    // What bundles of other versions of the library leave to the frame.
    const shared = askFeatures(snapshot, ({ runVersions }) => runVersions?.list(snapshot)).flatMap(
      (one) => one.imports,
    );
    const wanted = new Set([...offered.libraries, ...offered.others, ...shared]);
    const others = [...wanted].filter((name) => !packages.includes(name));
    const names = [...packages, ...others].join(' ');
    const isCurrent = (made: Made) =>
      made.packages === names && [...made.stamps].every(([file, stamp]) => readStamp(file) === stamp);
    if (last && isCurrent(last)) return last.frame;
    const vite = frameConfig(config.vite, libraries.aliases);
    const hosts = frameHosts(config);
    const [draw] = askFeatures(snapshot, ({ demoTools }) => (demoTools?.draw === undefined ? [] : [demoTools.draw]));
    const design = draw === undefined ? {} : { design: draw };
    const build = (names: string[]) =>
      buildFrame({ root, reactRoot, isSmall, packages: names.sort(), vite, hosts, ...design });
    // An installation or another configuration may mend what failed.
    const versions = offeredVersions(offered, snapshot.root, files);
    const configured = [
      readStamp(path.join(root, 'site.config.ts')),
      inspect([config.vite, libraries.aliases], { depth: 8 }),
    ];
    const key = JSON.stringify([names, versions, configured]);
    const frame = buildWith(build, packages, others, keepUnfit(path.join(root, UNFIT), key, offered.others));
    const began = Date.now();
    const made: Made = { packages: names, frame, stamps: new Map() };
    last = made;
    const stampOf = (file: string) => {
      const stamp = readStamp(file);
      return Number.parseFloat(stamp) < began ? stamp : '';
    };
    const readStamps = async () => {
      const own = (await frame).sources.filter((file) => !file.includes('/node_modules/'));
      made.stamps = new Map(own.map((file) => [file, stampOf(file)]));
    };
    readStamps().catch(() => {
      if (last === made) last = undefined;
    });
    return frame;
  };
}

/** What browsers can't run of what edits are offered, from the site's root. */
const UNFIT = '.site/unfit-packages.json';

/** Remembers what can't be bundled, as long as nothing changes that may mend it. @param installed all others may be source, which changes. */
function keepUnfit(file: string, key: string, installed: readonly string[]) {
  return {
    read(): readonly string[] {
      const kept = parseJson<{ key: string; names: string[] }>(readText(file));
      return kept?.key === key ? kept.names : [];
    },
    write(names: readonly string[]) {
      writeWhole(file, JSON.stringify({ key, names: names.filter((name) => installed.includes(name)) }));
    },
  };
}

/**
 * Builds the frame with all that edits are offered. What can't be bundled for browsers, and no demo imports, is left out: it's
 * found by halves, one build after the other, once.
 */
async function buildWith(
  build: (names: string[]) => Promise<FrameBuild>,
  packages: readonly string[],
  offered: readonly string[],
  unfit: ReturnType<typeof keepUnfit>,
): Promise<FrameBuild> {
  const known = unfit.read();
  const able = offered.filter((name) => !known.includes(name));
  try {
    return await build([...packages, ...able]);
  } catch (error) {
    if (able.length === 0) throw error;
    const failing = await findFailing(build, able);
    const frame = await build([...packages, ...able.filter((name) => !failing.includes(name))]);
    unfit.write([...known, ...failing]);
    return frame;
  }
}

/** Those of some packages that can't be bundled. */
async function findFailing(build: (names: string[]) => Promise<unknown>, names: readonly string[]): Promise<string[]> {
  const isAble = await build([...names]).then(
    () => true,
    () => false,
  );
  if (isAble) return [];
  if (names.length === 1) return [...names];
  const half = Math.ceil(names.length / 2);
  return [...(await findFailing(build, names.slice(0, half))), ...(await findFailing(build, names.slice(half)))];
}

/** What the frame's bundler takes of a site's options for Vite. */
type FrameConfig = Pick<UserConfig, 'plugins' | 'resolve' | 'define' | 'css'>;

/**
 * How the frame of edited demos finds and compiles modules and styles: as the site's pages do.
 * @param site options for Vite of the site's configuration.
 */
function frameConfig(site: UserConfig = {}, aliases: readonly Alias[]): FrameConfig {
  const { plugins = [], resolve = {}, define = {}, css = {} } = site;
  const own: FrameConfig = {
    resolve: { alias: viteAliases(aliases) },
    plugins: [resolveEngine(), ...readModules()],
    css: { preprocessorOptions: { less: { plugins: [lessImports] } }, lightningcss: { errorRecovery: true } },
  };
  return mergeConfig({ plugins: [transforms(plugins)], resolve, define, css } satisfies FrameConfig, own);
}

/** Hooks of a plugin that find and compile modules. */
const HOOKS = ['resolveId', 'load', 'transform'] as const;

/** Plugins with those hooks alone: they've been set up for the pages' build, and write files for that. */
async function transforms(option: PluginOption): Promise<Plugin[]> {
  const plugin = await option;
  if (!plugin) return [];
  if (Array.isArray(plugin)) return (await Promise.all(plugin.map(transforms))).flat();
  if (!HOOKS.some((hook) => hook in plugin)) return [];
  const { name, enforce, apply } = plugin as Plugin;
  const hooks = Object.fromEntries(HOOKS.flatMap((hook) => (hook in plugin ? [[hook, (plugin as Plugin)[hook]]] : [])));
  return [{ name, ...(enforce && { enforce }), ...(apply && { apply }), ...hooks }];
}

const DIRECTIVES: readonly Directive[] = ['style-src', 'img-src', 'font-src', 'media-src'];

/** What edited demos may load from other hosts: what the site's policy and head name for stylesheets, pictures, fonts and media. */
export function frameHosts({
  contentSecurityPolicy: added,
  head,
}: Pick<SiteConfig, 'contentSecurityPolicy' | 'head'>): FrameHosts {
  const sheets = head.flatMap(({ tag, attributes: { rel, href } }) =>
    tag === 'link' && rel === 'stylesheet' && typeof href === 'string' && hostOf(href) ? href : [],
  );
  const sourcesOf = (directive: Directive) => [
    ...(STYLESHEET.includes(directive) ? sheets.flatMap((sheet) => hostOf(sheet) ?? []) : []),
    // Keywords are about scripts, or say what the frame has anyway.
    ...((added && added[directive]) || []).filter((source) => !source.startsWith("'")),
  ];
  return {
    policy: Object.fromEntries(DIRECTIVES.map((each) => [each, [...new Set(sourcesOf(each))]])),
    stylesheets: sheets,
  };
}
