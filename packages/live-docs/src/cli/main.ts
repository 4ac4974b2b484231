import { existsSync } from 'node:fs';
import path from 'node:path';
import { UsageError, runCommand } from 'live-playground/build';
import { BuildError } from 'live-playground/model';
import { createBuilder, createLogger, createServer, mergeConfig, preview, type InlineConfig } from 'vite';
import { findLibraries } from '../core/node/library/find-libraries';
import { docsSite } from '../core/node/plugin';
import type { BuildOptions } from '../core/node/vite/build-app';
import { readBuildStamp } from './build-stamp';
import { check } from './check';
import { doctor } from './doctor';
import { eject } from './eject';
import { mcp, printConfig } from './mcp/mcp';
import { openBuild } from './open-build';
import { readArgs, readNumber, splitTarget, usageOf, type Command, type Options } from './read-args';
import { readSite, type SiteFolder } from './read-site';
import { serveSite } from './serve-site';
import { bundle, versions } from './versions/versions';
import { writeSkills } from './write-skills';

/** Commands by name: all that the command line and its help know of them. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  'dev': {
    says: 'serve the site and update it while its files change',
    takes: ['port', 'strict-port', 'host', 'config'],
    async run(root, options) {
      await serveSite(async (follow, server) => {
        const read = await readSite(root, options.config, follow);
        for (const file of findLibraries(root, read.config).files) follow(file);
        return createServer(viteConfig(read, { server }));
      }, serverOptions(options));
      return 0;
    },
  },
  'build': {
    says: 'build the site to the folder dist',
    takes: ['verbose', 'config'],
    async run(root, options) {
      await buildSite(root, options);
      return 0;
    },
  },
  'preview': {
    says: 'serve what was built',
    takes: ['port', 'strict-port', 'host', 'build', 'verbose', 'config'],
    async run(root, options) {
      const read = await readSite(root, options.config);
      const vite = viteConfig(read, { preview: serverOptions(options) });
      const stamp = options.build ? readBuildStamp(read) : undefined;
      if (stamp?.isCurrent()) console.log('Nothing has changed since the last build.');
      else if (stamp) {
        await buildSite(root, options);
        stamp.write();
      }
      const server = await preview(vite);
      const { local = [], network = [] } = server.resolvedUrls ?? {};
      console.log(`\nThe site is ready: ${[...local, ...network].join(' and ')}\nPress Ctrl C to stop.`);
      return 0;
    },
  },
  'check': {
    says: 'check the API descriptions, the code in pages and translations',
    takes: ['write', 'min-coverage', 'config'],
    run: async (root, { config, write, 'min-coverage': share }) =>
      check(await readSite(root, config), { write, minCoverage: readNumber('min-coverage', share, 0, 100) }),
  },
  'doctor': {
    says: 'find what is wrong with the installation, and say what to do',
    takes: ['config'],
    run: (root, { config }) => doctor(root, config),
  },
  'test': {
    says: 'test each demo in a browser, or those whose ids follow',
    takes: [
      ...(['built', 'changed', 'skip', 'pictures', 'update', 'record', 'docker'] as const),
      ...(['browser', 'workers', 'reporter', 'verbose', 'config'] as const),
    ],
    takesWords: true,
    async run(_, options, words) {
      const { root, ids } = splitTarget(words, options.config);
      const { test } = await import('./test/test');
      const { readTestOptions } = await import('./test/read-test-options');
      const chosen = readTestOptions(options);
      const site = await readSite(root, options.config);
      return test(site, ids, chosen, () => buildSite(root, options, process.stderr));
    },
  },
  'review': {
    says: 'write a page about what differs from a commit: demos, API, pages and sizes',
    takes: ['out', 'json', 'markdown', 'install', 'workers', 'config'],
    takesWords: true,
    async run(_, { out, json, markdown, install = false, workers, config }, words) {
      const { reviewSite } = await import('./review/review-site');
      const { root, ids } = splitTarget(words, config);
      const [ref, folder] = ids;
      if (ref === undefined || ids.length > 2)
        throw new UsageError(
          'live-docs review takes a commit and the folder of the site: live-docs review origin/main website',
        );
      await reviewSite(folder === undefined ? root : path.resolve(folder), ref, {
        config,
        out: out === undefined ? undefined : path.resolve(out),
        install,
        workers: readNumber('workers', workers, 1),
        print: json ? 'json' : markdown ? 'markdown' : 'text',
      });
      return 0;
    },
  },
  'eject': {
    says: 'copy a part of the layout into the site, to change it there: header, callout, …',
    takes: ['config'],
    takesWords: true,
    async run(_, { config = 'site.config.ts' }, words) {
      const { root, ids } = splitTarget(words, config);
      for (const line of eject(root, config, ids)) console.log(line);
      return 0;
    },
  },
  'export': {
    says: 'write the site for another engine: pages as plain MDX, demos as modules',
    takes: ['to', 'out', 'config'],
    async run(root, { to = '', out, config }) {
      const { exportTo, isEngineName } = await import('./export/export');
      if (!isEngineName(to)) throw new UsageError(`--to is "${to}", expected docusaurus or starlight.`);
      const lines = await exportTo(to, path.resolve(out ?? path.join(root, to)), await readSite(root, config));
      for (const line of lines) console.log(line);
      return 0;
    },
  },
  'versions': {
    says: 'read the API of all published versions and write docs/api/versions.json, or bundle those that demos can run in',
    takes: ['since', 'only', 'bundle', 'config'],
    async run(root, options) {
      const choice = versionChoice(options);
      const site = await readSite(root, options.config);
      return options.bundle ? bundle(site) : versions(site, choice);
    },
  },
  'archive': {
    says: 'build the site for /<name>/ and keep it in archives/<name>.zip, which later builds publish there',
    takes: ['out', 'verbose', 'config'],
    takesWords: true,
    async run(_, options, words) {
      const { root, ids } = splitTarget(words, options.config);
      const { toArchive, keepArchive } = await import('./archive');
      const { name, site, isListed } = toArchive(await readSite(root, options.config), ids);
      let line = '';
      const keep = (dist: string) => void (line = keepArchive({ dist, name, root, isListed, out: options.out }));
      await runBuild(site, options, process.stdout, keep);
      console.log(line);
      return 0;
    },
  },
  'check-code': {
    says: "find what of a project's code breaks (exit code 1) or is deprecated (0) in another version of the library",
    takes: ['site', 'from', 'to', 'format', 'write', 'config'],
    takesWords: true,
    async run(_, { site, from, to, format, write, config }, words) {
      const { checkCode, readFormat } = await import('./check-code/check-code');
      const question = { from, to, format: readFormat(format), write };
      const paths = (words.length > 0 ? words : ['.']).map((word) => path.resolve(word));
      const target = await targetOf(site, config);
      const build = await openBuild(target.dist, target.site, ['tools']);
      return checkCode(build, { ...question, paths, site: target.site });
    },
  },
  'migrate': {
    says: 'turn a site of dumi 2 or Docusaurus into one of live-docs, with the package live-docs-migrate',
    takes: ['dry-run', 'clean'],
    async run(root, { 'dry-run': dryRun, clean }) {
      const { migrate } = await import('live-docs-migrate').catch(explainMissing);
      return migrate(root, { dryRun, clean });
    },
  },
  'eval': {
    says: 'ask the search and the llms files of the built site the questions of a file',
    takes: ['site', 'config'],
    async run(file, { site, config }) {
      const { evalSite } = await import('./eval/eval');
      const target = await targetOf(site, config);
      return evalSite(await openBuild(target.dist, target.site, ['tools', 'search']), file);
    },
  },
  'skills': {
    says: "write the skills of the built site into the library's package, so that they come with its version",
    takes: ['out', 'config'],
    async run(root, { out, config }) {
      const site = await readSite(root, config);
      for (const line of await writeSkills(site, out === undefined ? undefined : path.resolve(out))) console.log(line);
      return 0;
    },
  },
  'mcp': {
    says: "answer an assistant's questions about the built site, over standard input and output",
    takes: ['site', 'print-config', 'config'],
    async run(root, { site, config, 'print-config': prints }) {
      if (prints !== undefined) {
        console.log(printConfig(root, site, prints));
        return 0;
      }
      return mcp(root, site === undefined ? await outputOf(root, config) : '', site);
    },
  },
};

/** What `live-docs --help` prints. */
export const USAGE = usageOf(COMMANDS);

/**
 * Runs the command `live-docs`.
 * @param args what follows the command's name on the command line.
 * @returns the exit code.
 */
export function main(args: string[]): Promise<number> {
  return runCommand(USAGE, async () => {
    const read = readArgs(args, COMMANDS);
    if (!read) {
      console.log(USAGE);
      return 0;
    }
    const { command, options, words } = read;
    return await command.run(path.resolve(words[0] ?? '.'), options, words);
  });
}

/** The folder of a built site. One that is built answers without its configuration, too. */
async function outputOf(root: string, config: string | undefined): Promise<string> {
  const hasConfig = existsSync(path.join(root, config ?? 'site.config.ts'));
  const { output } = hasConfig ? (await readSite(root, config)).config : { output: 'dist' };
  return path.join(root, output);
}

/** The built site that a command reads: one at an address or in a folder, or that of the current folder. */
async function targetOf(
  site: string | undefined,
  config: string | undefined,
): Promise<{ dist: string; site?: string }> {
  if (site === undefined) return { dist: await outputOf(path.resolve('.'), config) };
  return /^https?:/.test(site) ? { dist: '', site } : { dist: path.resolve(site) };
}

const buildSite = async (root: string, options: Options, output?: NodeJS.WriteStream): Promise<void> =>
  runBuild(await readSite(root, options.config), options, output);

/** @param takeOutput takes the folder of the built site, which doesn't replace the last one then. */
async function runBuild(
  site: SiteFolder,
  options: Options,
  output: NodeJS.WriteStream = process.stdout,
  takeOutput?: (dist: string) => void,
): Promise<void> {
  const { report, end, logger } = createProgress((text) => output.write(text));
  const vite: ViteChoices = options.verbose
    ? { site: { takeOutput } }
    : { site: { report, takeOutput }, logLevel: 'warn', customLogger: logger };
  try {
    const builder = await createBuilder(viteConfig(site, vite));
    await builder.buildApp();
  } finally {
    end();
  }
}

interface ViteChoices extends Pick<InlineConfig, 'server' | 'preview' | 'logLevel' | 'customLogger'> {
  site?: BuildOptions | undefined;
}

/** Vite's options: those of the site, and over them the engine's and those of a command. */
function viteConfig({ root, config }: SiteFolder, { site, ...own }: ViteChoices): InlineConfig {
  return mergeConfig(config.vite ?? {}, { configFile: false, root, plugins: [docsSite(config, site)], ...own });
}

function serverOptions({ port, host, 'strict-port': strictPort }: Options) {
  const number = readNumber('port', port, 0, 65_535);
  return {
    ...(number === undefined ? {} : { port: number }),
    ...(host === undefined ? {} : { host }),
    ...(strictPort ? { strictPort } : {}),
  };
}

/** Says how to get the package that migrates a site, which sites don't need after that. */
function explainMissing(error: unknown): never {
  if (!/Cannot find package '[^']*live-docs-migrate/.test(String(error))) throw error;
  throw new BuildError({
    file: 'package.json',
    found: 'the package live-docs-migrate is not installed',
    expected: 'it beside live-docs for this command',
    fix: 'Run npm install --save-dev live-docs-migrate',
  });
}

function versionChoice({ since, only }: Options): { since?: string | undefined; only?: 'minor' | undefined } {
  if (since !== undefined && !/^\d+(\.\d+){0,2}$/.test(since))
    throw new UsageError(`--since is "${since}", expected a version such as 7.0.0.`);
  if (only !== undefined && only !== 'minor') throw new UsageError(`--only is "${only}", expected "minor".`);
  return { since, only };
}

/**
 * Says the steps of a build in one line that grows, which each warning and error of Vite's logger ends.
 * @param write prints text without a line break.
 */
function createProgress(write: (text: string) => void) {
  const logger = createLogger('warn');
  const { warn, warnOnce, error } = logger;
  let isOpen = false;
  const end = () => {
    if (isOpen) write('\n');
    isOpen = false;
  };
  return {
    /** @param step `75 pages read in 1.7 s` */
    report(step: string) {
      write(isOpen ? `, ${step}` : `Building: ${step}`);
      isOpen = true;
    },
    end,
    logger: Object.assign(logger, {
      warn: (...said: Parameters<typeof warn>) => (end(), warn(...said)),
      warnOnce: (...said: Parameters<typeof warnOnce>) => (end(), warnOnce(...said)),
      error: (...said: Parameters<typeof error>) => (end(), error(...said)),
    }),
  };
}
