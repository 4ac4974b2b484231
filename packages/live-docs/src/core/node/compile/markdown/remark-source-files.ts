import path from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { localModule } from '../../files/local-module';
import { resolveId } from '../../files/paths';
import { importStatement, jsxAttribute, jsxElement, readText, refuseElement } from './mdx-nodes';
import { originOf } from './origin';
import type { PagePass } from './page-output';

/** Turns `<SourceFile src="./theme.css" />` into a code block with the text of a file beside the page. */
export function remarkSourceFiles(pass: PagePass) {
  const { input, output } = pass;
  return (tree: Root): void => {
    const imports: ReturnType<typeof importStatement>[] = [];
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'SourceFile' || !parent || index === undefined) return;
      const src = readText(node, 'src');
      const filename = path.posix.join(path.posix.dirname(originOf(node, input).filename), src ?? '');
      const file = resolveId(originOf(node, input).file, src ?? '');
      if (!src || !input.files.has(file)) {
        return refuseElement(node, pass, {
          found: src ? `the source file "${src}" does not exist` : '<SourceFile> without "src"',
          expected: 'the path of a file, relative to the page',
          fix: 'Correct "src" or add the file',
        });
      }
      output.sourceFiles.push(file);
      const name = `SourceFile${imports.length}`;
      const module = localModule(`virtual:demo-file/${filename}.source`, input.language);
      imports.push(importStatement(`import ${name} from ${JSON.stringify(module)};`));
      parent.children[index] = jsxElement('CodeBlock', [
        jsxAttribute('title', path.posix.basename(filename)),
        jsxAttribute('whole', { expression: 'true' }),
        ...['lang', 'html', 'text'].map((key) => jsxAttribute(key, { expression: `${name}.${key}` })),
      ]);
    });
    tree.children.push(...imports);
  };
}
