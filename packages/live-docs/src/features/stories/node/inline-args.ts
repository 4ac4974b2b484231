import { childOf, childrenOf, listOf, unwrap, type Node } from '../../../core/node/compile/live/node';
import { indentLines, printElement, printStart, type Piece } from './code-style';
import { findReferences, namesOf, type Reference } from './find-references';
import { isStorybookType } from './keep-names';
import { keyOf, nameOf } from './read-module';
import type { Story } from './read-stories';
import { findPart, type Part } from './story-parts';
import { NOTHING } from './story-printer';
import {
  isNothing,
  namesIn,
  Unwritable,
  printReturn,
  writeAttribute,
  writeContent,
  writeValue,
  type Body,
  type Writing,
} from './writing';

/** Arguments that are spread more than once are written out up to so many characters. */
const SHORT = 60;

/**
 * A function that shows a story as the body of a component, with the story's arguments in the places where it uses its own. What it does
 * with them beside reading them keeps them in a constant.
 */
export function inlineArgs(writing: Writing, story: Story, render: Node, args: readonly Part[]): Body {
  const { printer, module } = writing;
  if (render['async'] === true || render['generator'] === true)
    throw new Unwritable('it is shown by an asynchronous function', render.start);
  const body = childOf(render, 'body')!;
  const [param, context, ...others] = listOf(render, 'params').filter((one) => nameOf(one) !== 'this');
  const used = findReferences(body);
  const isUsed = (name: string) => used.some((one) => one.name === name);
  if (context && (others.length > 0 || namesOf(context).some(isUsed)))
    throw new Unwritable("it uses the story's context", context.start);
  if (isUsed(story.local)) throw new Unwritable('it refers to itself', render.start);
  printer.plain(body);
  const uses = param ? findUses(param, used) : [];
  const plan = uses && planUses(writing, body, uses, args);
  if (plan) {
    // What is within something else comes first.
    for (const replace of plan) replace();
    const printed = printBody(writing, body);
    const names = new Set(namesOf(param).filter((name) => !module.imports.has(name) && !module.declarations.has(name)));
    const left = namesIn(`function Render() {\n${printed}\n}`, module).find(({ name }) => names.has(name));
    if (left) throw new Unwritable(`it uses "${left.name}" in a way that can't be written out`, render.start);
    return { constants: '', body: printed };
  }
  return { constants: printConstant(writing, param!, args, used), body: printBody(writing, body) };
}

/** A place where a function uses an argument, or spreads several. */
interface Use extends Reference {
  /** The argument; absent where all but some are spread. */
  key?: string;
  /** What is used where there's no argument. */
  initial?: Node | undefined;
  /** Arguments that aren't spread. */
  without: readonly string[];
}

/** @returns undefined if the arguments are used in another way. */
function findUses(param: Node, used: readonly Reference[]): Use[] | undefined {
  if (param.type === 'Identifier') {
    const uses: Use[] = [];
    for (const use of used.filter(({ name }) => name === nameOf(param))) {
      const last = use.parents.at(-1)!;
      const key =
        last.type === 'MemberExpression' && childOf(last, 'object') === use.node
          ? keyOf({ ...last, key: last['property'] })
          : undefined;
      if (key !== undefined && last['optional'] !== true)
        uses.push({ ...use, node: last, parents: use.parents.slice(0, -1), key, without: [] });
      else if (spreadOf(use)) uses.push({ ...use, without: [] });
      else return undefined;
    }
    return uses;
  }
  if (param.type !== 'ObjectPattern') return undefined;
  const uses: Use[] = [];
  const keys: string[] = [];
  for (const property of listOf(param, 'properties')) {
    const isRest = property.type === 'RestElement';
    const key = isRest ? undefined : keyOf(property);
    const value = childOf(property, isRest ? 'argument' : 'value')!;
    const local = value.type === 'AssignmentPattern' ? childOf(value, 'left')! : value;
    if (local.type !== 'Identifier' || (!isRest && key === undefined)) return undefined;
    const initial = value.type === 'AssignmentPattern' ? childOf(value, 'right') : undefined;
    for (const use of used.filter(({ name }) => name === nameOf(local))) {
      if (isRest && !spreadOf(use)) return undefined;
      uses.push({ ...use, ...(isRest ? { without: [...keys] } : { key: key!, initial, without: [] }) });
    }
    if (key !== undefined) keys.push(key);
  }
  return uses;
}

/** The spread attribute that a use is all of. */
function spreadOf({ parents }: Reference): Node | undefined {
  const outer = parents.findLast(({ type }) => !/^(TS\w+Expression|ParenthesizedExpression)$/.test(type));
  return outer?.type === 'JSXSpreadAttribute' ? outer : undefined;
}

/** @returns what puts the arguments in their places, in order; undefined if one can't be. */
function planUses(
  writing: Writing,
  body: Node,
  uses: readonly Use[],
  args: readonly Part[],
): (() => void)[] | undefined {
  const { printer } = writing;
  const isUnknown = args.some((part) => part.spread);
  const hasHooks = findReferences(body).some(isHook);
  const declared = namesWithin(body);
  const spreads = uses.filter(({ key }) => key === undefined);
  const left = (without: readonly string[]) =>
    args.filter((part) => part.key === undefined || !without.includes(part.key));
  if (spreads.length > 1 && left([]).reduce((sum, part) => sum + lengthOf(part), 0) > SHORT) return undefined;
  const shown = uses.flatMap(({ key, without }) =>
    key === undefined ? left(without) : args.filter((part) => part.key === key),
  );
  // A new object with each render isn't what a story gets, and effects would notice.
  if (hasHooks && shown.some((part) => part.spread || !isStable(part.value))) return undefined;
  // Names that mean something else there.
  if (shown.some((part) => findReferences(part.spread ?? part.value).some(({ name }) => declared.has(name))))
    return undefined;

  const plans: { depth: number; run: () => void }[] = [];
  for (const use of uses) {
    const depth = use.parents.length;
    if (use.key === undefined) {
      const spread = spreadOf(use)!;
      const opening = use.parents[use.parents.indexOf(spread) - 1]!;
      const element = use.parents[use.parents.indexOf(spread) - 2]!;
      plans.push({ depth, run: () => replaceSpread(writing, element, opening, spread, left(use.without)) });
      continue;
    }
    const { key } = use;
    const part = args.find((one) => one.key === key);
    const value = part?.key === undefined || isNothing(part.value) ? use.initial : part.value;
    if (value === undefined && isUnknown) return undefined;
    const [parent, outer] = [use.parents.at(-1)!, use.parents.at(-2)];
    const isHeld = parent.type === 'JSXExpressionContainer';
    if (isHeld && outer?.type === 'JSXAttribute') {
      const name = nameOf(childOf(outer, 'name'));
      const attribute =
        value &&
        writeAttribute(writing, {
          key: name,
          value,
          ...(value === part?.value ? { property: part.property } : {}),
        });
      plans.push({ depth, run: () => printer.replace(outer, attribute?.(printer.indentOf(outer)) ?? NOTHING) });
    } else if (isHeld && outer) {
      const content = value && writeContent(writing, value);
      plans.push({ depth, run: () => printer.replace(parent, content?.(printer.indentOf(parent)) ?? '') });
    } else {
      if (!value || !isSimple(value)) return undefined;
      const isTarget = parent.type === 'AssignmentExpression' || parent.type === 'UpdateExpression';
      const isShorthand = parent.type === 'Property' && parent['shorthand'] === true;
      if (isTarget || isShorthand) return undefined;
      plans.push({
        depth,
        run: () => printer.replace(use.node, writeValue(writing, value, key)(printer.indentOf(use.node))),
      });
    }
  }
  return plans.sort((a, b) => b.depth - a.depth).map(({ run }) => run);
}

/** Puts arguments in place of an attribute that spreads them. */
function replaceSpread(writing: Writing, element: Node, opening: Node, spread: Node, args: readonly Part[]): void {
  const { printer, module, style } = writing;
  const attributes = listOf(opening, 'attributes');
  const at = attributes.indexOf(spread);
  const nameAt = (one: Node) => (one.type === 'JSXAttribute' ? nameOf(childOf(one, 'name')) : undefined);
  const later = new Set(attributes.slice(at + 1).map(nameAt));
  const given = new Set(args.flatMap((part) => (part.key === undefined || isNothing(part.value) ? [] : part.key)));
  const hasContent = listOf(element, 'children').some(
    (one) => one.type !== 'JSXText' || /\S/.test(String(one['value'])),
  );
  const isClosed = opening['selfClosing'] === true;
  const content = hasContent || later.has('children') ? undefined : findPart(args, 'children');
  const pieces: Piece[] = attributes.flatMap((one, index): Piece[] => {
    if (one === spread)
      return args.flatMap((part) =>
        part.key === 'children' || (part.key !== undefined && later.has(part.key))
          ? []
          : (writeAttribute(writing, part) ?? []),
      );
    const name = nameAt(one);
    if (index < at && name !== undefined && given.has(name)) return [];
    const text = printer.text(one);
    return text === NOTHING ? [] : [(indent) => indentLines(text, printer.indentOf(one), indent)];
  });
  const text = onlyText(element);
  const children = text !== undefined ? () => text : content && writeContent(writing, content);
  const name = childOf(opening, 'name')!;
  const types = childOf(opening, 'typeArguments');
  const tag = module.text.slice(name.start, types?.end ?? name.end);
  const indent = printer.indentOf(opening);
  const closing = childOf(element, 'closingElement');
  const start = () => printStart(tag, pieces, indent, style.unit);
  if (!isClosed && hasContent && text === undefined) return printer.replace(opening, `${start()}>`);
  const end = module.text.slice(name.start, name.end);
  const printed =
    isClosed || children ? printElement(tag, pieces, children, indent, style.unit, end) : `${start()}></${end}>`;
  printer.replace({ start: element.start, end: closing?.end ?? opening.end }, printed);
}

/** The text of an element that has nothing else, on one line. */
function onlyText(element: Node): string | undefined {
  const [first, ...others] = listOf(element, 'children');
  const text = first?.type === 'JSXText' && others.length === 0 ? String(first['raw'] ?? first['value']).trim() : '';
  return text === '' || text.includes('\n') ? undefined : text;
}

/** The statements of a function's body, for the body of a component. */
function printBody({ printer, module, style }: Writing, body: Node): string {
  const { unit } = style;
  if (body.type !== 'BlockStatement') return printReturn(printer.piece(unwrap(body)), style);
  const statements = listOf(body, 'body');
  const [first] = statements;
  const text = printer.text({ start: body.start + 1, end: body.end - 1 });
  if (!first) return `${unit}return null${style.end}`;
  const isOneLine = !module.text.slice(body.start, body.end).includes('\n');
  if (isOneLine) return unit + text.trim();
  const from = printer.indentOf(first);
  const [start = '', ...lines] = text.replace(/\s+$/, '').split('\n');
  return indentLines([start.trim(), ...lines].join('\n'), from, unit).replace(/^\n+/, '');
}

/** Arguments as a constant above the component, called as the function calls its own. */
function printConstant(writing: Writing, param: Node, args: readonly Part[], used: readonly Reference[]): string {
  const { printer, module, file, style, isTyped } = writing;
  const pattern = param.type === 'AssignmentPattern' ? childOf(param, 'left')! : param;
  if (pattern.type === 'RestElement') throw new Unwritable('it takes its arguments as a list', param.start);
  for (const name of namesOf(pattern))
    if (module.imports.has(name) || module.declarations.has(name) || args.some((part) => refersTo(part, name)))
      throw new Unwritable(`it uses the name "${name}" twice`, param.start);
  const annotation = childOf(pattern, 'typeAnnotation');
  printer.plain(pattern);
  const named = annotation ? printer.text({ start: pattern.start, end: annotation.start }) : printer.text(pattern);
  const members = args.map((part) => `${style.unit}${printMember(writing, part)},\n`);
  const value = members.length > 0 ? `{\n${members.join('')}}` : '{}';
  if (!isTyped) return `const ${named} = ${value}${style.end}`;
  if (annotation && !isStorybookType(annotation, module))
    return `const ${named}${printer.text(annotation)} = ${value}${style.end}`;
  const component = findPart(file.parts.meta, 'component') ?? file.component;
  const name = component && module.text.slice(component.start, component.end);
  if (name === undefined || !/^[\w$.]+$/.test(name)) return `const ${named} = ${value}${style.end}`;
  const react = module.imports.get('React')?.source === 'react' ? 'React.' : '';
  const props = `Partial<${react}ComponentProps<typeof ${name}>>`;
  const keys = args.map(({ key }) => key);
  const reads =
    pattern.type === 'ObjectPattern'
      ? listOf(pattern, 'properties').map((property) => keyOf(property))
      : used.flatMap(({ name: one, parents }) =>
          one === nameOf(pattern) && parents.at(-1)?.type === 'MemberExpression'
            ? nameOf(childOf(parents.at(-1)!, 'property'))
            : [],
        );
  const isWhole = reads.every((key) => key === undefined || keys.includes(key));
  return isWhole
    ? `const ${named} = ${value} satisfies ${props}${style.end}`
    : `const ${named}: ${props} = ${value}${style.end}`;
}

/** An argument as a property of an object. */
function printMember({ printer, style }: Writing, part: Part): string {
  const { unit } = style;
  if (part.spread) {
    printer.plain(part.spread);
    const text = printer.piece(part.spread)(unit);
    return part.spread.type === 'Property' ? text : `...${text}`;
  }
  printer.plain(part.value, part.key);
  if (part.property) return printer.piece(part.property)(unit);
  return `${/^[\w$]+$/.test(part.key) ? part.key : JSON.stringify(part.key)}: ${printer.piece(part.value)(unit)}`;
}

const refersTo = (part: Part, name: string) =>
  findReferences(part.spread ?? part.value).some((one) => one.name === name);
const isHook = ({ name, parents }: Reference) => {
  const last = parents.at(-1);
  const called = last?.type === 'MemberExpression' ? nameOf(childOf(last, 'property')) : name;
  return /^use[A-Z]/.test(called);
};
/** True for what is the same with each render. */
const isStable = (node: Node): boolean => {
  const value = unwrap(node);
  return (
    ['Literal', 'Identifier', 'MemberExpression', 'UnaryExpression'].includes(value.type) ||
    (value.type === 'TemplateLiteral' && listOf(value, 'expressions').length === 0)
  );
};
/** True for what reads well wherever a value may be. */
const isSimple = (node: Node): boolean => {
  const value = unwrap(node);
  return value.type === 'Literal' || value.type === 'Identifier';
};
const lengthOf = (part: Part) =>
  (part.spread ?? part.value).end - (part.spread ?? part.value).start + (part.key?.length ?? 0);

/** All names that are declared somewhere within a node. */
function namesWithin(node: Node): Set<string> {
  const names = new Set<string>();
  const visit = (one: Node) => {
    if (one.type === 'VariableDeclarator' || /^(Function|Class)/.test(one.type))
      for (const name of namesOf(childOf(one, 'id'))) names.add(name);
    if (/Function/.test(one.type))
      for (const param of listOf(one, 'params')) for (const name of namesOf(param)) names.add(name);
    for (const [, child] of childrenOf(one)) visit(child);
  };
  visit(node);
  return names;
}
