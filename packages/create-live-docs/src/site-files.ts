import type { Existing } from './find-existing';

/** A demo that a site may start with. `note` is a sentence in Markdown: where its code is from. */
export interface Demo {
  title: string;
  text: string;
  ending: 'jsx' | 'tsx';
  note: string;
  /** False if it's left to browsers. */
  ssr?: boolean;
}

/** A code block that imports a library. */
export interface Code {
  lang: string;
  text: string;
}

/** What is known of a new site. */
export interface Start {
  title: string;
  /** One sentence about the library, without a full stop; empty if nothing says it. */
  summary: string;
  library: string | undefined;
  /** Packages of the repository that it comes with: their source is used, too. */
  beside: readonly string[];
  repository: { url: string; directory?: string };
  /** Paths from the site's folder to the source of those that lie in the repository, by name. */
  sources: Readonly<Record<string, string>>;
  /** What the repository has that are demos as they are. */
  existing: Existing;
  /** Names of exports in the reference. */
  tables: string[];
  /** What the README begins with, and its first code. */
  beginning: string;
  code: Code | undefined;
}

/** `React Window` of `react-window`, `Dropdown` of `@scope/dropdown`, `Scope` of `@scope/react`. */
export function titleOf(name: string): string {
  const own = name.replace(/^@([^/]+)\/(react|core|ui|components)$/, '$1');
  const bare = own.replace(/^@[^/]+\//, '').replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ');
  const words = bare.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || 'Documentation';
}

/** A title as the name of a file. */
export const slugOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

/** A text as YAML writes it: in quotes if it needs them. */
const yaml = (text: string) => (/^[\p{L}\d][^:#"'\n]*$/u.test(text) ? text : JSON.stringify(text));

/**
 * The files of a new site: texts by path from its folder.
 * @param demo without one, the first page is the beginning of the README, and says what to do next.
 * @param quote writes a text as TypeScript does.
 */
export function siteFiles(start: Start, demo: Demo | undefined, quote: Quote): Record<string, string> {
  const files: Record<string, string> = {
    'site.config.ts': config(start, demo, quote),
    'tsconfig.json': tsconfig(start),
  };
  if (start.tables.length > 0) files['docs/api.mdx'] = reference(start);
  const { stories, examples } = start.existing;
  const links = [examples && '[Examples](/examples)', stories && '[Stories](/stories)'].filter(Boolean).join(' ');
  if (links) return { ...files, 'docs/index.mdx': firstPage(start, links, readmeStart(start)) };
  if (!demo) return { ...files, 'docs/index.md': firstPage(start, '', nextStep(start)) };
  const { title, ending, note, text, ssr } = demo;
  const name = slugOf(title);
  const about = 'Try it, and edit its code.';
  const left = ssr === false ? ' ssr={false}' : '';
  const first = `<Demo src="./demo/${name}.${ending}" title="${title}" description="${about}"${left} />\n`;
  const page = `This demo is \`docs/demo/${name}.${ending}\`. ${note}\n\n<Demo src="./${name}.${ending}"${left} />\n`;
  return {
    ...files,
    'docs/index.mdx': firstPage(start, `[Browse demos](/demo/${name})`, first),
    [`docs/demo/${name}.mdx`]: `---\ntitle: ${title}\ndescription: ${about}\n---\n\n${page}`,
    [`docs/demo/${name}.${ending}`]: text,
  };
}

type Quote = (text: string) => string;

function config(start: Start, demo: Demo | undefined, quote: Quote): string {
  const { title, summary, library, beside, repository, tables, existing } = start;
  const { stories, examples } = existing;
  const list = (texts: readonly string[]) =>
    texts.length === 1 ? quote(texts[0] ?? '') : `[${texts.map(quote).join(', ')}]`;
  const directory = repository.directory ? `, directory: ${quote(repository.directory)}` : '';
  const lines = [
    `title: ${quote(title)},`,
    `description: ${quote(summary ? `${summary}.` : `Documentation of ${library ?? title}.`)},`,
    library && `library: ${list([library, ...beside])},`,
    `repository: { url: ${quote(repository.url)}${directory} },`,
    tables.length > 0 && 'apiParser: true,',
    examples && `pages: { '/examples': ${quote(examples)} },`,
    stories && `stories: ${list(stories)},`,
    "navigation: [\n    { path: '/', title: 'Overview' },",
    demo && "  { path: '/demo', title: 'Demo' },",
    examples && "  { path: '/examples', title: 'Examples' },",
    stories && "  { path: '/stories', title: 'Stories' },",
    tables.length > 0 && "  { path: '/api', title: 'API' },",
    '],',
  ];
  const text = lines.flatMap((line) => (line ? `  ${line}\n` : [])).join('');
  return `import { defineSite } from 'live-docs';\n\nexport default defineSite({\n${text}});\n`;
}

function firstPage({ title, summary, library, tables }: Start, link: string, content: string): string {
  const links = [link, tables.length > 0 ? '[API reference](/api)' : ''].filter(Boolean).join(' ');
  return `---
title: Overview
description: ${yaml(library ? `Install ${library} and try it.` : 'Start here.')}
hero:
  title: ${yaml(title)}
  description: ${yaml(summary ? `${summary}.` : `Say in one sentence what ${library ?? 'this site'} is for.`)}
---
${links && `\n<Actions>${links}</Actions>\n`}
${content}${library ? `\n## Install\n\n\`\`\`install\n${library}\n\`\`\`\n` : ''}`;
}

/** What the README begins with, and its first code. */
const readmeStart = ({ beginning, code }: Start) =>
  `${beginning && `${beginning}\n\n`}${code ? `\`\`\`\`${code.lang}\n${code.text}\n\`\`\`\`\n\n` : ''}`;

const nextStep = (start: Start) => `${readmeStart(start)}> [!TIP]
> Show ${start.library ?? start.title} here: write a component that uses it to \`docs/demo/first.tsx\`, export it by default, and put
> \`<Demo src="./demo/first.tsx" />\` in place of this note, which is in \`docs/index.md\`.
`;

const reference = ({ library, tables }: Start) => `---
title: API reference
description: ${yaml(`What ${library} exports, from its type declarations.`)}
---

${tables.map((name) => `## ${name}\n\n<API id="${name}" />\n`).join('\n')}
## Types

<ApiTypes />
`;

/** For editors: the options that the engine checks demos with. */
function tsconfig({ sources }: Start): string {
  const paths = Object.entries(sources).map(
    ([name, path]) => `"${name}": ["${path.startsWith('.') ? path : `./${path}`}"]`,
  );
  const [first, ...others] = paths;
  const written = others.length > 0 ? `{\n      ${paths.join(',\n      ')}\n    }` : `{ ${first} }`;
  return `{
  "compilerOptions": {
    "target": "ES2022",
    "module": "ESNext",
    "moduleResolution": "bundler",
    "lib": ["ES2023", "DOM", "DOM.Iterable"],
    "types": ["vite/client"],
    "jsx": "react-jsx",
    "strict": true,
    "noEmit": true,
    "skipLibCheck": true${first ? `,\n    "paths": ${written}` : ''}
  }
}
`;
}
