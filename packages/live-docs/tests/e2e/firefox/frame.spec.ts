import { expect, test } from '@playwright/test';
import { originVariable } from '../sites';
import { openFirefox, type FirefoxPage } from './open-firefox';

const executable = process.env.FIREFOX_PATH;
const CONTROL = '\uE009';

/** Firefox runs the frame in the page's process and treats opaque origins differently. */
test.describe('in Firefox @all', () => {
  test.skip(!executable, "Firefox isn't installed");
  let page: FirefoxPage;
  test.beforeAll(async () => {
    page = await openFirefox(executable ?? '');
  });
  test.afterAll(() => page?.close());

  const block = `document.querySelector('[data-demo="simple"]')`;
  const button = (name: string) =>
    `[...${block}.querySelectorAll('button')].find((each) => (each.ariaLabel ?? each.textContent) === '${name}')`;
  /** What the demo shows, in the frame. */
  const shown = () => page.evaluate<string>(`document.getElementById('root').textContent`, '/~frame');
  const alert = () => page.evaluate<string>(`${block}.querySelector('[role=alert]')?.textContent`);
  const isFramed = () => page.evaluate<boolean>(`${block}.querySelector('[data-shown] iframe') !== null`);

  /** Replaces the code with another. */
  async function write(code: string): Promise<void> {
    await page.evaluate(`${block}.querySelector('.cm-editor .cm-content').focus()`);
    await page.press([CONTROL, 'a']);
    await page.evaluate(`(() => {
      const text = { dataType: 'text/plain', data: ${JSON.stringify(code)} };
      const paste = new ClipboardEvent('paste', { ...text, bubbles: true, cancelable: true });
      ${block}.querySelector('.cm-editor .cm-content').dispatchEvent(paste);
    })()`);
  }

  const demo = (effect: string) =>
    `import { useEffect, useState } from 'react'; export default function Demo() { const [text, setText] = useState('It stands'); useEffect(() => { ${effect} }, []); return <b>{text}</b>; }`;

  test.beforeEach(async () => {
    await page.goto(`${process.env[originVariable('docs', 'built')]}/demo/simple`);
    // A click by script is lost before the page answers.
    const open = `(() => {
      ${button('Show code')}?.click();
      return ${block}.querySelector('.cm-editor .cm-content') !== null;
    })()`;
    await expect.poll(() => page.evaluate(open)).toBe(true);
  });
  test.afterEach(() => page.evaluate('localStorage.clear()'));

  test('an edit runs in the frame, and an error of it is told', async () => {
    await write(demo(''));
    await expect.poll(shown).toContain('It stands');
    await expect.poll(isFramed).toBe(true);
    await write(demo(`throw new Error('an effect threw')`));
    await expect.poll(alert).toContain('an effect threw');
    await page.evaluate(`${button('Reset')}.click()`);
    await expect.poll(isFramed).toBe(false);
    expect(await alert()).toBeUndefined();
  });

  test('the frame has nothing of the page, of the site and of the network', async () => {
    const tries = {
      storage: 'localStorage.length',
      cookies: 'document.cookie',
      parent: 'parent.document',
      popup: `(open('/') === null && fail())`,
      calls: 'new RTCPeerConnection()',
      fetch: `await fetch('/build.json')`,
    };
    const attempts = Object.entries(tries).map(
      ([name, code]) => `async () => { try { ${code}; return '${name} is open' } catch { return '' } }`,
    );
    await write(
      demo(`const fail = () => { throw new Error('refused') };
        Promise.all([${attempts.join(',')}].map((each) => each())).then((all) => setText(all.filter(Boolean).join(', ') || 'nothing is open'))`),
    );
    await expect.poll(shown).toContain('is open');
    expect(await shown()).toContain('nothing is open');
  });

  test('a frame that leaves its page is removed, which is told', async () => {
    await write(demo(`location.href = 'about:blank'`));
    await expect.poll(alert).toContain('left its page');
    await expect.poll(isFramed).toBe(false);
  });
});
