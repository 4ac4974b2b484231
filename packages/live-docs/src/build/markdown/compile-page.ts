import { compile } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { BuildError } from '../build-error';
import type { PageInput, PageOutput } from './page-output';
import { remarkApi } from './remark-api';
import { remarkCallouts } from './remark-callouts';
import { remarkCodeBlocks } from './remark-code-blocks';
import { remarkDemos } from './remark-demos';
import { remarkGallery } from './remark-gallery';
import { remarkLinks } from './remark-links';
import { remarkSections } from './remark-sections';
import { remarkSourceFiles } from './remark-source-files';

/** A page's module and what was read off it. */
export interface CompiledPage extends PageOutput {
  /** JavaScript whose default export is the content's component. */
  code: string;
}

/**
 * Compiles a page from MDX.
 * @param text its whole source, front matter included, so that lines in messages are the file's own.
 * @throws {BuildError} where the MDX cannot be read; other problems come back in `problems`.
 */
export async function compilePage(input: PageInput, text: string): Promise<CompiledPage> {
  const output: PageOutput = {
    toc: [],
    texts: [],
    rows: {},
    demos: [],
    links: [],
    images: [],
    tables: [],
    hasTypes: false,
    hasGallery: false,
    snippets: [],
    problems: [],
  };
  const pass = { input, output };
  try {
    const file = await compile(new VFile({ path: input.file, value: text }), {
      development: false,
      remarkPlugins: [
        remarkFrontmatter,
        remarkGfm,
        remarkCallouts,
        [remarkSections, pass],
        [remarkLinks, pass],
        [remarkDemos, pass],
        [remarkSourceFiles, pass],
        [remarkGallery, pass],
        [remarkApi, pass],
        [remarkCodeBlocks, pass],
      ],
    });
    return { ...output, code: String(file) };
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    throw new BuildError([
      {
        file: input.filename,
        line: error.line ?? 1,
        found: `MDX cannot be read: ${error.reason}`,
        expected: 'Markdown with JSX',
        fix: 'Close every tag, and write { and < as \\{ and \\< where they are text',
      },
    ]);
  }
}
