import path from 'node:path';
import type { Code, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { fileKind, formatProblem } from 'live-playground/model';
import { ownValue, suggest, toSlug, type Problem } from '../../../model';
import { demoId } from '../../files/demo-id';
import { resolveId, toPosix } from '../../files/paths';
import { completeCode } from '../live/complete-code';
import { unmount } from '../live/unmount';
import { languageOf } from './highlight';
import type { DemoMaker, MadeDemo } from './made-demo';
import { findAttribute, jsxAttribute, jsxElement, readText, refuseElement, type MdxJsxElement } from './mdx-nodes';
import { originOf, placeOf, type PagePass } from './page-output';
import { refuseDemo } from './refuse-demo';
import { isMarkdown } from './parse-text';

/**
 * Has `<Demo>` show what is made for it: ```` ```tsx live ```` fences, what features make of other files
 * (`<Demo src="./button.stories.tsx" story="Primary" />`), files that mount themselves, and files that are written for a live editor.
 */
export function remarkMade(pass: PagePass) {
  const { input, options } = pass;
  const makers = options.features.flatMap(({ parts }) => (parts.makers ?? []) as readonly DemoMaker[]);

  const makeDemo = (node: MdxJsxElement) => {
    const src = readText(node, 'src');
    const maker = makers.find(({ attribute }) => findAttribute(node, attribute));
    if (src === undefined || (!maker && fileKind(src) !== 'script')) return undefined;
    const file = resolveId(originOf(node, input).file, src);
    const text = input.files.text(file);
    // What is wrong with "src" is told with that of other demos.
    if (text === undefined) return undefined;
    if (!maker) {
      const made = EXPORT.test(text) ? undefined : completeFile(file, text, pass);
      return made && showMade(node, file, made, pass);
    }
    const value = readText(node, maker.attribute);
    if (value === undefined)
      return refuseElement(node, pass, {
        found: `<Demo> with ${maker.attribute} that isn't a text in quotes`,
        expected: 'a text in quotes',
        fix: `Write ${maker.attribute}="…"`,
      });
    const made = maker.make({ file, text, value, root: input.root, files: input.files });
    return showMade(node, file, made, pass, maker.attribute);
  };

  return (tree: Root): void => {
    const fences = createFences(pass);
    visit(tree, (node, index, parent) => {
      if (node.type === 'heading') fences.enter(toString(node));
      else if (node.type === 'mdxJsxFlowElement' && node.name === 'Demo') makeDemo(node);
      else if (node.type === 'code' && isLive(node) && parent && index !== undefined)
        parent.children[index] = fences.show(node);
    });
  };
}

const EXPORT = /^\s*export\b/m;

/** Has an element show a demo that is made of a file, or why there's none. What the page says of it comes first. */
function showMade(
  node: MdxJsxElement,
  origin: string,
  { files, controls, isBound, notes = [], problems, ...said }: MadeDemo,
  pass: PagePass,
  maker?: string,
): void {
  const { input, output } = pass;
  output.warnings.push(...notes.map(formatProblem));
  const [own] = files;
  if (!own) return refuseDemo(node, pass, origin, problems);
  const folder = path.posix.dirname(origin);
  for (const file of files) {
    const { name, text, lines = [1], isHidden } = file;
    const id = path.posix.join(folder, name);
    const made = {
      file: id,
      text,
      origin,
      lines,
      ...(isHidden && { isHidden }),
      ...(file === own && { ...(controls && { controls }), ...(isBound && { isBound }) }),
    };
    output.made.push(made);
    input.files.make(made);
  }
  const src = toPosix(path.posix.dirname(originOf(node, input).file), path.posix.join(folder, own.name));
  const more = (['id', 'title', 'description'] as const).flatMap((name) => {
    const text = said[name];
    return text === undefined || findAttribute(node, name) ? [] : [jsxAttribute(name, text)];
  });
  node.attributes = [
    ...node.attributes.filter((one) => one.type !== 'mdxJsxAttribute' || (one.name !== 'src' && one.name !== maker)),
    jsxAttribute('src', src),
    ...more,
  ];
}

/** A rule for the whole page that gives it its window's height. */
const FILLS_PAGE = /(?:^|[\s,}])(?:html|body|#[\w-]+)(?:\s*,[^{}]*)?\s*\{[^}]*(?<![\w-])height:\s*100(?:%|vh)/;

/** A file that mounts itself, or is written for a live editor, as a module; undefined of any other. @param file its id. */
function completeFile(file: string, text: string, { input, options }: PagePass): MadeDemo | undefined {
  const { name, ext } = path.posix.parse(file);
  const fillsPage = (styles: readonly string[]) =>
    styles.some((style) => FILLS_PAGE.test(input.files.text(resolveId(file, style)) ?? ''));
  const { code, leftOut } = unmount(name + ext, text, fillsPage) ?? { code: text.trimEnd() };
  if (!leftOut && options.scope === undefined) return undefined;
  const completed = completeCode(code, { file: name + ext, ...scopeOf(file, input), ...(leftOut && { leftOut }) });
  const filename = toPosix(input.root, file);
  const problems = completed.problems.map((problem) => ({ file: filename, ...problem }));
  const made = { name: `${name}~live${ext}`, text: completed.text, lines: completed.lines };
  return { files: problems.length > 0 ? [] : [made], id: demoId(filename, options.docs), problems };
}

/** What code in a file, or beside it, may use without importing it. */
const scopeOf = (file: string, input: PagePass['input']) => ({
  scope: input.files.scope(),
  nameFile(id: string) {
    const name = path.posix.relative(path.posix.dirname(file), id.replace(/\.[cm]?[jt]sx?$/, ''));
    return name.startsWith('.') ? name : `./${name}`;
  },
});

const LANGUAGES = ['tsx', 'jsx', 'ts', 'js'];

/** True for a fence that is a demo: ```` ```tsx live ````. */
const isLive = ({ lang, meta }: Code): boolean =>
  LANGUAGES.includes(languageOf(lang ?? '', {})) && /(^|\s)live(\s|$)/.test(meta ?? '');

/** What a fence may say, and how it's read: as a text, as true or false, as a number. */
const WORDS: Record<string, 'text' | 'flag' | 'number'> = {
  live: 'flag',
  // Docusaurus needs it for code that calls "render".
  noInline: 'flag',
  id: 'text',
  title: 'text',
  description: 'text',
  background: 'text',
  height: 'number',
  iframe: 'flag',
  compact: 'flag',
  ssr: 'flag',
};

/** Words of a fence: `live`, `title="A b"`, `height={80}`, `ssr=false`. */
const WORD = /([^\s=]+)(?:=(?:"([^"]*)"|'([^']*)'|\{([^}]*)\}|(\S+)))?/g;

type Wrong = Omit<Problem, 'file' | 'line'>;

/** Reads what a fence says beside `live`. @returns attributes of `<Demo>`, or what is wrong. */
function readWords(meta: string): Map<string, string> | Wrong {
  const words = new Map<string, string>();
  for (const [written, name = '', ...values] of meta.matchAll(WORD)) {
    const kind = ownValue(WORDS, name);
    const value = values.find((one) => one !== undefined);
    const known = Object.keys(WORDS);
    if (!kind)
      return {
        found: `a live fence with the unknown word "${name}"${suggest(name, known)}`,
        expected: `one of ${known.join(', ')}`,
        fix: 'Correct or remove it',
      };
    const text = value ?? (kind === 'flag' ? 'true' : '');
    const fits = { text: text !== '', flag: /^(true|false)$/.test(text), number: /^\d+(\.\d+)?$/.test(text) };
    if (!fits[kind])
      return {
        found: `a live fence with ${written}`,
        expected: { text: 'a text in quotes', flag: 'the word alone, or {false}', number: 'a number of pixels' }[kind],
        fix: `Write ${{ text: `${name}="…"`, flag: name === 'ssr' ? 'ssr={false}' : name, number: `${name}={240}` }[kind]}`,
      };
    words.set(name, text);
  }
  return words;
}

/** Makes demos of the live fences of a page, in their order. */
function createFences(pass: PagePass) {
  const { input, options } = pass;
  /** The page that this one translates, or itself. */
  const original = input.language === undefined ? input.file : input.file.replace(`.${input.language}.`, '.');
  const isTaken = new Set<string>();
  let count = 0;
  let section = { title: '', count: 0 };

  const show = (node: Code): MdxJsxElement => {
    const element = {
      ...jsxElement('Demo', []),
      ...(node.position && { position: node.position }),
      ...(node.data && { data: node.data }),
    };
    const refuse = (wrong: Wrong) => {
      refuseElement(element, pass, wrong);
      return element;
    };
    count += 1;
    section.count += 1;
    const words = readWords(node.meta ?? '');
    if (!(words instanceof Map)) return refuse(words);
    const origin = originOf(node, input);
    const own = words.get('id');
    const id = own ?? `${pageName(toPosix(path.posix.join(input.root, options.docs), original))}-${count}`;
    if (own !== undefined && (own !== toSlug(own) || !/^[^\s\\/#?%~]+$/.test(own)))
      return refuse({
        found: `a live fence with id="${own}"`,
        expected: 'a part of an address: lower case, without spaces and / \\ # ? % ~',
        fix: 'Correct "id"',
      });
    if (isTaken.has(id))
      return refuse({
        found: `a second live fence with the id "${id}"`,
        expected: 'an id for each demo of the site',
        fix: 'Give one of the two another id',
      });
    isTaken.add(id);
    const ending = languageOf(node.lang ?? '', {});
    // Several pages may include the same file.
    const ofPage = origin.isIncluded ? id : (own ?? `live-${count}`);
    const madeOf = (file: string) => file.replace(/\.mdx?$/, `~${ofPage}.${ending}`);
    const completed = completeCode(node.value, { file: madeOf(origin.file), ...scopeOf(origin.file, input) });
    if (completed.problems.length > 0) {
      const problems = completed.problems.map((problem) => ({ ...problem, ...placeOf(node, input, problem.line) }));
      showMade(element, origin.file, { files: [], problems }, pass);
      return element;
    }
    const made = { text: completed.text, lines: completed.lines.map((at) => placeOf(node, input, at).line) };
    if ((ending === 'ts' || ending === 'tsx') && !isMarkdown(origin.file))
      pass.output.snippets.push({ lang: ending, line: placeOf(node, input).line, ...made });
    for (const [word, text] of words) {
      if (['live', 'noInline', 'id'].includes(word)) continue;
      element.attributes.push(jsxAttribute(word, WORDS[word] === 'text' ? text : { expression: text }));
    }
    if (!words.has('title')) element.attributes.push(jsxAttribute('title', titleOf()));
    // Where a translation has the code of its page, it's the same demo.
    if (input.language !== undefined && input.files.text(madeOf(original)) === made.text) {
      const src = toPosix(path.posix.dirname(origin.file), madeOf(original));
      element.attributes.push(jsxAttribute('src', src), jsxAttribute('id', id));
      return element;
    }
    const suffix = input.language === undefined ? '' : `-${input.language.toLowerCase()}`;
    const files = [{ name: path.posix.basename(madeOf(origin.file)), ...made }];
    showMade(element, origin.file, { files, id: id + suffix, problems: [] }, pass);
    return element;
  };
  const titleOf = () => {
    const title = section.title || (pass.output.title ?? input.title);
    return section.count > 1 ? `${title} ${section.count}` : title;
  };
  return {
    /** A heading begins a section: fences without a title are called as it is. */
    enter(title: string) {
      section = { title, count: 0 };
    },
    show,
  };
}

/** What demos of a page are named after, as `demoId` names those of files: `guide-start` for `guide/start.mdx`. */
const pageName = (file: string): string =>
  file
    .replace(/^(\.\.\/)+/, '')
    .replace(/\.mdx?$/, '')
    .replace(/\.\$tab-/, '-')
    .replace(/(.)\/index$/, '$1')
    .split('/')
    .map((part) => toSlug(part).replaceAll(/[\s\\#?%~]+/g, '-'))
    .join('-');
