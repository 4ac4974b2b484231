import { existsSync, readdirSync, readFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { chooseLibrary, findBeside, type Library } from './choose-library';
import { findExisting } from './find-existing';
import type { Engine, Run, Surroundings } from './surroundings';
import { addStyle, findStyle } from './find-style';
import { sortComponents, writeDemo, readBeginning, readCode, toDemo } from './find-demos';
import { siteFiles, slugOf, titleOf, type Demo, type Start } from './site-files';

/** The site's folder where the one that was named is in use. */
const ASIDE = ['website', 'docs-site', 'live-docs-site'];

/** Demos that are tried, since each takes seconds, and exports in the reference: more make a page that nobody reads. */
const [TRIALS, TABLES] = [4, 20];

/** Commands that get a script. */
const COMMANDS = ['dev', 'build', 'preview', 'check'];

/** Elements and attributes that show something without text. */
const VISIBLE = /<(img|svg|canvas|video|input|textarea|select|progress|hr)\b|\b(role|style)=/;

/**
 * Writes the files of a site with a demo that works, and adds scripts and ignored folders. What exists stays as it is. Prints
 * what was written and what to do next.
 * @param home folder that was named, absolute. It has a `package.json`, and the engine installed.
 * @returns the command that serves the site while it's written.
 */
export async function startSite(
  home: string,
  engine: Engine,
  { wanted, ask, run, print }: Pick<Surroundings, 'ask' | 'run' | 'print'> & { wanted: string },
): Promise<string> {
  const library = await chooseLibrary(home, engine, wanted, ask);
  const root = siteFolder(home, engine, library);
  const folder = engine.toPosix(home, root);
  if (folder) print(`The site is in ${folder}, because docs has other files, or dist is what is published.`);
  const { start, demos, problems, exports } = await readStart(home, root, engine, library);
  let written: string[] = [];
  const write = (files: Record<string, string>) => (written = writeFiles(root, files, written));
  const isFresh = !existsSync(path.join(root, 'site.config.ts'));
  const { stories, examples } = start.existing;
  const hasDemos = stories !== undefined || examples !== undefined;
  if (hasDemos)
    print(
      `Found ${[stories && `stories: ${stories.join(', ')}`, examples && `examples: ${examples}`].filter(Boolean).join('; ')}. They are demos as they are.`,
    );
  const isWritten = ['mdx', 'md'].some((ending) => existsSync(path.join(root, `docs/index.${ending}`)));
  let chosen: Demo | undefined;
  for (const demo of isWritten || hasDemos ? [] : demos.slice(0, TRIALS)) {
    print(`Trying a demo of ${demo.title} …`);
    try {
      write(siteFiles(start, demo, engine.quote));
      const [first, second] = await engine.renderDemo(root, slugOf(demo.title));
      const text = first.replace(/<(style|script|template)\b.*?<\/\1>|<!--.*?-->/gs, '');
      if (!text.replace(/<[^>]*>/g, '').trim() && !VISIBLE.test(text)) throw new Error('it shows nothing');
      // The ids of some come from a counter, so what the server sends wouldn't match.
      const tried = { ...demo, ssr: first === second };
      write(siteFiles(start, tried, engine.quote));
      await tryInBrowser(home, root, tried, run);
      chosen = tried;
      break;
    } catch (error) {
      const lines = stripVTControlCharacters(String(error)).split('\n').filter(Boolean);
      // The bundler's first line counts its errors.
      print(`It doesn't work: ${lines.slice(0, lines[0]?.startsWith('Error: Build failed') ? 3 : 1).join(' ')}`);
    }
  }
  const files = siteFiles(start, chosen, engine.quote);
  if (isWritten) delete files['docs/index.md'];
  write(files);

  const command = (name: string) => ['live-docs', name, folder].filter(Boolean).join(' ');
  const names =
    folder || library?.folder?.startsWith(engine.toId(home))
      ? ['docs', 'docs:build', 'docs:preview', 'docs:check']
      : COMMANDS;
  const scripts = Object.fromEntries(COMMANDS.map((name, at) => [names[at], command(name)]));
  const added = addScripts(path.join(home, 'package.json'), scripts);
  const ignored = existsSync(path.join(home, '.git')) || folder ? [] : ['node_modules'];
  addIgnored(path.join(root, '.gitignore'), [...ignored, 'dist', '.site']);
  const lists: Record<string, string[]> = {
    'Written': written.map((file) => path.posix.join(folder, file)),
    'Not written, because they exist': Object.keys(files).filter((file) => !written.includes(file)),
    'Added to package.json': added,
    'Next': [
      ...problems,
      ...(exports > TABLES && written.includes('docs/api.mdx')
        ? [
            `docs/api.mdx describes ${TABLES} of ${exports} exports. Add those that readers need: <API id="TheirName" />`,
          ]
        : []),
      ...(isFresh ? [`Check title and repository in site.config.ts: "${start.title}", "${start.repository.url}"`] : []),
      ...(library ? [] : ["Install the package to document, and name it in site.config.ts: library: 'its-name'"]),
      ...(chosen || isWritten || hasDemos ? [] : ['Add a first demo, as docs/index.md says']),
    ],
  };
  for (const [title, items] of Object.entries(lists))
    if (items.length > 0) print(`${title}:\n${items.map((item) => `  ${item}\n`).join('')}`);
  return `npx ${command('dev')}`;
}

/** The folder that was named, or one in it: if a site would write to what is published, or take foreign files for pages. */
function siteFolder(home: string, engine: Engine, library: Library | undefined): string {
  const isSite = (folder: string) => existsSync(path.join(folder, 'site.config.ts'));
  const { main, module, types, exports } = library?.folder === engine.toId(home) ? library.manifest : {};
  const isPublished = /"(\.\/)?dist\//.test(JSON.stringify([main, module, types, exports]));
  if (isSite(home) || (!isPublished && !existsSync(path.join(home, 'docs')))) return home;
  const found = ASIDE.map((name) => path.join(home, name)).find((one) => !existsSync(one) || isSite(one));
  if (found) return found;
  throw new Error(`${ASIDE.join(', ')} exist in ${home}. Name another folder: npm create live-docs <folder>`);
}

/** Reads what a site starts with, and the demos that it may have. */
async function readStart(home: string, root: string, engine: Engine, library: Library | undefined) {
  const { name = '', manifest = {}, folder: source } = library ?? {};
  const own = engine.readRepository(engine.readManifest(home));
  const theirs = engine.readRepository(manifest);
  const directory = path.posix.join(own?.directory ?? '', engine.toPosix(home, root));
  const folder = source ?? engine.packageFolder(name, root) ?? root;
  const file = library && readdirSync(folder).find((one) => /^readme\.(md|markdown)$/i.test(one));
  const readme = file ? readFileSync(path.join(folder, file), 'utf8') : '';
  const tree = engine.parseText('README.md', readme);
  const code = readCode(tree, name);
  const all = library ? await engine.readLibrary(root, name) : [];
  const components = sortComponents(all, name, readme);
  const names = components.map((one) => one.name);
  const others = all.filter((one) => !one.isComponent && (names.length === 0 || /^use[A-Z]/.test(one.name)));
  const described = [...names, ...others.map((one) => one.name)];
  const beside = library && source !== undefined ? findBeside(root, engine, name) : [];
  const found = engine.findLibraries(root, { library: library ? [name, ...beside] : [] });
  const compiled = { '.less': 'less', '.scss': 'sass' };
  const endings = Object.entries(compiled).flatMap(([ending, one]) =>
    engine.installedPackage(one, root) ? ending : [],
  );
  const style = library && findStyle(name, folder, readme, ['.css', ...endings]);
  const start: Start = {
    title: titleOf(name || path.basename(root)),
    summary: (manifest.description ?? '').trim().replace(/\.$/, ''),
    library: library?.name,
    beside,
    repository: own
      ? { url: own.url, ...(directory === '.' ? {} : { directory }) }
      : { url: theirs?.url ?? engine.PLACEHOLDER },
    sources: Object.fromEntries(
      found.all.flatMap((one) => (one.own ? [[one.name, engine.toPosix(root, one.own.entry)]] : [])),
    ),
    existing: source === undefined ? {} : findExisting(home, root, engine.toPosix),
    tables: described.slice(0, TABLES),
    beginning: readBeginning(tree, readme),
    code: code[0],
  };
  const demos = [...code.flatMap((one) => toDemo(one, name, names)), ...components.slice(0, 1).flatMap(writeDemo)];
  return {
    start,
    demos: demos.map((demo) => ({ ...demo, text: addStyle(demo.text, name, style) })),
    problems: found.problems.map(engine.formatProblem),
    exports: described.length,
  };
}

/** Opens a demo in a browser, if the repository has what that takes, and the browser starts. @throws what is wrong with the demo. */
async function tryInBrowser(home: string, root: string, { title }: Demo, run: Run): Promise<void> {
  const { resolve } = createRequire(path.join(root, 'package.json'));
  try {
    resolve('playwright/test');
    resolve('axe-core');
  } catch {
    return;
  }
  const command = path.join(home, 'node_modules/live-docs/bin/live-docs.mjs');
  const options = ['--skip', 'axe,keyboard', '--reporter', 'json'];
  const { output } = await run(process.execPath, [command, 'test', root, slugOf(title), ...options], home, true);
  const report = /^\{[^]*^\}/m.exec(output)?.[0];
  const [problem] = report ? JSON.parse(report).demos[0].problems : [];
  if (problem) throw new Error(problem.found);
}

/**
 * Writes files, in place of those that were written before. What exists otherwise stays as it is.
 * @param root absolute.
 * @param before names of files that an earlier call has written.
 * @returns the names of those that were written.
 */
function writeFiles(root: string, files: Record<string, string>, before: readonly string[] = []): string[] {
  for (const file of before) rmSync(path.join(root, file));
  const written = Object.keys(files).filter((file) => !existsSync(path.join(root, file)));
  for (const file of written) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), files[file] ?? '');
  }
  return written;
}

/** Adds scripts to a `package.json` as npm would write it. @returns the names of those that it lacked. */
function addScripts(file: string, scripts: Record<string, string>): string[] {
  const text = readFileSync(file, 'utf8');
  const manifest = JSON.parse(text);
  const added = Object.keys(scripts).filter((name) => manifest.scripts?.[name] === undefined);
  const next = { ...manifest, scripts: { ...scripts, ...manifest.scripts } };
  const indent = /^[ \t]+(?=")/m.exec(text)?.[0] ?? 2;
  if (added.length > 0) writeFileSync(file, JSON.stringify(next, undefined, indent) + (/\n$/.exec(text)?.[0] ?? ''));
  return added;
}

/** Adds folders to a `.gitignore`, unless a line has them. */
function addIgnored(file: string, names: string[]): void {
  const text = existsSync(file) ? readFileSync(file, 'utf8').replace(/(?<=[^\n])$/, '\n') : '';
  const lines = text.split('\n').map((line) => line.trim().replace(/^\/|\/$/g, ''));
  const added = names.filter((name) => !lines.includes(name)).map((name) => `${name}\n`);
  if (added.length > 0) writeFileSync(file, text + added.join(''));
}
