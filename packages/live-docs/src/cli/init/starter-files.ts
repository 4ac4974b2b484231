import { titleOf, type SiteGuess } from './guess-site';
import type { LibraryStart } from './choose-demo';
import { quote } from '../quote';

/** What a site starts with. */
export interface Start extends LibraryStart {
  guess: SiteGuess;
  /** Path of the library's source from the site's folder; undefined if it's installed, or found by its package's name. */
  source?: string | undefined;
}

/** The files of a new site: texts by path from its folder. */
export function starterFiles({ guess, demo, reason, components, source }: Start): Record<string, string> {
  const shown = demo ?? { component: 'Counter', text: COUNTER, note: '', ssr: true };
  const name = slugOf(shown.component);
  const hasReference = guess.library !== undefined && components.length > 0;
  return {
    'site.config.ts': config(guess, hasReference),
    'docs/index.mdx': overview(guess, shown, hasReference),
    [`docs/demo/${name}.mdx`]: demoPage(shown, reason),
    [`docs/demo/${name}.tsx`]: shown.text,
    ...(hasReference ? { 'docs/api.mdx': reference(guess, components) } : {}),
    'tsconfig.json': tsconfig(guess, source),
  };
}

type Shown = NonNullable<LibraryStart['demo']>;

/** A text as YAML writes it: in quotes if it needs them. */
const yaml = (text: string) => (/^[\p{L}\d][^:#"'\n]*$/u.test(text) ? text : JSON.stringify(text));

/** `hex-color-picker` of `HexColorPicker`. */
const slugOf = (component: string) => titleOf(component).toLowerCase().replaceAll(' ', '-');

function config({ title, summary, library, repository, libraryRepository }: SiteGuess, hasReference: boolean): string {
  const { url, directory } = repository;
  const lines = [
    `title: ${quote(title)},`,
    `description: ${quote(summary ? `${summary}.` : `Documentation of ${library ?? title}.`)},`,
    ...(library === undefined ? [] : [`library: ${quote(library)},`]),
    `repository: { url: ${quote(url)}${directory ? `, directory: ${quote(directory)}` : ''} },`,
    ...(libraryRepository === undefined ? [] : [`libraryRepository: ${quote(libraryRepository)},`]),
    ...(hasReference ? ['apiParser: true,'] : []),
    'navigation: [',
    "  { path: '/', title: 'Overview' },",
    "  { path: '/demo', title: 'Demo' },",
    ...(hasReference ? ["  { path: '/api', title: 'API' },"] : []),
    '],',
  ];
  return `import { defineSite } from 'live-docs';\n\nexport default defineSite({\n${lines.map((line) => `  ${line}\n`).join('')}});\n`;
}

function overview({ title, summary, library }: SiteGuess, { component, ssr }: Shown, hasReference: boolean): string {
  const name = slugOf(component);
  const links = [`[Browse demos](/demo/${name})`, ...(hasReference ? ['[API reference](/api)'] : [])];
  const about = summary ? `${summary}.` : `Say in one sentence what ${library ?? 'this site'} is for.`;
  const install = library === undefined ? '' : `\n## Install\n\n\`\`\`install\n${library}\n\`\`\`\n`;
  return `---
title: Overview
description: ${yaml(library === undefined ? 'Start here.' : `Install ${library} and try a first demo.`)}
hero:
  title: ${yaml(title)}
  description: ${yaml(about)}
---

<Actions>${links.join(' ')}</Actions>

<Demo src="./demo/${name}.tsx" title=${JSON.stringify(titleOf(component))} description="Try it, and edit its code."${attributes(ssr)} />
${install}`;
}

function demoPage({ component, note, ssr }: Shown, reason: string): string {
  const name = slugOf(component);
  const about = reason ? `\n> [!NOTE]\n> ${reason} Replace this demo with one of your component.\n` : '';
  return `---
title: ${titleOf(component)}
description: ${yaml(component === 'Counter' ? 'A button that counts its clicks.' : `Try ${component}, and edit its code.`)}
---

This demo is \`docs/demo/${name}.tsx\`.${note ? ` ${note}` : ''}
${about}
<Demo src="./${name}.tsx"${attributes(ssr)} />
`;
}

const attributes = (ssr: boolean) => (ssr ? '' : ' ssr={false}');

const reference = ({ library }: SiteGuess, components: string[]) => `---
title: API reference
description: ${yaml(`Props of ${library ?? ''}, from its type declarations.`)}
---

${components.map((name) => `## ${name}\n\n<API id="${name}" />\n`).join('\n')}
## Types

<ApiTypes />
`;

/** For editors: the options that the engine checks demos with. */
function tsconfig({ library }: SiteGuess, source: string | undefined): string {
  const options = {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: ['vite/client'],
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    ...(source === undefined || library === undefined ? {} : { paths: { [library]: [fromHere(source)] } }),
  };
  const text = JSON.stringify({ compilerOptions: options }, undefined, 2);
  // Lists of texts in a line.
  return `${text.replace(/\[\s+([^[\]{}]*?)\s+\]/g, (_, items: string) => `[${items.replace(/\s+/g, ' ')}]`)}\n`;
}

/** TypeScript takes `src/index.ts` for the name of a package. */
const fromHere = (path: string) => (path.startsWith('.') ? path : `./${path}`);

const COUNTER = `import { useState } from 'react';

export default function Counter() {
  const [count, setCount] = useState(0);

  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Clicked {count} times
    </button>
  );
}
`;
