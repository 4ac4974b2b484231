import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { indexAssets, listAssets } from './page-assets';

const chunk = (fileName: string, imports: string[], dynamicImports: string[], styles: string[]) => ({
  type: 'chunk',
  fileName,
  imports,
  dynamicImports,
  viteMetadata: { importedCss: new Set(styles) },
});

it('tells the style that comes at once from what may come later, by way of other files too', () => {
  const output = [
    chunk('page.js', ['table.js'], ['chart.js'], ['page.css']),
    chunk('table.js', [], ['page.js'], ['table.css']),
    chunk('chart.js', ['table.js', 'axis.js'], [], ['chart.css']),
    chunk('axis.js', [], [], ['axis.css']),
    chunk('other.js', [], [], ['other.css']),
  ] as unknown as Rolldown.OutputChunk[];
  const { collect, collectLater } = indexAssets(listAssets(output));
  expect(collect(['page.js'])).toEqual({ scripts: ['table.js', 'page.js'], styles: ['table.css', 'page.css'] });
  expect(collectLater(['page.js']).toSorted()).toEqual(['axis.css', 'chart.css', 'page.css', 'table.css']);
});
