import { PNG } from 'pngjs';
import { expect, test } from '../test';
import { askServer } from './ask-server';

const SUM = `import { useState } from 'react';
import { add } from './add';
export default function Sum() {
  const [sum, setSum] = useState(1);
  console.log('sum', sum);
  return <><button aria-pressed={sum > 1} onClick={() => setSum(add(sum))}>Add</button><img src="https://a.example/x.png" /><p>{sum}</p></>;
}
`;

test('run_demo runs code in the frame of the built site, and ends what is stuck @all', async () => {
  test.slow();
  const { ask, close } = await askServer();
  try {
    const files = { 'add.ts': 'export const add = (one: number) => one + 1;\n' };
    const { text, picture } = await ask('run_demo', {
      code: SUM,
      files,
      steps: ['click Add', 'scroll 0 10', 'press Tab', 'click Add', 'click Adc'],
      inspect: ['button', 'p['],
      width: 400,
    });
    expect(text).toMatch(/^It runs\.\n/);
    expect(text).toContain('No type errors.');
    expect(text).toContain('A step failed: there is no "Adc" to click. Did you mean "Add"? There are button "Add"');
    expect(text).toContain(
      'click Add: button[aria-pressed=false]: Add → button[aria-pressed=true]: Add\nscroll 0 10: html',
    );
    expect(text).toContain('\npress Tab: button[aria-pressed=true]: Add → ');
    expect(text).toMatch(/^Elements of button:\n- button\[aria-pressed=true\] \(\d.*, \d.*, \d.* × \d.*\): Add$/m);
    expect(text).toContain("Elements of p[:\nIt isn't a CSS selector.");
    expect(text).toContain('log code.tsx:5:11 sum 3');
    expect(text).toContain('violates image-alt');
    expect(text).toContain('- button "Add" [pressed]');
    expect(text).toContain('- paragraph: "3"');
    expect(PNG.sync.read(Buffer.from(picture!, 'base64')).width).toBe(400);

    // The pattern takes hours, and no guard sees it.
    const stuck = 'export default () => <p>{String(/^(a+)+$/.test(`${"a".repeat(60)}b`))}</p>;';
    expect((await ask('run_demo', { code: stuck })).text).toMatch(/did not respond and was stopped/);
    const failed = await ask('run_demo', {
      demo: 'simple',
      code: "export default () => { throw new Error('Oh no'); };",
    });
    expect(failed.text).toMatch(/^It doesn't run\.\nErrors:\nsimple\.tsx:1:\d+ Oh no/);
  } finally {
    await close();
  }
});
