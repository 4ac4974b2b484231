import { createHash } from 'node:crypto';
import { mergeConfig, type InlineConfig, type Rolldown, type UserConfig } from 'vite';
import { bundle, bundleModule, findModule, moduleAliases, watchSources } from './bundle-module';
import { FRAME_SCRIPT_END, type FrameFiles } from '../model/live';
import { resetWarnings } from '../internals/reset-warnings';
import { trialRenderer } from '../internals/trial-renderer';
import { resolveReact } from './resolve-react';

/** The frame in which edited demos run. */
export interface FrameBuild {
  files: FrameFiles;
  /** Code of the chunks by name. */
  chunks: Map<string, string>;
  /** Its document, as HTML. */
  document: string;
  /** Files that it was built from, absolute. */
  sources: string[];
}

interface FrameInput {
  /** Folder from which packages are resolved, absolute. */
  root: string;
  /** Folder from which React is resolved, absolute. Default: `root`. */
  reactRoot?: string;
  /** Packages that edited code may import, as imports call them. */
  packages: readonly string[];
  /** The project's own modules among them: file of each, absolute. */
  modules?: ReadonlyMap<string, string>;
  /** Module that draws what the frame shows (`draw`), if there's one: absolute. */
  design?: string;
  /** How the project's own build finds and compiles modules and styles. */
  vite?: Pick<UserConfig, 'plugins' | 'resolve' | 'define' | 'css'>;
  /** Other hosts that demos may load from: by default none. */
  hosts?: FrameHosts;
  /** True to make the chunks small, with hashes in their names. */
  isSmall: boolean;
}

/**
 * Bundles the runtime, what draws demos and each package as CommonJS chunks, which the frame evaluates as the page sends
 * them: of another origin, it can't load module scripts. What packages share is a chunk too. React is its development build.
 */
export async function buildFrame(input: FrameInput): Promise<FrameBuild> {
  const { root, reactRoot = root, packages, modules, design, vite = {}, hosts, isSmall } = input;
  const names = nameChunks(packages);
  const sources = new Set<string>();
  const file = isSmall ? '[name]-[hash].js' : '[name].js';
  const own: InlineConfig = {
    root,
    plugins: [resolveReact(() => reactRoot), resetWarnings(), packageModules(), watchSources(sources)],
    define: { 'process.env.NODE_ENV': '"development"' },
    // The default export of a CommonJS package is the same whatever "type" the importing package has.
    legacy: { inconsistentCjsInterop: true },
    // Whatever the library's own tsconfig.json says, which may leave JSX as it is.
    oxc: { jsx: { runtime: 'automatic' } },
    resolve: {
      alias: [{ find: 'react-dom/server', replacement: trialRenderer(reactRoot) }, ...moduleAliases(modules)],
      tsconfigPaths: modules !== undefined,
    },
    build: {
      // The frame takes no files.
      assetsInlineLimit: () => true,
      minify: isSmall,
      rolldownOptions: {
        input: {
          runtime: findModule('frame/runtime'),
          ...(design === undefined ? {} : { design }),
          ...Object.fromEntries([...names].map(([name, specifier]) => [name, PACKAGE + specifier])),
        },
        preserveEntrySignatures: 'strict',
        output: {
          format: 'cjs',
          exports: 'named',
          entryFileNames: file,
          chunkFileNames: file,
          codeSplitting: {
            groups: [
              {
                name: 'react',
                test: /node_modules[\\/](react|react-dom|react-refresh|scheduler)[\\/]|frame[\\/]refresh\./,
              },
            ],
          },
        },
      },
    },
  };
  const [output, bootstrap] = await Promise.all([
    bundle(mergeConfig(vite, own)),
    // By itself: packages may share code with any script that is bundled with them, and the document has one script alone.
    bundleModule('frame/bootstrap'),
  ]);
  const chunks = output.filter((item): item is Rolldown.OutputChunk => item.type === 'chunk');
  const styles = new Map(
    output.flatMap((item) => (item.type === 'asset' ? [[item.fileName, String(item.source)] as const] : [])),
  );
  /** A chunk's code, behind what applies the stylesheets that its modules import. */
  const codeOf = ({ code, viteMetadata }: Rolldown.OutputChunk) =>
    [...(viteMetadata?.importedCss ?? [])].map((file) => applyStyle(styles.get(file) ?? '')).join('') + code;
  const entry = (name: string) => {
    const found = chunks.find((chunk) => chunk.isEntry && chunk.name === name);
    if (!found) throw new Error(`The frame's build has no chunk for ${name}`);
    return found;
  };
  return {
    files: {
      chunks: Object.fromEntries(chunks.map(({ fileName, imports }) => [fileName, imports])),
      runtime: entry('runtime').fileName,
      ...(design === undefined ? {} : { design: entry('design').fileName }),
      packages: Object.fromEntries([...names].map(([name, specifier]) => [specifier, entry(name).fileName])),
    },
    chunks: new Map(chunks.map((chunk) => [chunk.fileName, codeOf(chunk) + FRAME_SCRIPT_END])),
    document: renderFrame(`{${bootstrap.trim()}}`, hosts),
    sources: [...sources],
  };
}

/** Code that adds a package's stylesheet to the document, behind those of other packages. See `applyStyles`. */
const applyStyle = (text: string) =>
  `{const s=document.createElement("style");s.dataset.package="";s.textContent=${JSON.stringify(text)};` +
  'const o=[...document.head.querySelectorAll("[data-package]")].at(-1);o?o.after(s):document.head.prepend(s)}\n';

/** A package as one chunk for frames, by itself. */
interface PackageChunk {
  code: string;
  /** What it requires of the frame: React, and its parts. */
  imports: string[];
}

/** What a package takes of the frame it runs in: a page has one React. */
const REACT = /^react(?:-dom)?(?:\/|$)/;

/** Where code requires it: the bundler doesn't list what CommonJS modules require. */
const REQUIRED = /\brequire\(\s*(["'`])(react(?:-dom)?(?:\/[\w./-]+)?)\1\s*\)/g;

/**
 * Bundles a package with all that it imports but React, as one chunk for frames that were built without it. It requires React by
 * name: see `FrameFiles.inline`.
 * @param root folder from which the package is resolved, absolute.
 */
export async function buildPackage(root: string, name: string): Promise<PackageChunk> {
  const output = await bundle({
    root,
    envDir: false,
    plugins: [packageModules()],
    define: { 'process.env.NODE_ENV': '"development"' },
    legacy: { inconsistentCjsInterop: true },
    build: {
      assetsInlineLimit: () => true,
      minify: true,
      rolldownOptions: {
        input: PACKAGE + name,
        external: REACT,
        preserveEntrySignatures: 'strict',
        output: { format: 'cjs', exports: 'named', codeSplitting: false },
      },
    },
  });
  const [chunk, ...others] = output.filter((item): item is Rolldown.OutputChunk => item.type === 'chunk');
  if (!chunk || others.length > 0) throw new Error(`${name} is more than one chunk`);
  const styles = output.flatMap((item) => (item.type === 'asset' ? String(item.source) : []));
  const imports = [...new Set([...chunk.code.matchAll(REQUIRED)].map(([, , required = '']) => required))];
  return { code: styles.map(applyStyle).join('') + chunk.code + FRAME_SCRIPT_END, imports };
}

/** The names of chunks, each for one package: `rc-component-table`. */
function nameChunks(packages: readonly string[]): Map<string, string> {
  const names = new Map<string, string>();
  const isTaken = (name: string) => names.has(name) || ['runtime', 'design'].includes(name);
  for (const specifier of packages) {
    const plain = specifier.replace(/\W+/g, '-').replace(/^-/, '');
    let name = plain;
    for (let at = 2; isTaken(name); at++) name = `${plain}-${at}`;
    names.set(name, specifier);
  }
  return names;
}

/** Start of the id of a module that exports a package. */
const PACKAGE = '\0frame-package:';

/**
 * Modules with the exports of a package as `all`. A CommonJS package that is an entry itself would replace the exports of
 * the chunk that it shares with others.
 */
function packageModules(): Rolldown.Plugin {
  return {
    name: 'live-playground:frame-packages',
    resolveId: { filter: { id: /^\0frame-package:/ }, handler: (id) => id },
    load: {
      filter: { id: /^\0frame-package:/ },
      handler: (id) => `export * as all from ${JSON.stringify(id.slice(PACKAGE.length))};`,
    },
  };
}

/** What a site's own policy and head let its pages load from other hosts, and demos in frames, too. */
export interface FrameHosts {
  /** Sources by directive: of stylesheets, pictures, fonts and media. */
  policy: Readonly<Record<string, readonly string[]>>;
  /** Addresses of stylesheets, which bring fonts. */
  stylesheets: readonly string[];
}

const NO_HOSTS: FrameHosts = { policy: {}, stylesheets: [] };

/**
 * The frame's document. Its policy lets in this script alone and what that evaluates, no connection, no form and no other
 * page. Stylesheets come as text: an `@import` would ask another host.
 * @param script the bootstrap.
 * @param hosts other hosts that it may take something from. None gets anything but the address it's asked for.
 */
export function renderFrame(script: string, { policy: added, stylesheets }: FrameHosts = NO_HOSTS): string {
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${hash}' 'unsafe-eval'`,
    "style-src 'unsafe-inline'",
    "img-src 'self' data: blob:",
    'font-src data:',
    'media-src data: blob:',
    "form-action 'none'",
    "base-uri 'none'",
  ].map((directive) => [directive, ...(added[directive.split(' ')[0] ?? ''] ?? [])].join(' '));
  // Behind the script, which would wait for them.
  const links = stylesheets.map((address) => `<link rel="stylesheet" href="${escapeQuotes(address)}">`);
  return [
    '<!doctype html>',
    '<html lang="en">',
    `<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Demo</title>',
    // The padding is the demo's parent's, as on a page: some demos measure that.
    '<style>html { font-family: system-ui, sans-serif; } body { position: relative; margin: 0; } #root > div { display: flow-root; padding: var(--live-playground-padding); }</style></head>',
    `<body><div id="root"></div><script>${script}</script>${links.join('')}</body>`,
    '</html>',
  ].join('\n');
}

const escapeQuotes = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
