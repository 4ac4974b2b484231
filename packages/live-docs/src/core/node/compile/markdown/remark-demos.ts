import path from 'node:path';
import type { Node, Parent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { fileKind } from 'live-playground/model';
import { toSlug, type Problem } from '../../../model';
import { ENTRIES } from '../../files/entries';
import { shownModule } from '../../files/demo-module';
import { demoId } from '../../files/demo-id';
import { localModule } from '../../files/local-module';
import { resolveId, toPosix } from '../../files/paths';
import { chooseExport } from './choose-export';
import {
  findAttribute,
  importStatement,
  jsxAttribute,
  readText,
  refuseElement,
  showProblems,
  type MdxJsxElement,
} from './mdx-nodes';
import { demoKey, isOptional, originOf, placeOf, type PageDemo, type PagePass } from './page-output';
import { refuseDemo } from './refuse-demo';

/** What the build itself has to read, so that only a text in quotes will do. */
const TEXTS = ['src', 'name', 'id', 'title', 'description'];

/**
 * Resolves `<Demo src="./scroll-x.tsx" />`: the page imports its component, and what its code
 * consists of. `name="Basic"` takes one of several that the file exports. Other attributes (`iframe`, `height`, `background`, `compact`, `wide`, `open`, `inline`) are passed on. `<Controls of="Table" />` below a
 * demo gives it controls, as an export of its file does.
 */
export function remarkDemos(pass: PagePass) {
  const { input, options, output } = pass;
  return (tree: Root): void => {
    const imports: ReturnType<typeof importStatement>[] = [];
    const take = (what: string, module: string) => imports.push(importStatement(what, module));
    const controlled = takeControls(tree, pass);
    let hasOwn = false;
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if (!('name' in node) || node.name !== 'Demo') return;
      const refuse = (found: string, expected: string, fix: string) =>
        refuseElement(node, pass, { found, expected, fix });
      if (node.type !== 'mdxJsxFlowElement') {
        return refuse('<Demo> within a line of text', 'a line of its own', 'Put an empty line before and after it');
      }
      const ssr = findAttribute(node, 'ssr');
      const rendersOn = ssr && (typeof ssr.value === 'object' ? ssr.value?.value.trim() : ssr.value);
      if (ssr && rendersOn !== 'false' && rendersOn !== 'true')
        return refuse('<Demo> with an unknown value of "ssr"', '{false} or {true}', 'Write ssr={false}');
      const unread = TEXTS.find((name) => hasExpression(node, name));
      if (unread) return refuse(`<Demo> with ${unread}={…}`, 'a text in quotes', `Write ${unread}="…"`);

      const src = readText(node, 'src');
      const expected = 'the path of a .tsx, .jsx, .ts or .js file, relative to the page';
      if (!src) return refuse('<Demo> without "src"', expected, 'Add "src"');
      const file = resolveId(originOf(node, input).file, src);
      if (fileKind(src) !== 'script') return refuse(`<Demo> of "${src}"`, expected, 'Correct "src"');
      const component = readText(node, 'name');
      const ownId = demoId(toPosix(input.root, file), options.docs);
      const id = readText(node, 'id') ?? (component ? `${ownId}-${toSlug(component)}` : ownId);
      const refuseShown = (problems: readonly Problem[]) => {
        output.brokenDemos.push(id);
        refuseDemo(node, pass, file, problems);
      };
      if (id === '' || id !== toSlug(id) || /[\\/#?%]/.test(id)) {
        const part = 'a part of an address: lower case, without / \\ # ? %';
        const fix = 'Correct "id"';
        return refuseShown([{ ...placeOf(node, input), found: `<Demo> with id="${id}"`, expected: part, fix }]);
      }
      if (!input.files.has(file)) {
        output.brokenDemos.push(id);
        return refuse(`the demo file "${src}" does not exist`, expected, 'Correct "src" or add the file');
      }
      const problems = input.files.demoProblems(file);
      if (problems.length > 0 && !isOptional(node, input)) {
        // They're the file's, whatever pages show it.
        output.brokenDemos.push(id);
        output.brokenFiles.push(file);
        return showProblems(node, problems);
      }
      if (problems.length > 0) return refuseShown(problems);
      const chosen = chooseExport(input.files.demoExports(file), src, component);
      if (!('name' in chosen)) {
        const { line, ...wrong } = chosen;
        const place = line === undefined ? placeOf(node, input) : { file: toPosix(input.root, file), line };
        return refuseShown([{ ...place, ...wrong }]);
      }
      const exported = chosen.name === 'default' ? {} : { exportName: chosen.name };
      const refused = input.files.refused(demoKey({ id, file, ...exported }));
      if (refused.length > 0) return refuseShown(refused);
      const ownTitle = readText(node, 'title');
      // The first one without another title has the page's: it's what the page is about.
      const isOwn = ownTitle === undefined && !hasOwn;
      hasOwn ||= isOwn;
      const title = ownTitle ?? output.title ?? input.title;
      const description = readText(node, 'description') ?? input.description;
      const name = `Demo${output.demos.length}Component`;
      const { line } = placeOf(node, input);
      const own = input.files.hasControls(file) ? { line } : undefined;
      const controls = controlled.get(node) ?? own;
      output.demos.push({
        id,
        file,
        ...exported,
        title,
        description,
        line,
        ...(isOptional(node, input) && { isOptional: true }),
        ...(rendersOn === 'false' && { isBrowserOnly: true }),
        ...(isTrue(node, 'iframe') && { isFramed: true }),
        ...(controls && { controls }),
      });
      if (controls) take(`* as ${name}Controls`, localModule(`virtual:controls/${id}`, input.language));
      take(name, shownModule({ id, file, ...exported }));
      // Without a block, nothing says what its code is.
      const hasBlock = !isTrue(node, 'inline');
      if (hasBlock) take(`${name}Outline`, localModule(`virtual:demo/${id}`, input.language));
      node.attributes = [
        ...node.attributes.filter((a) => a.type !== 'mdxJsxAttribute' || ![...TEXTS, 'ssr'].includes(a.name)),
        jsxAttribute('id', id),
        jsxAttribute('title', title),
        jsxAttribute('filename', path.posix.join(path.posix.dirname(originOf(node, input).filename), src)),
        jsxAttribute('component', { expression: name }),
        ...(hasBlock ? [jsxAttribute('outline', { expression: `${name}Outline` })] : []),
        ...(isOwn ? [jsxAttribute('isOwn', { expression: 'true' })] : []),
        ...(controls ? [jsxAttribute('controls', { expression: `${name}Controls` })] : []),
      ];
    });
    if (imports.length > 0) take('{ Demo }', ENTRIES.demoView);
    tree.children.push(...imports);
  };
}

/** True for `iframe` and `iframe={true}`; what other expressions say is known once the page runs. */
function isTrue(node: MdxJsxElement, name: string): boolean {
  const attribute = findAttribute(node, name);
  if (!attribute) return false;
  return typeof attribute.value === 'object' ? attribute.value?.value.trim() !== 'false' : true;
}

function hasExpression(node: MdxJsxElement, name: string): boolean {
  const attribute = findAttribute(node, name);
  return attribute !== undefined && typeof attribute.value !== 'string';
}

/** Takes each `<Controls of="Table" />` off a page. @returns what it says, by the `<Demo>` that it's below. */
function takeControls(tree: Root, pass: PagePass): ReadonlyMap<Node, NonNullable<PageDemo['controls']>> {
  const taken = new Map<Node, NonNullable<PageDemo['controls']>>();
  const used: { parent: Parent; node: MdxJsxElement }[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
    if (!('name' in node) || node.name !== 'Controls' || !parent || index === undefined) return;
    const demo = parent.children[index - 1];
    const refuse = (found: string, expected: string, fix: string) =>
      refuseElement(node, pass, { found, expected, fix });
    if (demo?.type !== 'mdxJsxFlowElement' || demo.name !== 'Demo')
      return refuse('<Controls> that is not below a <Demo>', 'a <Demo> directly before it', 'Move it below the demo');
    if (findAttribute(demo, 'inline'))
      return refuse('<Controls> below an inline demo', 'a demo in a block', 'Take "inline" away');
    const of = readText(node, 'of');
    if (of === undefined)
      return refuse(
        '<Controls> without "of"',
        'the name of a table of the API reference',
        'Write <Controls of="Table" />',
      );
    const code = readText(node, 'code');
    taken.set(demo, {
      of,
      line: placeOf(node, pass.input).line,
      ...(code !== undefined && { code }),
      ...(isTrue(node, 'play') && { plays: true }),
    });
    used.push({ parent, node });
    return undefined;
  });
  for (const { parent, node } of used) parent.children = parent.children.filter((one) => one !== node);
  return taken;
}
