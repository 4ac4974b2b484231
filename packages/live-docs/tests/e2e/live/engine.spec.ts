import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SITE } from '../serve';
import { expect, open, test } from '../test';
import { liveBlock } from './live-block';
import { openFrame } from './open-frame';

const original = (name: string) => readFileSync(path.join(SITE, 'docs/demo', name), 'utf8');
const HOOKS = `import { Component, startTransition, useActionState, useEffect, useLayoutEffect, useReducer, useState, useSyncExternalStore, useTransition } from 'react';`;
/** A source of two lines before the code. */
const script = (code: string) => ({ 'simple.tsx': `${HOOKS}\n\n${code}` });
/** A component whose body is on the fourth line. */
const component = (body: string) => script(`export default function Demo() {\n${body}\nreturn <b>It stands</b>; }`);

// React says on the console which error a boundary caught.
test.use({ allow: [/^(Minified React error|\w*Error: |Endless)/] });

test.describe('errors', () => {
  test('name the line and column of the reader’s own source', async ({ page }) => {
    const { send } = await openFrame(page, 'simple');
    const expected: [code: string, message: RegExp, line: number, column: number][] = [
      ['const a = ;', /^SyntaxError: Unexpected token$/, 3, 11],
      ['const a = 1;\n  const a = 2;', /^SyntaxError: Identifier 'a' has already been declared$/, 4, 9],
      [`import x from 'left-pad';`, /^Cannot find module: left-pad$/, 3, 15],
      [`import './nope.css';`, /^Cannot find module: \.\/nope\.css$/, 3, 8],
      [`import Virtual from './virtual';`, /^Cannot find module: \.\/virtual$/, 3, 21],
      ['export default () => <p>{missing}</p>;', /^ReferenceError: missing is not defined$/, 3, 26],
      ['const o: { a?: { b: 1 } } = {};\nconst b = o.a!.b;', /^TypeError: .*undefined.*'b'/, 4, 16],
      ['const Nope = undefined;\nexport default () => <p><Nope /></p>;', /^A component is undefined/, 4, 25],
      ['export default () => <p>{{ a: 1 }}</p>;', /object with keys {a}/, 3, 22],
      ['async function Row() { return null }\nexport default () => <Row />;', /async function/, 4, 22],
    ];
    for (const [code, message, line, column] of expected) {
      const fault = await send(script(code));
      expect(fault, code).toMatchObject({ file: 'simple.tsx', line, column });
      expect(fault?.message).toMatch(message);
    }
    expect(await send(script('export const a = 1;'))).toEqual({
      message: 'The default export is not a component',
      file: 'simple.tsx',
    });
    await expect(page.frameLocator('iframe').getByRole('cell', { name: 'Aurora 7' })).toBeVisible();
  });

  test('name the helper file that they come from', async ({ page }) => {
    const { send } = await openFrame(page, 'fixed-columns');
    const fault = await send({ 'cafes.ts': `export const cafes = [];\nthrow new Error('Broken');` });
    expect(fault).toMatchObject({ message: 'Broken', file: 'cafes.ts', line: 2, column: 7 });
  });

  test('of code that runs later do too', async ({ page }) => {
    const { send, late } = await openFrame(page, 'simple');
    const demo = page.frameLocator('iframe').locator('[data-demo-preview]');
    const expected: [body: string, message: string, column?: number][] = [
      [`useEffect(() => { setTimeout(() => { throw new Error('timer') }, 1) }, []);`, 'timer', 44],
      [`useEffect(() => { Promise.reject(new Error('promise')) }, []);`, 'promise', 34],
      [`useEffect(() => { (async () => { await null; null.x })() }, []);`, `TypeError: Cannot read`],
      [`useEffect(() => { setTimeout(() => { throw 'text' }, 1) }, []);`, 'Thrown: text'],
    ];
    for (const [body, message, column] of expected) {
      expect(await send(component(body)), body).toBeNull();
      await expect.poll(late, body).toHaveLength(1);
      expect((await late())[0]).toMatchObject({ file: 'simple.tsx', line: 4, ...(column && { column }) });
      expect((await late())[0]?.message).toContain(message);
    }
    const button = `export default () => (\n  <button onClick={() => { throw new RangeError('far') }}>Press</button>\n);`;
    expect(await send(script(button))).toBeNull();
    await demo.getByRole('button', { name: 'Press' }).click();
    await expect.poll(late).toMatchObject([{ message: 'RangeError: far', file: 'simple.tsx', line: 4, column: 34 }]);
    expect(await send(component(`useEffect(() => { throw new Error('effect') }, []);`))).toMatchObject({
      message: 'effect',
      line: 4,
      column: 25,
    });
    await expect(demo.getByRole('button', { name: 'Press' })).toBeVisible();
  });
});

test.describe('what does not end', () => {
  const endless: Record<string, string> = {
    'while': 'while (true) {}',
    'do': 'let i = 0; do i++; while (true)',
    'for': 'for (;;) ;',
    'an array that grows': 'const list = [1]; for (const one of list) list.push(one);',
    'a list that fills the memory': 'const list = []; for (;;) list.push({ a: 1, b: "x" });',
    'caught': 'for (;;) { try { while (true) {} } catch {} }',
    'a callback': '[1].forEach(() => { while (true) {} });',
    'a generator': 'function* numbers() { let i = 0; while (true) yield i++; } [...numbers()];',
    'an iterator': 'const next = () => ({ value: 1, done: false }); [...{ [Symbol.iterator]: () => ({ next }) }];',
    'recursion': 'const f = (n: number): number => f(n + 1) + 1; f(0);',
    'recursion that branches': 'const f = (n: number): number => n < 2 ? n : f(n - 1) + f(n - 2); f(70);',
    'recursion that is caught': 'function f() { try { f() } catch { f() } } f();',
    'a tree of components': 'return <Demo />;',
    'a render': 'const [n, setN] = useState(0); setN(n + 1);',
    'an effect': 'const [n, setN] = useState(0); useEffect(() => setN(n + 1));',
    'an effect that promises':
      'const [, add] = useReducer((n: number) => n + 1, 0); useEffect(() => { Promise.resolve().then(add) });',
    'a layout effect that promises':
      'const [, add] = useReducer((n: number) => n + 1, 0); useLayoutEffect(() => { Promise.resolve().then(add) });',
    'an effect beside a clock':
      'const [, add] = useReducer((n: number) => n + 1, 0); useEffect(() => { setInterval(add, 500) }, []); useEffect(() => { Promise.resolve().then(add) });',
    'a class':
      'class Again extends Component { componentDidMount() { this.setState({}) } componentDidUpdate() { Promise.resolve().then(() => this.setState({})) } render() { return <b>It stands</b> } } return <Again />;',
    'a transition': 'const [, start] = useTransition(); useEffect(() => { start(async () => { await null }) });',
    'an action':
      'const [, act] = useActionState((n: number) => n + 1, 0); useEffect(() => startTransition(() => act()));',
    'recursion that is slow':
      'const f = (n: number): number => { const list = Array.from({ length: 2000 }, Math.random).sort(); return n < 2 ? list.length : f(n - 1) + f(n - 2) }; f(40);',
    'timers': 'useEffect(() => { const f = () => { setTimeout(f); setTimeout(f) }; f() }, []);',
    'a layout effect': 'const [n, setN] = useState(0); useLayoutEffect(() => setN(n + 1));',
    'a store': 'useSyncExternalStore(() => () => {}, () => ({}), () => ({}));',
    'an effect that loops': 'useEffect(() => { for (;;) ; }, []);',
    'an async function': 'useEffect(() => { (async () => { while (true) await null })() }, []);',
  };

  /** One for each guard: of loops, calls, timers, renders and effects. */
  const EACH_GUARD = ['while', 'recursion', 'timers', 'a render', 'an effect', 'an async function'];

  for (const [name, body] of Object.entries(endless)) {
    test(`${name} ends in an error${EACH_GUARD.includes(name) ? '' : ' @all'}`, async ({ page }) => {
      const { send, late } = await openFrame(page, 'simple');
      expect(await send(component(''))).toBeNull();
      const fault = await send(component(body));
      if (!fault) await expect.poll(late, { intervals: [20] }).not.toHaveLength(0);
      const [told = fault] = await late();
      expect(told?.message).toMatch(/^(Endless|RangeError: Maximum call stack)/);
      await expect(page.frameLocator('iframe').getByText('It stands')).toBeVisible();
    });
  }

  test('in a handler leaves the demo usable', async ({ page }) => {
    const { send, late } = await openFrame(page, 'simple');
    const code = `export default function Demo() {
      const [n, setN] = useState(0);
      const [ticks, tick] = useReducer((n: number) => n + 1, 0);
      useEffect(() => { setInterval(tick, 20) }, []);
      return <><button onClick={() => { while (true) {} }}>Loop</button><button onClick={() => setN(n + 1)}>Count {n}</button><output>{ticks}</output></>;
    }`;
    expect(await send(script(code))).toBeNull();
    const demo = page.frameLocator('iframe');
    await demo.getByRole('button', { name: 'Loop' }).click();
    await expect.poll(late).toMatchObject([{ message: /^Endless loop/, file: 'simple.tsx', line: 7, column: 47 }]);
    await demo.getByRole('button', { name: 'Count' }).click();
    await expect(demo.getByRole('button', { name: 'Count 1' })).toBeVisible();
    // Its timers go on.
    const before = await demo.getByRole('status').innerText();
    await expect(demo.getByRole('status')).not.toHaveText(before);
  });

  test('in a handler is not laid to the timer that it follows at once', async ({ page }) => {
    const { send, late } = await openFrame(page, 'simple');
    // Its timer is at work most of the time, so that the click comes right behind it.
    const code = `export default function Demo() {
      const [ticks, tick] = useReducer((n: number) => n + 1, 0);
      useEffect(() => { setInterval(() => { const until = Date.now() + 150; while (Date.now() < until); tick() }, 160) }, []);
      return <><button onClick={() => { while (true) {} }}>Loop</button><output>{ticks}</output></>;
    }`;
    expect(await send(script(code))).toBeNull();
    const demo = page.frameLocator('iframe');
    await demo.getByRole('button', { name: 'Loop' }).click();
    await expect.poll(late).toMatchObject([{ message: /^Endless loop/, line: 6 }]);
    const before = await demo.getByRole('status').innerText();
    await expect(demo.getByRole('status')).not.toHaveText(before);
  });

  test('is not mistaken for work that is long', async ({ page }) => {
    const { send, late } = await openFrame(page, 'simple');
    const demo = page.frameLocator('iframe');
    const rows = `const rows = []; for (let i = 0; i < 100_000; i++) rows.push({ key: i, name: \`n\${i}\`, tags: [i, i + 1].map((x) => x * 2) });
      let sum = 0; for (let i = 0; i < 1_000_000; i++) sum += i % 7;
      return <b>{rows.map((row) => ({ ...row })).filter(({ key }) => key % 2).length} of {sum}</b>;`;
    expect(await send(component(rows))).toBeNull();
    await expect(demo.getByText('50000 of 2999997')).toBeVisible();

    const frames = `const [n, setN] = useState(0); const [twice, setTwice] = useState(0);
      useEffect(() => { const id = requestAnimationFrame(() => setN(n + 1)); return () => cancelAnimationFrame(id) });
      useEffect(() => setTwice(n * 2));
      return <b>{twice > 150 ? 'Many frames' : 'Few frames'}</b>;`;
    expect(await send(component(frames))).toBeNull();
    await expect(demo.getByText('Many frames')).toBeVisible();
    expect(await late()).toEqual([]);
  });
});

test('an edit starts anew: what the one before had started is gone', async ({ page }) => {
  const { send, late } = await openFrame(page, 'simple');
  const demo = page.frameLocator('iframe');
  const ticking = `useEffect(() => { setInterval(() => { window.ticks = (window.ticks ?? 0) + 1 }, 5);
    window.addEventListener('tick', () => { window.heard = true }); }, []);`;
  expect(await send(component(ticking))).toBeNull();
  const ticks = () => demo.locator('body').evaluate(() => Number(Reflect.get(window, 'ticks') ?? 0));
  await expect.poll(ticks).toBeGreaterThan(2);
  expect(await send(component(''))).toBeNull();
  const before = await ticks();
  await demo.locator('body').evaluate(() => new Promise((resolve) => setTimeout(resolve, 60)));
  expect(await ticks()).toBe(before);
  expect(await demo.locator('body').evaluate(() => (dispatchEvent(new Event('tick')), 'heard' in window))).toBe(false);
  expect(await late()).toEqual([]);
});

test('an error of what an edit replaced is not blamed on the edit', async ({ page }) => {
  const { send, late } = await openFrame(page, 'simple');
  const body = page.frameLocator('iframe').locator('body');
  const fail = () => body.evaluate(() => (Reflect.get(window, 'fail') as () => void)());
  expect(await send(component(`window.fail = () => void Promise.reject(new Error('late'));`))).toBeNull();
  await fail();
  await expect.poll(late).toMatchObject([{ message: 'late', line: 4 }]);
  expect(await send(component(''))).toBeNull();
  await fail();
  await body.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(await late()).toEqual([]);
});

test('what only a server render cannot do is no error', async ({ page }) => {
  const { send } = await openFrame(page, 'simple');
  const portal = `import { createPortal } from 'react-dom';
export default () => <p>Here{createPortal(<i>There</i>, document.body)}</p>;`;
  expect(await send(script(portal))).toBeNull();
  await expect(page.frameLocator('iframe').getByText('There')).toBeVisible();
});

test('a demo may import what another one does, and only that is fetched', async ({ page }) => {
  const { send } = await openFrame(page, 'simple');
  expect(await send(component(''))).toBeNull();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  expect(await send(component('// again'))).toBeNull();
  expect(fetched).toEqual([]);
  const code = `import styled from 'styled-components'; import { stock } from './stock';
const Big = styled.b\`font-size: 40px;\`;
export default () => <Big>{stock.length} articles</Big>;`;
  expect(await send(script(code))).toBeNull();
  await expect(page.frameLocator('iframe').getByText(/\d articles/)).toHaveCSS('font-size', '40px');
  expect(fetched.filter((file) => /react-dnd|react-resizable/.test(file))).toEqual([]);
});

test('an edited stylesheet takes the place of the original', async ({ page }) => {
  const { send } = await openFrame(page, 'simple');
  const table = page.frameLocator('iframe').locator('.rc-table');
  const text = 'table.css';
  const colour = async () => table.evaluate((element) => getComputedStyle(element).color);
  const before = await colour();
  // Rules that come later in the file still win.
  const edited = original(text).replace('.rc-table {', '.rc-table { color: rgb(1, 2, 3);');
  for (const [css, expected] of [
    ['.rc-table { color: rgb(1, 2, 3) }', 'rgb(1, 2, 3)'],
    ['.rc-table { color: rgb(4, 5, 6) } } stray {{', 'rgb(4, 5, 6)'],
    ['.rc-table { color: rgb(7, 8, 9)', 'rgb(7, 8, 9)'],
    [edited, before],
    [original(text), before],
  ] as const) {
    expect(await send({ [text]: css })).toBeNull();
    await expect.poll(colour, css).toBe(expected);
  }
  expect(await send({ 'simple.tsx': original('simple.tsx').replace(`import './table.css';`, '') })).toBeNull();
  await expect.poll(colour).not.toBe(before);
  expect(await send({})).toBeNull();
  await expect.poll(colour).toBe(before);
});

for (const [slug, original] of [
  ['simple', 'Aurora 7'],
  ['sticky-header', 'Amsterdam'],
] as const) {
  test(`what a cleanup throws in ${slug} is in nobody’s way`, async ({ page }) => {
    await open(page, `/demo/${slug}`);
    const { block, editor, alert, show, ready, comesTo } = liveBlock(page, slug);
    const preview =
      slug === 'simple' ? block.locator('[data-demo-preview]') : page.frameLocator('iframe').locator('main');
    const write = async (label: string, cleanup: string) => {
      await editor.click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(
        `import { useEffect } from 'react'; export default function Demo() { useEffect(() => () => ${cleanup}, []); return <b>${label}</b>; }`,
      );
      await expect(preview.getByText(label, { exact: true })).toBeVisible();
      await comesTo('compiled');
    };
    await show();
    await ready();
    await write('Broken', 'nope()');
    await write('Still broken', 'nope()');
    await write('Mended', '{}');
    await write('Broken again', 'nope()');
    await block.getByRole('button', { name: 'Reset' }).click();
    await expect(preview.getByText(original).first()).toBeVisible();
    await comesTo('idle');
    await expect(alert).toHaveCount(0);
    await write('Broken for good', 'nope()');
    await page.getByRole('link', { name: 'No Data', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'No Data' })).toBeVisible();
  });
}

test('a demo that waits for what never comes is told, and the last good one stays', async ({ page }) => {
  const { send } = await openFrame(page, 'simple');
  const use = `import { use } from 'react';\n`;
  expect(await send(component(''))).toBeNull();
  for (const promise of ['new Promise(() => {})', 'new Promise((done) => setTimeout(done, 10))'])
    expect((await send(script(`${use}export default () => use(${promise});`)))?.message).toContain(
      'waits for a promise',
    );
  await expect(page.frameLocator('iframe').getByText('It stands')).toBeVisible();
  const slow = `${use}const soon = new Promise((done) => setTimeout(done, 300, 'Come'));\nexport default () => use(soon);`;
  expect(await send(script(slow))).toBeNull();
  await expect(page.frameLocator('iframe').getByText('Come')).toBeVisible();
});

test('a demo that always falls over is told of once', async ({ page }) => {
  const { send, late } = await openFrame(page, 'simple');
  const demo = page.frameLocator('iframe');
  expect(await send(component(`return <b>The one before</b>;`))).toBeNull();
  const falling = `const [n, setN] = useState(0); useEffect(() => { setTimeout(() => setN(1), 50) }, []);
    if (n) throw new Error('Fallen');`;
  expect(await send(component(falling))).toBeNull();
  await expect(demo.getByText('The one before')).toBeVisible();
  expect(await late()).toMatchObject([{ message: 'Fallen', line: 5 }]);
});
