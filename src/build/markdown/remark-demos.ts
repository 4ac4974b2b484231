import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { toSlug } from '../../model';
import { importStatement, jsxAttribute } from './mdx-nodes';
import type { PagePass } from './page-output';

/**
 * Resolves `<Demo src="./scroll-x.tsx" />`: its component is imported by the page, its code is a chunk
 * of its own. Other attributes (`title`, `description`, `iframe`, `height`) are passed on.
 */
export function remarkDemos({ input, output }: PagePass) {
  return (tree: Root): void => {
    const imports: ReturnType<typeof importStatement>[] = [];
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'Demo') return;
      const line = node.position?.start.line ?? 1;
      const src = readText(node, 'src');
      const file = src ? path.resolve(path.dirname(input.file), src) : undefined;
      if (!src || !file || !existsSync(file)) {
        output.faults.push({
          file: input.filename,
          line,
          found: src ? `the demo file "${src}" does not exist` : '<Demo> without "src"',
          expected: 'the path of a .tsx file, relative to the page',
          fix: 'Correct "src" or add the file',
        });
        return;
      }
      const id = toSlug(path.basename(file).replace(/\.tsx$/, ''));
      const title = readText(node, 'title') ?? input.title;
      const description = readText(node, 'description') ?? input.description;
      const name = `Demo${output.demos.length}Component`;
      output.demos.push({ id, file, title, description, line });
      imports.push(importStatement(`import ${name} from ${JSON.stringify(file)};`));
      node.attributes = [
        ...node.attributes.filter(
          (a) => a.type !== 'mdxJsxAttribute' || !['src', 'title', 'description'].includes(a.name),
        ),
        jsxAttribute('id', id),
        jsxAttribute('title', title),
        jsxAttribute('filename', path.posix.join(path.posix.dirname(input.filename), src)),
        jsxAttribute('component', { expression: name }),
        jsxAttribute('loadCode', { expression: `() => import("virtual:demo/${id}").then((module) => module.default)` }),
      ];
    });
    tree.children.push(...imports);
  };
}

function readText(node: MdxJsxFlowElement, name: string): string | undefined {
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxAttribute' && attribute.name === name && typeof attribute.value === 'string') {
      return attribute.value;
    }
  }
  return undefined;
}
