import { ALL } from '../../scope';
import { expect, test } from '../test';
import { walk } from '../walk';

// The browser says what it refuses.
test.use({ allow: [/Content Security Policy|status of 404/] });

declare global {
  interface Window {
    tried?: Record<string, boolean>;
  }
}

/** What a script of the page itself tries. Playwright's own evaluation isn't held to the policy. */
const SCRIPT = `
const inline = document.createElement('script');
inline.textContent = 'window.ranInline = true';
document.head.append(inline);
const button = document.createElement('button');
button.setAttribute('onclick', 'window.ranHandler = true');
button.click();
const attempt = (run) => { try { return run() } catch { return false } };
(async () => {
  window.tried = {
    'eval': attempt(() => eval('true')),
    'new Function': attempt(() => new Function('return true')()),
    'an inline script': window.ranInline === true,
    'an inline handler': window.ranHandler === true,
    'another host': await fetch('https://example.org').then(() => true, () => false),
    'a file of the site': await fetch('/build.json').then(({ ok }) => ok),
  };
})();`;

/** A page, a demo that is shown alone, and what is like the one or the other. */
const DOCUMENTS = ['/demo/simple', '/~demos/simple', ...(ALL ? ['/changelog', '/no/such/page'] : [])];

test('documents run the scripts of the site and no other', async ({ page }) => {
  await page.route('**/probe.js', (route) => route.fulfill({ contentType: 'text/javascript', body: SCRIPT }));
  await walk(DOCUMENTS, async (path) => {
    await page.goto(path);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.src = '/probe.js';
      document.head.append(script);
    });
    await page.waitForFunction(() => window.tried);
    expect(await page.evaluate(() => window.tried)).toEqual({
      'eval': false,
      'new Function': false,
      'an inline script': false,
      'an inline handler': false,
      'another host': false,
      'a file of the site': true,
    });
  });
});
