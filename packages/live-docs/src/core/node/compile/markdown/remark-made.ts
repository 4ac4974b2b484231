import path from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { formatProblem } from 'live-playground/model';
import { resolveId, toPosix } from '../../files/paths';
import type { DemoMaker, MadeDemo } from './made-demo';
import { findAttribute, jsxAttribute, readText, refuseElement, showProblems, type MdxJsxElement } from './mdx-nodes';
import { originOf, type PagePass } from './page-output';

/** Makes the demos that features make of other files: `<Demo src="./button.stories.tsx" story="Primary" />`. */
export function remarkMade(pass: PagePass) {
  const { input, output, options } = pass;
  const makers = options.features.flatMap(({ parts }) => (parts.makers ?? []) as readonly DemoMaker[]);
  return (tree: Root): void => {
    if (makers.length === 0) return;
    visit(tree, 'mdxJsxFlowElement', (node) => {
      const maker = node.name === 'Demo' ? makers.find(({ attribute }) => findAttribute(node, attribute)) : undefined;
      if (!maker) return;
      const [src, value] = [readText(node, 'src'), readText(node, maker.attribute)];
      const file = resolveId(originOf(node, input).file, src ?? '');
      const text = src === undefined ? undefined : input.files.text(file);
      // What is wrong with "src" is told with that of other demos.
      if (text === undefined) return;
      if (value === undefined)
        return refuseElement(node, pass, {
          found: `<Demo> with ${maker.attribute} that isn't a text in quotes`,
          expected: 'a text in quotes',
          fix: `Write ${maker.attribute}="…"`,
        });
      const made = maker.make({ file, text, value, root: input.root, files: input.files });
      output.warnings.push(...(made.notes ?? []).map(formatProblem));
      if (made.files.length > 0) return showMade(node, file, made, pass, [maker.attribute]);
      output.problems.push(...made.problems);
      showProblems(node, made.problems);
    });
  };
}

/**
 * Has an element show a demo that is made. What the page says of it comes first.
 * @param origin id of the file that it's made of. @param taken attributes that the element loses.
 */
function showMade(
  node: MdxJsxElement,
  origin: string,
  { files, controls, ...said }: MadeDemo,
  { input, output }: PagePass,
  taken: readonly string[],
): void {
  const folder = path.posix.dirname(origin);
  for (const [at, { name, text, lines = [1], isHidden }] of files.entries()) {
    const made = {
      file: path.posix.join(folder, name),
      text,
      origin,
      lines,
      ...(isHidden && { isHidden }),
      ...(at === 0 && controls && { controls }),
    };
    output.made.push(made);
    input.files.make(made);
  }
  const src = toPosix(path.posix.dirname(originOf(node, input).file), path.posix.join(folder, files[0]?.name ?? ''));
  const more = (['id', 'title', 'description'] as const).flatMap((name) =>
    said[name] === undefined || findAttribute(node, name) ? [] : [jsxAttribute(name, said[name])],
  );
  node.attributes = [
    ...node.attributes.filter((one) => one.type !== 'mdxJsxAttribute' || !['src', ...taken].includes(one.name)),
    jsxAttribute('src', src),
    ...more,
  ];
}
