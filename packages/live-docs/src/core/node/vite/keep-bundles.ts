import { constants, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { inspect } from 'node:util';
import { createHash } from 'node:crypto';
import { splitQuery } from 'live-playground/model';
import type { Plugin, UserConfig } from 'vite';
import { attempt } from '../files/attempt';
import { listFiles } from '../files/files';
import { hashFiles } from '../files/hash-text';
import { writeWhole } from '../files/kept-files';
import { buildEnvironment } from '../files/lock-files';
import { readManifest } from '../files/installed-package';
import { foldersAbove } from '../files/paths';
import { parseJson } from '../files/parse-json';
import { ownPackages } from '../library/library';
import type { AssetFile } from '../output/documents/page-assets';
import { skippedFolders } from '../snapshot/create-store';
import { hashBase } from '../snapshot/keep-pages';
import { inAllLanguages, type Snapshot } from '../snapshot/snapshot';

/** Where the last bundles are, from the site's root. */
const FOLDER = '.site/bundles';

/** Bundles as they're kept. */
interface Kept {
  stamp: string;
  /** Ids of the modules of each bundle, by the name of its environment. */
  modules: Record<string, string[]>;
  /** Of the browser's bundle. */
  assets: AssetFile[];
}

/** Notes which modules bundles are made of. */
export function noteModules() {
  const modules: Kept['modules'] = {};
  const plugin: Plugin = {
    name: 'live-docs:note-modules',
    apply: 'build',
    generateBundle() {
      modules[this.environment.name] = [...this.getModuleIds()].sort();
    },
  };
  return { plugin, modules };
}

/** Folders, absolute. */
export interface BundleFolders {
  /** Where the bundles are written to. */
  client: string;
  server: string;
  /** Files that are published as they are; empty without them. */
  publicDir: string;
}

interface BundlesInput extends BundleFolders {
  snapshot: Snapshot;
  /** The code of a module that the engine writes; undefined for any other. @throws {GoneError} */
  codeOf: (environment: string, id: string) => Promise<string | undefined>;
  /** Those of the bundles of this build, once they're made. */
  modules: Kept['modules'];
}

/** See `keepBundles`. */
export type KeptBundles = ReturnType<typeof keepBundles>;

/**
 * Keeps the bundles from one build to the next: as long as nothing that they're made of has changed, they're taken as they are. What pages
 * say is no part of them.
 */
export function keepBundles({ snapshot, codeOf, modules, client, server, publicDir }: BundlesInput) {
  const { root, config, entryByFile } = snapshot;
  const folder = path.join(root, FOLDER);
  const list = path.join(folder, 'bundles.json');
  const isAllowed = !readsMore(root, config.vite);

  /** Tells all that bundles are made of; undefined if a module isn't there any more. */
  const stampOf = async (bundles: Kept['modules']): Promise<string | undefined> => {
    const hash = createHash('sha256').update(hashBase(root, config));
    const add = (value: unknown) => hash.update(`\n${JSON.stringify(value)}`);
    const files = new Set<string>();
    for (const [environment, ids] of Object.entries(bundles)) {
      for (const id of ids) {
        const code = await codeOf(environment, id).catch(() => null);
        if (code === null) return undefined;
        add([environment, id, code]);
        const file = splitQuery(id).path;
        // Packages are among what pages depend on, too.
        if (code === undefined && path.isAbsolute(file) && !file.includes('/node_modules/')) files.add(file);
      }
    }
    const folders = [root, ...ownPackages(snapshot.libraries).map((one) => one.folder)];
    const skipped = skippedFolders(root, root, config.output);
    const all = folders.flatMap((one) => [...listFiles(one, () => '', skipped).keys()]);
    const settings = foldersAbove(root).flatMap((one) => ENVIRONMENT.map((name) => path.join(one, name)));
    add(hashFiles([...files, ...settings, ...all.filter((file) => !entryByFile.has(file))]));
    add([buildEnvironment(), inspect(config.vite, { depth: 8, maxArrayLength: null })]);
    // What the engine's plugins ask.
    add([...entryByFile.keys(), ...inAllLanguages(snapshot).flatMap(({ pages }) => [...pages.keys()])]);
    add([...snapshot.demos.values()].map((demo) => [demo.id, demo.file, demo.exportName, demo.isBrowserOnly]));
    return hash.digest('hex');
  };

  return {
    /** Puts the last bundles in the place of new ones, if these would be the same. @returns the files of the browser's. */
    async take(): Promise<AssetFile[] | undefined> {
      const kept = parseJson<Kept>(attempt(() => readFileSync(list, 'utf8')));
      if (!kept || !isAllowed || kept.stamp !== (await stampOf(kept.modules))) return undefined;
      try {
        for (const left of [server, client]) rmSync(left, { recursive: true, force: true });
        cpSync(path.join(folder, 'server'), server, { recursive: true });
        cpSync(path.join(folder, 'client'), client, { recursive: true });
        if (publicDir && existsSync(publicDir)) cpSync(publicDir, client, { recursive: true, dereference: true });
        return kept.assets;
      } catch {
        return undefined;
      }
    },
    /** Keeps the bundles of this build. @param assets files of the browser's. */
    async keep(assets: AssetFile[]): Promise<void> {
      rmSync(folder, { recursive: true, force: true });
      if (!isAllowed) return;
      const stamp = await stampOf(modules);
      if (stamp === undefined) return;
      for (const { fileName } of assets) {
        const to = path.join(folder, 'client', fileName);
        mkdirSync(path.dirname(to), { recursive: true });
        await copyFile(path.join(client, fileName), to, constants.COPYFILE_FICLONE);
      }
      cpSync(server, path.join(folder, 'server'), { recursive: true });
      // Last: without it, there's nothing kept.
      writeWhole(list, JSON.stringify({ stamp, modules, assets } satisfies Kept));
    },
  };
}

/** Files that say what the environment of a build is. */
const ENVIRONMENT = ['.env', '.env.local', '.env.production', '.env.production.local'];

/** What names of files start with that set PostCSS up, whose plugins may read any file. */
const POSTCSS = ['postcss.config.', '.postcssrc'];

/** True if plugins of a site's own take part in bundles, since these don't say what they read. */
function readsMore(root: string, vite: UserConfig | undefined): boolean {
  const isPostcss = (name: string) => POSTCSS.some((start) => name.startsWith(start));
  return (
    [vite?.plugins ?? []].flat(5).some(Boolean) ||
    vite?.css?.postcss !== undefined ||
    foldersAbove(root).some(
      (folder) => attempt(() => readdirSync(folder))?.some(isPostcss) || 'postcss' in (readManifest(folder) ?? {}),
    )
  );
}
