import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { build } from 'vite';
import { createApiProgram, type TypeScriptModule } from '../../core/node/compile/api/api-program';
import { toId } from '../../core/node/files/paths';
import { viteAliases, type Alias } from '../../core/node/library/alias';

/** A demo to try. */
export interface TriedDemo {
  text: string;
  /** A text that it has to show. */
  shows?: string;
}

/** The result of trying a demo. */
export interface Trial {
  /** `fails` in the type check or on the server; `empty` shows nothing; `differs` each time it's rendered. */
  outcome: 'works' | 'fails' | 'empty' | 'differs';
  /** Why it fails. */
  reason: string;
}

/** Where demos are tried, in the site's folder: what they import is found from there. */
const FOLDER = '.site/init';

/** Stylesheets change nothing of what is rendered here, and some can only be compiled by the site. */
export const STYLE_IMPORT = /^import ['"][^'"]+\.(css|less|s[ac]ss)['"];?\n/gm;

/** Milliseconds that rendering may take. */
const PATIENCE = 20_000;

/** Renders a demo twice and returns what it printed. Runs in another process, which a library may end or block. */
const ENTRY = `import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import Demo from './demo.tsx';
const said = [];
console.error = console.warn = (...parts) => said.push(parts.join(' '));
const render = () => renderToString(createElement(Demo));
const pages = [render(), render()];
process.stdout.write('\\n' + JSON.stringify({ pages, said }), () => process.exit(0));
`;

/**
 * Type-checks demos and renders those without errors on the server.
 * @param root the site's folder, absolute.
 * @param demos tried in this order until one works.
 * @param aliases where imports lead that aren't installed.
 * @returns a trial of each demo up to the first that works.
 */
export async function tryDemos(
  ts: TypeScriptModule,
  root: string,
  demos: TriedDemo[],
  aliases: readonly Alias[] = [],
): Promise<Trial[]> {
  const errors = typeErrors(
    ts,
    root,
    demos.map(({ text }) => text),
    aliases,
  );
  const trials: Trial[] = [];
  for (const [at, demo] of demos.entries()) {
    const error = errors[at];
    trials.push(error === undefined ? await renderDemo(root, demo, aliases) : { outcome: 'fails', reason: error });
    if (trials.at(-1)?.outcome === 'works') break;
  }
  return trials;
}

/** The first type error of each demo; undefined where there is none. */
function typeErrors(
  ts: TypeScriptModule,
  root: string,
  demos: string[],
  aliases: readonly Alias[],
): (string | undefined)[] {
  const at = (name: string) => path.posix.join(toId(root), FOLDER, name);
  const files = demos.map((_, number) => at(`demo-${number}.tsx`));
  const virtual = new Map(demos.map((text, number) => [files[number]!, text]));
  const modules = ['css', 'less', 'scss', 'sass'].map((ending) => `declare module '*.${ending}';`);
  virtual.set(at('files.d.ts'), modules.join('\n'));
  const { program } = createApiProgram({ ts, root: toId(root), virtual, aliases });
  return files.map((file) => {
    const source = program.getSourceFile(file);
    const [first] = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return first && ts.flattenDiagnosticMessageText(first.messageText, ' ');
  });
}

async function renderDemo(root: string, { text, shows = '' }: TriedDemo, aliases: readonly Alias[]): Promise<Trial> {
  const folder = path.join(root, FOLDER);
  const entry = path.join(folder, 'entry.js');
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(entry, ENTRY);
    writeFileSync(path.join(folder, 'demo.tsx'), text.replace(STYLE_IMPORT, ''));
    await build({
      configFile: false,
      root,
      mode: 'development',
      logLevel: 'silent',
      resolve: { alias: viteAliases(aliases) },
      oxc: { jsx: { runtime: 'automatic' } },
      ssr: { noExternal: true },
      build: {
        ssr: entry,
        outDir: path.join(FOLDER, 'out'),
        minify: false,
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: 'entry.mjs' } },
      },
    });
    const env = { ...process.env, NODE_ENV: 'development' };
    const { stdout } = await promisify(execFile)(process.execPath, [path.join(folder, 'out/entry.mjs')], {
      env,
      timeout: PATIENCE,
      maxBuffer: 64_000_000,
    });
    return judge(JSON.parse(stdout.slice(stdout.lastIndexOf('\n{'))) as Rendered, shows);
  } catch (error) {
    return { outcome: 'fails', reason: reasonOf(error) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The line that says most: what the process printed as its error, or what the bundler says. */
function reasonOf(error: unknown): string {
  const { message, stderr = '' } = error as Error & { stderr?: string };
  const lines = stripVTControlCharacters(`${stderr}\n${message}`)
    .split('\n')
    .map((line) => line.trim());
  return lines.find((line) => /^\w*Error: |^\[\w+\] /.test(line)) ?? lines[1] ?? message;
}

/** What a demo rendered, and what it wrote to the console. */
interface Rendered {
  pages: [string, string];
  said: string[];
}

/** Elements and attributes that show something without text. */
const VISIBLE = /<(img|svg|canvas|video|input|textarea|select|progress|hr)\b|\b(role|style)=/;

/** What React 18 says on the server alone. */
const SERVER_ONLY = /useLayoutEffect does nothing on the server/;

function judge({ pages: [first, second], said }: Rendered, shows: string): Trial {
  const [message] = said.filter((one) => !SERVER_ONLY.test(one));
  if (message !== undefined) return { outcome: 'fails', reason: message };
  if (first !== second) return { outcome: 'differs', reason: 'it renders something else each time' };
  const shown = first.replace(/<(style|script|template)\b.*?<\/\1>/gs, '').replace(/<!--.*?-->/gs, '');
  const text = shown.replace(/<[^>]*>/g, '').trim();
  const isEmpty = shows ? !text.includes(shows) : !text && !VISIBLE.test(shown);
  return isEmpty ? { outcome: 'empty', reason: 'it renders nothing' } : { outcome: 'works', reason: '' };
}
