import { expect, open, test } from '../test';
import { liveBlock } from './live-block';

// What demos throw is also told on the console, and so is what the browser refuses them.
test.use({ allow: [/.*/] });

const demo = (effect: string, body = '') =>
  `import { useEffect } from 'react'; ${body} export default function Demo() { useEffect(() => { ${effect} }, []); return <b>It stands</b>; }`;

test('a frame has nothing of the page, of the site and of the network', async ({ page, baseURL }) => {
  await open(page, '/demo/simple');
  const { frame, show, write } = liveBlock(page, 'simple');
  const answered: string[] = [];
  page.on('response', (response) => answered.push(response.url()));
  await show();
  const tries = {
    storage: 'localStorage.length',
    cookies: 'document.cookie',
    parent: 'parent.document',
    top: 'top.location.href',
    navigation: `(top.location.href = '/')`,
    popup: `(window.open('${baseURL}') === null && fail())`,
    modal: `(confirm('Yes?') || fail())`,
    fetch: `await fetch('${baseURL}asked-by-fetch')`,
    calls: 'new RTCPeerConnection()',
    worker: `await new Promise((done, fail) => { const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))); worker.onmessage = done; worker.onerror = fail; })`,
    script: `await new Function("return import('${baseURL}asked-by-import.js')")()`,
    form: `(document.body.insertAdjacentHTML('beforeend', '<form action="${baseURL}asked-by-form" method="post"></form>'), document.forms[0].submit(), fail())`,
    frame: `await new Promise((done, fail) => { const inner = document.createElement('iframe'); inner.src = '${baseURL}'; document.body.append(inner); inner.onload = () => { try { done(inner.contentDocument.body) } catch { fail() } } })`,
  };
  const attempts = Object.entries(tries).map(
    ([name, code]) => `async () => { try { ${code}; return '${name} is open' } catch { return '' } }`,
  );
  await write(
    `import { useEffect, useState } from 'react'; const fail = () => { throw new Error('refused') };
     const tries = [${attempts.join(',')}];
     export default function Demo() { const [open, setOpen] = useState('trying');
       useEffect(() => { Promise.all(tries.map((each) => each())).then((all) => setOpen(all.filter(Boolean).join(', ') || 'nothing is open')) }, []);
       return <b>{open}</b>; }`,
  );
  await expect(frame.getByText('nothing is open')).toBeVisible();
  expect(answered.filter((url) => url.includes('asked-by'))).toEqual([]);
});

const ENDINGS: Record<string, { code: string; told: RegExp }> = {
  'reloads itself': { code: 'location.reload();', told: /left its page/ },
  'goes elsewhere': { code: `location.href = 'about:blank';`, told: /left its page/ },
  'floods the window of the page with large messages': {
    code: `const large = Array.from({ length: 200_000 }, (_, at) => at); setInterval(() => parent.postMessage(large, '*'), 10);`,
    told: /sent a message to the page around it/,
  },
};

for (const [name, { code, told }] of Object.entries(ENDINGS)) {
  test(`code that ${name} is stopped, and not run by itself again${name === 'goes elsewhere' ? '' : ' @all'}`, async ({
    page,
  }) => {
    await open(page, '/demo/simple');
    const { block, editor, alert, show, ready, write } = liveBlock(page, 'simple');
    const station = block.getByRole('columnheader', { name: 'Station' });
    await show();
    await write(demo(code));
    await expect(alert).toContainText(told);
    await expect(station).toBeVisible();
    await page.reload();
    await expect(block.getByRole('button', { name: 'Run anyway' })).toBeVisible();
    await expect(station).toBeVisible();
    await show();
    await ready();
    await expect(editor).toContainText('It stands');
    await block.getByRole('button', { name: 'Reset' }).click();
    await page.reload();
    await expect(station).toBeVisible();
    await expect(block.getByText('Edited', { exact: true })).toHaveCount(0);
  });
}

test('code that breaks its own document harms neither the page nor the next edit @all', async ({ page }) => {
  await open(page, '/demo/simple');
  const { block, frame, alert, show, write, comesTo } = liveBlock(page, 'simple');
  const title = page.getByRole('heading', { level: 1, name: 'Simple' });
  await show();
  const breaking = [
    demo(`document.body.innerHTML = '';`),
    demo(`document.getElementById('root').firstChild.textContent = '';`),
    demo(`document.write('Written anew'); document.close();`),
    demo(`document.head.remove();`),
    demo('', 'Array.prototype.map = () => { throw new Error("patched") };'),
    demo('', 'Object.prototype.toString = null; JSON.stringify = null; Map.prototype.get = () => undefined;'),
    demo('', 'window.postMessage = parent.postMessage = console.error = null;'),
    demo('', 'delete window.Set; delete window.MessageChannel; window.setTimeout = null;'),
    demo('', 'performance.now = () => 0; Node.prototype.appendChild = () => {};'),
    demo(`new MutationObserver(() => document.body.append('again')).observe(document.body, { childList: true, subtree: true });
      document.body.append('first');`),
    demo(`throw new Error('x'.repeat(5_000_000));`),
    demo(`const { proxy, revoke } = Proxy.revocable({}, {}); revoke(); throw proxy;`),
  ];
  for (const [at, code] of breaking.entries()) {
    await write(code);
    await expect(block, code).toHaveAttribute('data-demo-state', /compiled|error/);
    await expect(title).toBeVisible();
    await write(demo('').replace('It stands', `It stands again ${at}`));
    await expect(frame.getByText(`It stands again ${at}`), code).toBeVisible();
    await comesTo('compiled');
    await expect(alert).toHaveCount(0);
  }
});

test('components that are nested too deep end, and what comes next runs @all', async ({ page }) => {
  await open(page, '/demo/simple');
  const { block, frame, show, write, comesTo } = liveBlock(page, 'simple');
  await show();
  await write('const Deep = ({ n }) => (n > 0 ? <Deep n={n - 1} /> : null); export default () => <Deep n={20_000} />;');
  await comesTo('error');
  await write(demo(''));
  const run = block.getByRole('button', { name: 'Run anyway' });
  const heading = frame.getByText('It stands');
  // A busy machine has the watchdog stop it. What stopped waits for the reader.
  await expect.poll(async () => (await run.isVisible()) || (await heading.isVisible())).toBe(true);
  if (await run.isVisible()) await run.click();
  await expect(heading).toBeVisible();
});
