import { lineAt } from '../../../core/node/compile/demos/line-at';
import { childOf, listOf, type Node } from '../../../core/node/compile/live/node';
import { declaredNames, findReferences } from './find-references';
import { nameOf, type ImportedName, type Module } from './read-module';
import { isFunction } from './story-parts';
import { STORYBOOK, withBreaks, type Printer } from './story-printer';
import { isStorybook, namesIn, Unwritable, type Body, type Writing, type WrittenStory } from './writing';

/** Properties of stories. */
const STORY_KEYS =
  /^(args|argTypes|parameters|decorators|loaders|play|name|storyName|story|tags|globals|render|beforeEach|input|composed|component)$/;

/**
 * A module of what is left of a file of stories for one component: imports and declarations that it needs, in their order, and what
 * the file does as it's imported.
 * @param line of the story in its file.
 * @throws {Unwritable} if that needs a story or something of Storybook.
 */
export function keepNames(
  writing: Writing,
  { constants, body }: Body,
  line: number,
): Pick<WrittenStory, 'text' | 'lines'> {
  const { module, printer, style, file } = writing;
  const { text, imports, declarations, assignments } = module;
  const own = `${constants}${constants && '\n\n'}export default function ${writing.name}() {\n${body}\n}`;
  const stories = new Map(file.stories.map((story) => [story.local, story]));
  const kept = new Map<Node, string>();
  const used = new Set<string>();
  const hooks = new Set<string>();

  const take = (code: string): void => {
    for (const { name, parents } of namesIn(code, module)) {
      const last = parents.at(-1);
      const story = stories.get(name);
      const member = last?.type === 'MemberExpression' ? nameOf(childOf(last, 'property')) : '';
      const declared = declarations.get(name);
      if (story && (!declared?.value || !isFunction(declared.value) || STORY_KEYS.test(member)))
        throw new Unwritable(`it needs the story "${story.id}" of its file`, declared?.node.start ?? 0);
      if (used.has(name)) continue;
      const imported = imports.get(name);
      if (imported && isHook(imported)) {
        hooks.add(imported.imported === name ? name : `${imported.imported} as ${name}`);
        continue;
      }
      if (imported && STORYBOOK.test(imported.source))
        throw new Unwritable(`it needs "${imported.imported}" of ${imported.source}`, imported.statement.start);
      if (imported || declared) used.add(name);
      if (!declared) continue;
      if (module.exports.get('default') === name)
        throw new Unwritable("it needs the file's default export", declared.node.start);
      keep(declared.statement);
      for (const { statement, key } of assignments.get(name) ?? [])
        if (!story || !STORY_KEYS.test(key)) keep(statement);
    }
  };
  const keep = (statement: Node): void => {
    if (kept.has(statement)) return;
    printer.plain(statement);
    const inner = childOf(statement, 'declaration') ?? statement;
    for (const node of listOf(inner, 'declarations')) dropType(node, module, printer);
    const code = printer.text(inner);
    kept.set(statement, commentBefore(statement, module) + code);
    take(code);
  };

  take(own);
  // What the file does as it's imported: a locale, a plugin of a library.
  for (const statement of module.body) {
    if (!isEffect(statement, module)) continue;
    if (findReferences(statement).some(({ name }) => isStorybook(module, name))) continue;
    keep(statement);
  }
  if (used.has(writing.name)) throw new Unwritable(`its file uses the name "${writing.name}" for something else`, 0);

  const pieces: [code: string, line: number][] = [];
  const { quote, end } = style;
  const isHere = used.has('ComponentProps') || !/[^.]\bComponentProps</.test(constants);
  if (!isHere) pieces.push([`import type { ComponentProps } from ${quote}react${quote}${end}\n`, line]);
  if (hooks.size > 0) pieces.push([`import { ${[...hooks].join(', ')} } from ${quote}react${quote}${end}\n`, line]);
  for (const statement of module.body) {
    if (statement.type !== 'ImportDeclaration') continue;
    const code = printImport(statement, used, module, style.unit);
    if (code !== undefined) pieces.push([`${code}\n`, lineAt(text, statement.start)]);
  }
  let isNext = false;
  for (const [at, statement] of module.body.entries()) {
    const code = kept.get(statement);
    const before = text.slice(module.body[at - 1]?.end ?? 0, statement.start);
    const isClose = isNext && !/\n[ \t]*\n/.test(before);
    isNext = code !== undefined;
    if (code !== undefined)
      pieces.push([`${isClose || pieces.length === 0 ? '' : '\n'}${code}\n`, lineAt(text, statement.start)]);
  }
  pieces.push([`${pieces.length > 0 ? '\n' : ''}${own}\n`, line]);
  return {
    text: withBreaks(pieces.map(([code]) => code).join('')),
    lines: pieces.flatMap(([code, at]) =>
      withBreaks(code)
        .split('\n')
        .slice(1)
        .map(() => at),
    ),
  };
}

/** True for a hook of React's that Storybook has, too. */
const isHook = ({ source, imported }: ImportedName) =>
  STORYBOOK.test(source) && /^use(State|Memo|Effect|Ref|Callback|Reducer)$/.test(imported);

/** True for a statement that neither imports, exports nor declares anything. */
function isEffect(statement: Node, { declarations }: Module): boolean {
  if (/^(Import|Export)/.test(statement.type) || declaredNames(statement).length > 0) return false;
  if (statement.type.startsWith('TS') || typeof statement['directive'] === 'string') return false;
  const expression = childOf(statement, 'expression');
  if (expression?.type !== 'AssignmentExpression') return true;
  // What is said of a declaration comes with it.
  const [first] = findReferences(childOf(expression, 'left')!);
  return first === undefined || !declarations.has(first.name);
}

/** The comment right above a statement. What tools alone read of it stays away. */
function commentBefore({ start }: Node, { comments, text }: Module): string {
  let from = start;
  for (const comment of comments.toReversed())
    if (comment.end <= from && /^[ \t]*\n?[ \t]*$/.test(text.slice(comment.end, from))) from = comment.start;
  return text
    .slice(from, start)
    .split('\n')
    .filter((line) => !/^\s*(\/\/|\/\*)\s*(eslint|prettier|istanbul|c8|@ts-)/.test(line))
    .join('\n');
}

/** Takes a type of Storybook off a constant: `const rows: Story['args'] = …`. */
function dropType(declarator: Node, module: Module, printer: Printer): void {
  const type = childOf(childOf(declarator, 'id') ?? declarator, 'typeAnnotation');
  if (type && isStorybookType(type, module)) printer.replace(type, '');
}

/** True for a type that Storybook is behind: `Story` of `type Story = StoryObj<…>`. */
export function isStorybookType(type: Node, module: Module, depth = 0): boolean {
  return findReferences(type).some(({ name }) => {
    const declared = module.declarations.get(name);
    return (
      isStorybook(module, name) ||
      (declared?.node.type === 'TSTypeAliasDeclaration' &&
        depth < 3 &&
        isStorybookType(declared.node, module, depth + 1))
    );
  });
}

/** An import with the names that are used; undefined if none is, unless it's imported for what it does. */
function printImport(
  statement: Node,
  used: ReadonlySet<string>,
  { text, imports }: Module,
  unit: string,
): string | undefined {
  const source = childOf(statement, 'source')!;
  const specifiers = listOf(statement, 'specifiers');
  const whole = text.slice(statement.start, statement.end);
  if (specifiers.length === 0)
    return STORYBOOK.test(String(source['value'])) || /\{\s*\}/.test(whole) ? undefined : whole;
  const isUsed = (specifier: Node) => {
    const name = nameOf(childOf(specifier, 'local'));
    return used.has(name) && imports.get(name)?.specifier === specifier;
  };
  const left = specifiers.filter(isUsed);
  if (left.length === specifiers.length) return whole;
  if (left.length === 0) return undefined;
  const [named, others] = [left.filter(isNamed), left.filter((one) => !isNamed(one))].map((list) =>
    list.map((one) => text.slice(one.start, one.end)),
  ) as [string[], string[]];
  const list = named.length > 0 ? [`{ ${named.join(', ')} }`] : [];
  const start = statement['importKind'] === 'type' ? 'import type' : 'import';
  const line = `${start} ${[...others, ...list].join(', ')} from ${text.slice(source.start, statement.end)}`;
  if (line.length <= WIDTH || named.length < 2) return line;
  return line.replace(list[0]!, `{\n${named.map((one) => `${unit}${one},\n`).join('')}}`);
}

/** Characters of a line. */
const WIDTH = 100;

const isNamed = ({ type }: Node) => type === 'ImportSpecifier';
