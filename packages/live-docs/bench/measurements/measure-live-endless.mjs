// @ts-check

/** Code that does not end, and what keeps each from ending. */
const ENDLESS = {
  'a loop': 'for (;;) ;',
  'a loop that catches': 'for (;;) { try { while (true) {} } catch {} }',
  'recursion': 'const f = (n: number): number => n < 2 ? n : f(n - 1) + f(n - 2); f(70);',
  'slow recursion':
    'const f = (n: number): number => { const list = Array.from({ length: 2000 }, Math.random).sort(); return n < 2 ? list.length : f(n - 1) + f(n - 2) }; f(40);',
  'a tree of components': 'return <Demo />;',
  'an effect': 'const [, add] = useReducer((n: number) => n + 1, 0); useEffect(() => { Promise.resolve().then(add) });',
  'a layout effect': 'const [n, setN] = useState(0); useLayoutEffect(() => setN(n + 1));',
  'timers': 'useEffect(() => { const f = () => { setTimeout(f); setTimeout(f) }; f() }, []);',
};
const RUNS = 5;

/**
 * How long a demo that does not end goes on, in a frame.
 * @param {import('../tools/figure.mjs').Bench} bench
 * @returns {Promise<import('../tools/figure.mjs').Figure[]>}
 */
export async function measureLiveEndless({ browser, origin, say }) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.route('**/bench-frame.html', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><iframe src="/~demos/simple"></iframe>' }),
    );
    await page.goto(`${origin}/bench-frame.html`);
    await page.frameLocator('iframe').getByRole('table').waitFor();
    // The first source also starts what compiles.
    await page.evaluate(sendSource, toSource('throw new Error();'));
    /** @type {import('../tools/figure.mjs').Figure[]} */
    const figures = [];
    for (const [name, body] of Object.entries(ENDLESS)) {
      const values = [];
      for (let run = 0; run < RUNS; run++) values.push(await page.evaluate(sendSource, toSource(body)));
      say(`${name}: ${values.map((value) => value.toFixed(0)).join(', ')}`);
      const how = `${RUNS} times, from the message with the source to the one with the error`;
      figures.push({ name: `endless: ${name}`, unit: 'ms', values, target: 2000, how });
    }
    return figures;
  } finally {
    await context.close();
  }
}

/** @param {string} body */
function toSource(body) {
  return `import { useEffect, useLayoutEffect, useReducer, useState } from 'react';
export default function Demo() { ${body}
return null; }`;
}

/**
 * Runs in the page: sends a source into the frame and waits for its error.
 * @param {string} text
 * @returns {Promise<number>} milliseconds
 */
function sendSource(text) {
  const frame = document.querySelector('iframe')?.contentWindow;
  const id = performance.now();
  return new Promise((resolve) => {
    addEventListener('message', function onMessage({ data }) {
      if (data.id !== id || !data.err) return;
      removeEventListener('message', onMessage);
      resolve(performance.now() - id);
    });
    frame?.postMessage({ type: 'setSource', id, source: { 'simple.tsx': text } }, location.origin);
  });
}
