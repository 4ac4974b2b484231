import { COMPILER_OPTIONS, joinPath } from 'live-playground/model';
import { demoFolder, escapeHtml } from '../../../core/model';
import type { SandboxParts } from './sandbox';

/** A demo as an exported project carries it. */
export interface SandboxInput extends Omit<SandboxParts, 'files'> {
  /** Id of the demo, which the project is named after, beside the documented package. */
  id: string;
  title: string;
  description: string;
  /** Address of the page that it comes from. */
  page: string;
  /** Name of the file with the component, among `files`. */
  entry: string;
  /** What that exports it as; absent of the default export. */
  exportName?: string | undefined;
  /** Texts by path from the demo's folder. */
  files: Readonly<Record<string, string>>;
  /** Files that are no texts, as pictures, in the same way. */
  binaries?: Readonly<Record<string, Uint8Array>>;
}

/**
 * Makes a Vite project of a demo, that installs, type-checks and builds anywhere. Texts by path.
 * @param left names of files that go elsewhere, or nowhere: the README says so.
 */
export function sandboxProject(input: SandboxInput, left = Object.keys(input.binaries ?? {})): Record<string, string> {
  const { entry, files } = input;
  const folder = folderOf(input);
  const typed = isTyped(input);
  return {
    'README.md': readme(input, joinPath(folder, entry)) + missing(left.map((name) => joinPath(folder, name))),
    'package.json': json(manifest(input)),
    ...(typed && { 'tsconfig.json': json(tsconfig(input)) }),
    [typed ? 'vite.config.ts' : 'vite.config.js']: VITE_CONFIG,
    '.codesandbox/tasks.json': json(TASKS),
    'index.html': html(input),
    [mainOf(input)]: main(joinPath(folder, entry), input),
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [joinPath(folder, name), text])),
  };
}

/** True for a demo with types. */
const isTyped = ({ files }: Pick<SandboxInput, 'files'>) => Object.keys(files).some((name) => /\.tsx?$/.test(name));

const mainOf = (input: SandboxInput) => `src/main.${isTyped(input) ? 'tsx' : 'jsx'}`;

/** Name of the project: `menu-demo-simple`. */
export function projectName({ id, library }: Pick<SandboxInput, 'id' | 'library'>): string {
  return [library.replace(/^@[^/]*\//, ''), 'demo', id].filter(Boolean).join('-');
}

/** Where the project keeps a file of the demo: `src/demo/simple.tsx`. @param name the component's unless given. */
export function sandboxPath(input: Pick<SandboxInput, 'entry' | 'files' | 'binaries'>, name = input.entry): string {
  return joinPath(folderOf(input), name);
}

const folderOf = ({ files, binaries }: Pick<SandboxInput, 'files' | 'binaries'>) =>
  demoFolder('src/demo', Object.keys({ ...files, ...binaries }));

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function manifest(input: SandboxInput) {
  const { id, library, packages } = input;
  const { typescript, ...others } = input.tools;
  const tools = isTyped(input) && typescript !== undefined ? { ...others, typescript } : others;
  const names = Object.entries(packages);
  const isType = ([name]: [string, string]) => name.startsWith('@types/');
  return {
    name: projectName({ id, library }),
    version: '0.0.0',
    private: true,
    type: 'module',
    scripts: { dev: 'vite', build: isTyped(input) ? 'tsc && vite build' : 'vite build', preview: 'vite preview' },
    dependencies: Object.fromEntries(names.filter((entry) => !isType(entry))),
    devDependencies: sorted({ ...Object.fromEntries(isTyped(input) ? names.filter(isType) : []), ...tools }),
    stackblitz: { startCommand: 'npm run dev' },
  };
}

function sorted(record: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const tsconfig = ({ source }: SandboxInput) => ({
  compilerOptions: { ...COMPILER_OPTIONS, ...source?.strictness },
  include: ['src', 'vite.config.ts'],
});

const VITE_CONFIG = `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // The default export of a package in CommonJS is the one that the documentation gets.
  legacy: { inconsistentCjsInterop: true },
  // CodeSandbox shows the page through a host of its own.
  server: { allowedHosts: ['.csb.app'] },
});
`;

const TASKS = {
  setupTasks: [{ name: 'Install', command: 'npm install' }],
  tasks: { dev: { name: 'Show', command: 'npm run dev', runAtStart: true, preview: { port: 5173 } } },
};

const html = (input: SandboxInput) => `<!doctype html>
<html lang="${input.language ?? 'en'}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(input.title)}</title>
    <style>
      [data-prefers-color='dark'] {
        color-scheme: dark;
      }
      body {
        margin: 24px;
        background: Canvas;
        color: CanvasText;
        font: 16px/1.65 system-ui, sans-serif;
      }
    </style>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/${mainOf(input)}"></script>
  </body>
</html>
`;

const FOLLOW_SYSTEM = `// The demo's style is light or dark by this attribute. Here it follows the system.
const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => {
  document.documentElement.dataset.prefersColor = dark.matches ? 'dark' : 'light';
};
follow();
dark.addEventListener('change', follow);`;

const main = (path: string, { exportName, color }: SandboxInput) => `import { createRoot } from 'react-dom/client';
import ${exportName === undefined ? 'Demo' : `{ ${exportName} as Demo }`} from '${path.replace(/^src/, '.').replace(/\.\w+$/, '')}';

${color ? `document.documentElement.dataset.prefersColor = '${color}';` : FOLLOW_SYSTEM}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Demo />);
`;

const readme = (input: SandboxInput, path: string) => {
  const { title, description, page, library, source, packages } = input;
  return `# ${title}
${description && `\n${description}\n`}
A demo from <${page}>. The component is in \`${path}\`.

\`\`\`sh
npm install
npm run dev      # shows the demo and follows your changes
npm run build    # ${isTyped(input) ? 'checks the types and builds' : 'builds'} into dist
\`\`\`
${source ? unpublished(library, packages[library]) : ''}`;
};

const unpublished = (library: string, version = '') => `
\`package.json\` has ${library} ${version}, which the demo was written for. If that version isn't published yet, take the newest one:

\`\`\`sh
npm install ${library}@latest
\`\`\`
`;

const missing = (paths: string[]) =>
  paths.length === 0
    ? ''
    : `
These files aren't part of this project, since sandboxes take texts alone. The download of the demo has them.

${paths.map((path) => `- \`${path}\``).join('\n')}
`;
