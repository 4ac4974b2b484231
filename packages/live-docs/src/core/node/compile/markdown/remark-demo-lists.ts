import path from 'node:path';
import type { Heading, Paragraph, Parents, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { toSlug } from '../../../model';
import { demoId } from '../../files/demo-id';
import { toPosix } from '../../files/paths';
import { chooseExamples, leavesOut, shownComponents, type FileComment } from './choose-examples';
import { matchScripts } from './match-scripts';
import { findAttribute, jsxAttribute, jsxElement, readText, refuseElement, type MdxJsxElement } from './mdx-nodes';
import { originOf, placeOf, type PagePass } from './page-output';
import { parseText, resolveReferences } from './parse-text';

/** What each demo of a list has of its own. */
const OWN = ['id', 'name', 'title', 'description'];

/**
 * Puts a heading, a description and a `<Demo>` for each file that `<Demos src="./examples/*.tsx" />` matches in its place; a heading
 * for each component where a file exports several. Files without a component, and those that others of them import, are left out.
 */
export function remarkDemoLists(pass: PagePass) {
  const { input, output, options } = pass;
  const { root, files } = input;

  const read = (node: MdxJsxElement, depth: number): RootContent[] => {
    const refuse = (found: string, expected: string, fix: string): RootContent[] => {
      refuseElement(node, pass, { found, expected, fix });
      return [node as RootContent];
    };
    const src = readText(node, 'src');
    const expected = 'a pattern of files, relative to the page, such as "./examples/*.tsx"';
    if (node.type !== 'mdxJsxFlowElement')
      return refuse('<Demos> within a line of text', 'a line of its own', 'Put an empty line before and after it');
    if (!src) return refuse('<Demos> without "src"', expected, 'Add "src"');
    const own = OWN.find((name) => findAttribute(node, name));
    if (own !== undefined)
      return refuse(
        `<Demos> with "${own}"`,
        'what all of its demos have',
        `Leave "${own}" out, or use a <Demo> for each`,
      );

    const origin = originOf(node, input).file;
    const { folder, files: matched } = matchScripts(src, path.posix.dirname(origin), files);
    output.listed.push(folder);
    const { shown, leftOut } = chooseExamples(matched, files, options.scope !== undefined);
    if (shown.length === 0)
      return refuse(
        `<Demos> of "${src}", which matches ${leftOut.length === 0 ? 'no script' : `files without a component alone: ${leftOut.map((file) => toPosix(root, file)).join(', ')}`}`,
        expected,
        'Correct "src" or add files',
      );
    if (leftOut.length > 0) {
      const { file, line } = placeOf(node, input);
      output.warnings.push(`${file}:${line}: <Demos> ${leavesOut(root, leftOut)}`);
    }
    const ids = shown.map((file) => demoId(toPosix(root, file), options.docs));
    return shown.flatMap((file, at) => {
      const id = ids[at]!;
      const isTwice = ids.indexOf(id) !== ids.lastIndexOf(id);
      const named = isTwice
        ? {
            id: toPosix(folder, file)
              .replace(/\.\w+$/, '')
              .split('/')
              .map(toSlug)
              .join('-'),
          }
        : { id };
      return describe(node, file, { ...named, depth });
    });
  };

  const describe = (node: MdxJsxElement, file: string, { id, depth }: { id: string; depth: number }): RootContent[] => {
    const { components: all, wrongDefault } = files.demoExports(file);
    const { comment, required = {} } = files.example(file);
    const components = shownComponents(all, required);
    for (const [name, props] of Object.entries(required))
      if (all[0] !== 'default' && all.includes(name))
        output.warnings.push(
          `${toPosix(root, file)}: <Demos> leaves out ${name}, which needs the props ${props.join(', ')}. Give them defaults to show it`,
        );
    const title = comment?.title ?? fileTitle(file);
    const { position, data } = node;
    const place = { ...(position ? { position } : {}), ...(data ? { data } : {}) };
    const heading = (text: string, level: number): Heading => ({
      type: 'heading',
      depth: Math.min(level, 6) as Heading['depth'],
      children: [{ type: 'text', value: text }],
      ...place,
    });
    const text = comment?.description ? readDescription(comment.description) : [];
    const words = text.map((one) => toString(one)).join(' ');
    const demo = (titled: string, component?: string): RootContent => ({
      ...jsxElement('Demo', [
        ...node.attributes.flatMap((one) => (one.type === 'mdxJsxAttribute' && one.name !== 'src' ? one : [])),
        jsxAttribute('src', toPosix(path.posix.dirname(originOf(node, input).file), file)),
        jsxAttribute('id', component === undefined ? id : `${id}-${toSlug(component)}`),
        ...(component === undefined ? [] : [jsxAttribute('name', component)]),
        jsxAttribute('title', titled),
        jsxAttribute('description', words.replace(/\s+/g, ' ')),
      ]),
      ...place,
      data: { ...data, isListed: true },
    });
    const from = { file, filename: toPosix(root, file), isIncluded: true };
    for (const one of text)
      visit(one, (each) => {
        each.data = { ...each.data, origin: from };
      });
    const start = [heading(title, depth), ...text];
    // Where there's a default export, its author has said which one it is.
    if (components[0] === 'default' || components.length === 0) return [...start, demo(title)];
    const isChosen = wrongDefault !== undefined || all.length > 1;
    if (components.length === 1) return [...start, demo(title, isChosen ? components[0] : undefined)];
    return [
      ...start,
      ...components.flatMap((name) => [heading(nameAsTitle(name), depth + 1), demo(nameAsTitle(name), name)]),
    ];
  };

  return (tree: Root): void => {
    /** Of the last heading of each file that the page consists of. */
    const depths = new Map<string, number>();
    const expand = (parent: Parents): void => {
      parent.children = parent.children.flatMap((node): RootContent[] => {
        const { file } = originOf(node, input);
        if (node.type === 'heading') depths.set(file, node.depth);
        if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'Demos')
          return read(node, (depths.get(file) ?? 1) + 1);
        if ('children' in node) expand(node);
        return [node];
      }) as never;
    };
    expand(tree);
  };
}

/** A name in code or of a file as a title: `Dark mode` of `DarkMode`, `dark-mode` and `02_dark_mode`. */
export function nameAsTitle(name: string): string {
  const words = name
    .replace(/^\d+[-_.\s]+(?=\D)/, '')
    .replace(/([\p{Ll}\d])(\p{Lu})|(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1$3 $2$4')
    .split(/[-_.\s]+/)
    .filter(Boolean)
    .map((word) => (/^\p{Lu}{2,}/u.test(word) ? word : word.toLowerCase()));
  const title = words.join(' ');
  return title === '' ? name : title[0]!.toUpperCase() + title.slice(1);
}

/** What a file without a title is called: `index` stands for its folder. */
function fileTitle(file: string): string {
  const { name, dir } = path.posix.parse(file);
  return nameAsTitle(name === 'index' ? path.posix.basename(dir) : name.replace(/\.(?:demo|example)$/, ''));
}

/** A description as the nodes of a page: Markdown, in which tags are text. */
function readDescription({ text, line }: NonNullable<FileComment['description']>): RootContent[] {
  // Lines in messages are the file's own.
  const tree = parseText('comment.md', '\n'.repeat(line - 1) + text);
  resolveReferences(tree);
  visit(tree, 'html', (node, at, parent) => {
    const text = { type: 'text' as const, value: node.value, ...(node.position ? { position: node.position } : {}) };
    const paragraph: Paragraph = { type: 'paragraph', children: [text] };
    if (parent && at !== undefined) parent.children[at] = (parent.type === 'paragraph' ? text : paragraph) as never;
  });
  return tree.children;
}
