import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { formatProblem } from 'live-playground/model';
import { CODE_LANGUAGES, highlight, languageOf } from './highlight';
import { jsxAttribute, jsxElement } from './mdx-nodes';
import { originOf, placeOf } from './origin';
import type { PagePass } from './page-output';
import { isMarkdown } from './parse-text';

/** Turns code fences into `<CodeBlock>`, and ```` ```install ```` fences into `<Install>`. */
export function remarkCodeBlocks({ input, output, options }: PagePass) {
  const languages = { ...CODE_LANGUAGES, ...options.codeLanguages };
  return (tree: Root): void => {
    let section = '';
    let count = 0;
    visit(tree, (node, index, parent) => {
      if (node.type === 'heading') {
        section = toString(node);
        count = 0;
      }
      if (node.type !== 'code' || !parent || index === undefined) return;
      count += 1;
      const place = section ? [jsxAttribute('section', count > 1 ? `${section} ${count}` : section)] : [];
      const isText = isMarkdown(originOf(node, input).file);
      const lang = languageOf(node.lang ?? 'text', languages) || 'text';
      if (lang === 'install') {
        const words = node.value.split(/\s+/).filter(Boolean);
        const dev = words[0] === '-D';
        const packages = dev ? words.slice(1) : words;
        parent.children[index] = jsxElement('Install', [
          jsxAttribute('packages', { expression: JSON.stringify(packages) }),
          jsxAttribute('dev', { expression: String(dev) }),
          ...place,
        ]);
        return;
      }
      // Markdown may be written for another place, which knows more languages.
      if (!isText && !Object.hasOwn(languages, lang)) {
        const warning = formatProblem({
          ...placeOf(node, input),
          found: `code fence in the unknown language "${lang}", shown as text`,
          expected: `one of ${[...Object.keys(languages), 'install'].join(', ')}`,
          fix: 'Use one of these, or add a parser to "codeLanguages" in site.config.ts',
        });
        output.warnings.push(warning);
      }
      // So are its parts of code, which need not compile.
      if (!isText && (lang === 'ts' || lang === 'tsx')) {
        output.snippets.push({ lang, text: node.value, line: (node.position?.start.line ?? 0) + 1 });
      }
      const title = /title="([^"]*)"/.exec(node.meta ?? '')?.[1];
      parent.children[index] = jsxElement('CodeBlock', [
        jsxAttribute('lang', lang),
        ...(title ? [jsxAttribute('title', title)] : place),
        jsxAttribute('html', highlight(node.value, lang, languages)),
        jsxAttribute('text', node.value),
      ]);
    });
  };
}
