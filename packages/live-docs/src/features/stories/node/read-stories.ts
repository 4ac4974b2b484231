import { childOf, listOf, unwrap, type Node } from '../../../core/node/compile/live/node';
import { lineAt } from '../../../core/node/compile/demos/line-at';
import type { Problem } from '../../../core/model';
import { keyOf, nameOf, readModule, type Module } from './read-module';
import { toStoryName } from './story-names';
import { createParts, factoryMeta, findPart, isFunction, type Part, type Parts } from './story-parts';

/** A story of a file, as far as it can be known without running it. */
export interface Story {
  /** What the file exports it as. */
  id: string;
  /** What it's called in its file. */
  local: string;
  /** What readers call it. */
  name: string;
  /** Line of its declaration. */
  line: number;
  /** Its comment, or what its parameters say. */
  description?: string;
  tags: readonly string[];
  /** Its properties: `args`, `render`, `play`. Undefined if it's known once it runs. */
  parts?: readonly Part[];
}

/** A file of stories. */
export interface StoriesFile {
  module: Module;
  parts: Parts;
  /** As written: `Forms/Button`; absent if it follows from the path. */
  title?: string;
  /** The component that its stories are about, as it's written there. */
  component?: Node;
  /** Names of its components beside that. */
  subcomponents: readonly string[];
  description?: string;
  /** The file of MDX that is its page, as it imports it: `parameters.docs.page`. */
  page?: string;
  stories: readonly Story[];
  problems: readonly Problem[];
}

/** Reads the stories of a file. @param file its path from the project's root. */
export function readStories(file: string, text: string): StoriesFile {
  const module = readModule(file, text);
  const parts = createParts(module);
  const problems: Problem[] = [];
  const empty = { module, parts, subcomponents: [], stories: [], problems };
  const refuse = (line: number, found: string, expected: string, fix: string) =>
    problems.push({ file, line, found, expected, fix });
  if (module.error) {
    const { message, line } = module.error;
    refuse(line, `the file cannot be read: ${message}`, 'TypeScript or JavaScript', 'Correct the syntax');
    return empty;
  }
  const old = [...module.imports].find(([, { imported }]) => imported === 'storiesOf');
  if (old) {
    refuse(
      lineAt(module.text, module.text.search(/\bstoriesOf\(/)),
      'stories by "storiesOf", which Storybook dropped in version 8',
      'stories that are exports',
      'Convert the file: npx storybook migrate storiesof-to-csf',
    );
    return empty;
  }
  const metaNode = module.defaultExport?.value ?? module.declarations.get(module.exports.get('default') ?? '')?.value;
  // Ladle's stories are components, and need none.
  const isComponent = (local: string) => {
    const { node, value } = module.declarations.get(local) ?? {};
    return [node, value].some((one) => one && isFunction(unwrap(one)));
  };
  if (!metaNode && !factoryMeta(module) && ![...module.exports.values()].some(isComponent)) {
    refuse(
      1,
      'a file of stories without a default export',
      'an object that describes its stories',
      'Write export default { component: … }',
    );
    return empty;
  }
  const { meta } = parts;
  const title = readText(findPart(meta, 'title'), module);
  const component = findPart(meta, 'component') ?? componentOfCall(metaNode, meta, module);
  const readDescription = (own: readonly Part[], key: string) =>
    readText(parts.at(own, ['parameters', 'docs', 'description', key]), module);
  const description = readDescription(meta, 'component') ?? metaComment(module);
  const page = readPage(parts, module);
  const tags = readTexts(findPart(meta, 'tags'), module);
  const isStory = storyFilter(meta, module);
  const stories = [...module.exports].flatMap(([id, local]): Story[] => {
    if (id === 'default' || id === '__namedExportsOrder' || local === module.exports.get('default') || !isStory(id))
      return [];
    const declared = module.declarations.get(local);
    // A list or a text that the file has for others.
    if (declared?.value && /^(Array|Literal|TemplateLiteral)/.test(declared.value.type)) return [];
    const own = parts.story(local);
    const known = own ?? [];
    const comment = readDescription(known, 'story') ?? (declared && readComment(declared.statement, module));
    return [
      {
        id,
        local,
        name: readText(findPart(known, 'name') ?? findPart(known, 'storyName'), module) ?? toStoryName(id),
        line: lineAt(module.text, (declared?.node ?? module.body[0]!).start),
        ...(comment === undefined ? {} : { description: comment }),
        tags: [...tags, ...readTexts(findPart(known, 'tags'), module)],
        ...(own ? { parts: own } : {}),
      },
    ];
  });
  if (stories.length === 0)
    refuse(1, 'a file of stories that exports no story', 'a named export', 'Write export const Primary = {}');
  return {
    ...empty,
    ...(title === undefined ? {} : { title }),
    ...(component ? { component: unwrap(component) } : {}),
    subcomponents: parts.of(findPart(meta, 'subcomponents')).flatMap(({ key }) => key ?? []),
    ...(description === undefined ? {} : { description }),
    ...(page === undefined ? {} : { page }),
    stories,
  };
}

/** True for a story that an automatic page shows. */
export const isDocumented = ({ tags }: Pick<Story, 'tags'>): boolean =>
  tags.reduce((isShown, tag) => (tag === '!autodocs' ? false : tag === 'autodocs' ? true : isShown), true);

/** The value of a literal, and of constants that are some; undefined of all else. */
export function readValue(node: Node | undefined, module: Module): unknown {
  if (!node) return undefined;
  const value = unwrap(node);
  switch (value.type) {
    case 'Literal':
      return value['regex'] ? undefined : value['value'];
    case 'TemplateLiteral': {
      const values = listOf(value, 'expressions').map((one) => readValue(one, module));
      if (values.some((one) => !['string', 'number'].includes(typeof one))) return undefined;
      return listOf(value, 'quasis')
        .map((quasi, at) => `${cookedOf(quasi)}${String(values[at] ?? '')}`)
        .join('');
    }
    case 'UnaryExpression': {
      const operand = readValue(childOf(value, 'argument'), module);
      return value['operator'] === '-' && typeof operand === 'number' ? -operand : undefined;
    }
    case 'BinaryExpression': {
      const [left, right] = [childOf(value, 'left'), childOf(value, 'right')].map((one) => readValue(one, module));
      return value['operator'] === '+' && typeof left === 'string' && typeof right === 'string'
        ? left + right
        : undefined;
    }
    case 'ArrayExpression':
      return listOf(value, 'elements').map((one) => readValue(one, module));
    case 'ObjectExpression':
      return Object.fromEntries(
        listOf(value, 'properties').flatMap((one) => {
          const key = one.type === 'Property' ? keyOf(one) : undefined;
          return key === undefined ? [] : [[key, readValue(childOf(one, 'value'), module)]];
        }),
      );
    case 'Identifier': {
      const known = module.declarations.get(nameOf(value))?.value;
      return known && known.start < value.start ? readValue(known, module) : undefined;
    }
    default:
      return undefined;
  }
}

const cookedOf = ({ value }: Node) => String((value as { cooked?: string | null } | undefined)?.cooked ?? '');

function readText(node: Node | undefined, module: Module): string | undefined {
  const value = readValue(node, module);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

function readTexts(node: Node | undefined, module: Module): string[] {
  const value = readValue(node, module);
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}

/** `parameters.docs.page`, if it's a file of MDX. */
function readPage({ at, meta }: Parts, { imports }: Module): string | undefined {
  const page = at(meta, ['parameters', 'docs', 'page']);
  const source = page?.type === 'Identifier' ? imports.get(nameOf(page))?.source : undefined;
  return source?.endsWith('.mdx') ? source : undefined;
}

/** The comment in front of a statement, as Markdown. */
function readComment({ start }: Node, { comments, text }: Module): string | undefined {
  const comment = comments.findLast((one) => one.end <= start);
  if (comment?.type !== 'Block' || text[comment.start + 2] !== '*' || text.slice(comment.end, start).trim() !== '')
    return undefined;
  const lines = text.slice(comment.start + 3, comment.end - 2).split('\n');
  const written = lines
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd())
    .join('\n')
    .trim();
  // Tags are for tools.
  return written.replace(/(^|\n)@[^]*$/, '').trim() || undefined;
}

function metaComment(module: Module): string | undefined {
  const name = module.exports.get('default');
  const statement =
    module.defaultExport?.statement ?? module.body.find(({ type }) => type === 'ExportDefaultDeclaration');
  const declared = name === undefined ? undefined : module.declarations.get(name)?.statement;
  return (declared && readComment(declared, module)) ?? (statement && readComment(statement, module));
}

/**
 * The component of a meta that a function makes: `createMeta(Button)`, also spread into an object. It's the first argument, if that's
 * the name of a component.
 */
function componentOfCall(
  node: Node | undefined,
  meta: readonly Part[],
  { declarations, imports }: Module,
): Node | undefined {
  const spread = meta.findLast((part) => part.spread)?.spread ?? node;
  const value = spread?.type === 'Identifier' ? declarations.get(nameOf(spread))?.value : spread;
  if (value?.type !== 'CallExpression') return undefined;
  const first = listOf(value, 'arguments')[0];
  const name = first?.type === 'Identifier' ? nameOf(first) : '';
  return /^[A-Z]/.test(name) && (imports.has(name) || declarations.has(name)) ? first : undefined;
}

/** What `includeStories` and `excludeStories` leave. */
function storyFilter(meta: readonly Part[], module: Module): (id: string) => boolean {
  const test = (key: string) => {
    const node = findPart(meta, key);
    const value = node && unwrap(node);
    const regex = value?.['regex'] as { pattern: string; flags: string } | undefined;
    if (regex) return (id: string) => new RegExp(regex.pattern, regex.flags).test(id);
    if (!value) return undefined;
    const names = value.type === 'Literal' ? [String(value['value'])] : readTexts(value, module);
    return (id: string) => names.includes(id);
  };
  const [isIncluded, isExcluded] = [test('includeStories'), test('excludeStories')];
  return (id) => (isIncluded?.(id) ?? true) && !(isExcluded?.(id) ?? false);
}
