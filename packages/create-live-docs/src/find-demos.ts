import type { Engine } from './surroundings';
import { titleOf, type Code, type Demo } from './site-files';

type Root = ReturnType<Engine['parseText']>;

/** What an example may use without importing it. */
const HOOKS = ['useState', 'useRef', 'useEffect', 'useMemo', 'useCallback', 'useId', 'useReducer'];

/** A component at the top level of a module. */
const COMPONENT =
  /^(?:export )?(?:function ([A-Z]\w*)|class ([A-Z]\w*) extends\b|const ([A-Z]\w*)(?:: [^=]+)? = (?:\([^)]*\)(?:: [^=]+)?|\w+) =>)/gm;

/** Pictures on other hosts, which the policy of a site doesn't allow. */
const REMOTE = /\bsrc=\{?["'`](https?:)?\/\//;

/** Longer examples are applications. */
const LINES = 60;

/** The scripts in a README that import a library. */
export function readCode(node: Root | Root['children'][number], library: string): Code[] {
  if ('children' in node) return node.children.flatMap((child) => readCode(child, library));
  if (node.type !== 'code' || !/^([jt]sx?|(java|type)script)$/.test(node.lang ?? '')) return [];
  return importOf(node.value, library) === undefined ? [] : [{ lang: node.lang ?? '', text: node.value }];
}

/** What code imports of a library: `Picker, { Day }`; undefined if it doesn't. */
const importOf = (text: string, library: string) =>
  [...text.matchAll(/^import\s+([^'"]+?)\s+from\s*['"]([^'"]+)['"]/gm)].find(([, , name]) => name === library)?.[1];

/**
 * An example as a demo: with a default export, and with the imports of React that every reader knows. None without a component.
 * @param components names of the library's.
 */
export function toDemo({ lang, text }: Code, library: string, components: readonly string[]): Demo[] {
  const isExported = /^export default /m.test(text);
  const name = [...text.matchAll(COMPONENT)].at(-1)?.slice(1).find(Boolean);
  if ((!isExported && !name) || REMOTE.test(text) || text.split('\n').length > LINES) return [];
  const react = text.match(/^import\s[^;'"]+['"]react['"]/gm)?.join() ?? '';
  const has = (code: string, word: string) => new RegExp(`(?<![.\\w])${word}\\b`).test(code);
  const hooks = HOOKS.filter((hook) => has(text, hook) && !has(react, hook));
  const used: readonly string[] = importOf(text, library)?.match(/\w+/g) ?? [];
  const lines = [
    /\bReact\./.test(text) && !has(react, 'React') ? "import * as React from 'react';\n" : '',
    hooks.length > 0 ? `import { ${hooks.join(', ')} } from 'react';\n` : '',
    // Without the directive for other bundlers.
    `${text.replace(/^(['"])use client\1;?\s*/, '').trim()}\n`,
    isExported ? '' : `\nexport default ${name};\n`,
  ];
  return [
    {
      title: titleOf(components.find((one) => used.includes(one)) ?? library),
      ending: lang.startsWith('t') ? 'tsx' : 'jsx',
      note: `It's an example of the README of \`${library}\`.`,
      text: lines.join(''),
    },
  ];
}

/** The first section of a README that has text: paragraphs and lists, without pictures, HTML, and links into its repository. */
export function readBeginning({ children }: Root, readme: string): string {
  const kept: string[] = [];
  for (const { type, position } of children) {
    if (type === 'heading' && kept.length > 0) break;
    const text = readme
      .slice(position?.start.offset, position?.end.offset)
      .replace(/!\[[^\]]*\](\([^)]*\)|\[[^\]]*\])|<(?!https?:)\/?[a-z!][^>]*>/gi, '')
      .replace(/\[\s*\](\([^)]*\)|\[[^\]]*\])/g, '')
      .replace(/\[([^\]]+)\](\((?!https?:)[^)]*\)|\[[^\]]*\])/g, '$1')
      .trim();
    if ((type === 'paragraph' || type === 'list') && /\p{L}/u.test(text)) kept.push(text);
  }
  return kept.join('\n\n');
}

type Export = Awaited<ReturnType<Engine['readLibrary']>>[number];

/** Components that are rarely what a library is about: they surround others, or others are made of them. */
const HELPER = /(Provider|Context|Boundary|Base)$/;

/** Values of required props by what their types look like. */
const VALUES: [type: RegExp, value: (name: string, literal: string) => string][] = [
  [/^(string|ReactNode)$/, (name) => `"${name}"`],
  [/^number$/, () => '{0}'],
  [/^boolean$/, () => '{true}'],
  [/^['"]([^'"]*)['"]/, (_, literal) => `"${literal}"`],
  [/\[\]$/, () => '{[]}'],
  [/^\(?\([^()]*\) => (void|any|unknown)\b/, () => '{() => {}}'],
];

/** The components among exports, what a library is about first: the default export, the one of its name, those of its README. */
export function sortComponents(exports: readonly Export[], library: string, readme: string): Export[] {
  const own = titleOf(library).replace(/^(React|Rc) | React$|\s/g, '');
  const rank = ({ name, import: line }: Export) =>
    [!line.includes('{'), name === own, readme.includes(`<${name}`), !HELPER.test(name), true].indexOf(true);
  return exports.filter(({ isComponent }) => isComponent).toSorted((a, b) => rank(a) - rank(b));
}

/** A demo of a component with its required props; none if the value of one can't be told from its type. */
export function writeDemo({ name, import: line, members }: Export): Demo[] {
  const attributes = members.flatMap(({ name: prop, type, required }) => {
    const [pattern, value] = VALUES.find(([one]) => one.test(type)) ?? [];
    return required ? (value ? `${prop}=${value(prop, pattern?.exec(type)?.[1] ?? '')}` : undefined) : [];
  });
  if (attributes.includes(undefined)) return [];
  const element = `<${[name, ...attributes].join(' ')} />`;
  const text = `${line}\n\nexport default function ${name}Demo() {\n  return ${element};\n}\n`;
  const note = 'It has the required props alone: replace their values with realistic ones.';
  return [{ title: titleOf(name), ending: 'tsx', note, text }];
}
