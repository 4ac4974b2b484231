// @vitest-environment happy-dom
import { expect, it, onTestFinished } from 'vitest';
import { readCaret, readText } from './static-text';

function openCode(html: string) {
  const code = document.body.appendChild(document.createElement('code'));
  code.innerHTML = html;
  onTestFinished(() => code.remove());
  return code;
}

it('says where the selection is in the text, whatever elements that has', () => {
  const code = openCode('<span class="line">let <b>a</b></span>\n<span class="line">b;</span>');
  const [first, second] = code.children;
  getSelection()!.setBaseAndExtent(second!.firstChild!, 1, first!.firstChild!, 3);
  expect(readCaret(code)).toEqual({ anchor: 7, head: 3 });
  getSelection()!.setBaseAndExtent(document.body, 0, first!.firstChild!, 3);
  expect(readCaret(code)).toBeUndefined();
});

it('leaves out the line that a browser adds at the end', () => {
  expect(readText(openCode('let a;\n<span>b\n</span>'), 'let a;')).toBe('let a;\nb');
  expect(readText(openCode('let a;\n'), 'let a;\n')).toBe('let a;\n');
});
