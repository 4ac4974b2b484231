import { expect, it } from 'vitest';
import { colourCode } from './colour-code';

it('colours a file as the editor does, a line at a time', () => {
  expect(colourCode("const a = <b>{'x'}</b>;\n// 1 & 2", 'app.tsx')).toBe(
    [
      `<span class="line"><span class="k">const</span> a = &lt;<span class="n">b</span>&gt;{<span class="s">'x'</span>}&lt;/<span class="n">b</span>&gt;;</span>`,
      '<span class="line"><span class="c">// 1 &amp; 2</span></span>',
    ].join('\n'),
  );
  expect(colourCode('a { color: red }', 'app.css')).toContain('<span class="n">a</span>');
});

it('leaves a file plain whose language it does not know', () => {
  expect(colourCode('<b>\n1', 'notes.txt')).toBe('<span class="line">&lt;b&gt;</span>\n<span class="line">1</span>');
});
