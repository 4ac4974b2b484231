import { demoSource } from '../demo-source';
import { expect, open, test } from '../test';
import { liveBlock } from './live-block';
import { openFrame } from './open-frame';

const HOOKS = `import { Component, startTransition, use, useActionState, useEffect, useLayoutEffect, useReducer, useState, useSyncExternalStore, useTransition } from 'react';`;
/** A source of two lines before the code. */
const script = (code: string) => ({ 'simple.tsx': `${HOOKS}\n\n${code}` });
/** A component whose body is on the fourth line. */
const component = (body: string) => script(`export default function Demo() {\n${body}\nreturn <b>It stands</b>; }`);

// What demos throw is also told on the console.
test.use({ allow: [/.*/] });

test('errors name the line and column of the reader’s own source', async ({ page }) => {
  const { send, late, demo } = await openFrame(page, 'simple');
  const expected: [code: string, message: RegExp, line: number, column: number][] = [
    ['const a = ;', /^SyntaxError: Unexpected token$/, 3, 11],
    ['const a = 1;\n  const a = 2;', /^SyntaxError: Identifier 'a' has already been declared$/, 4, 9],
    [`import x from 'left-pad';`, /^Cannot find module: left-pad$/, 3, 15],
    [`import './nope.css';`, /^Cannot find module: \.\/nope\.css$/, 3, 8],
    ['export default () => <p>{missing}</p>;', /^ReferenceError: missing is not defined$/, 3, 26],
    ['const o: { a?: { b: 1 } } = {};\nconst b = o.a!.b;', /^TypeError: .*undefined.*'b'/, 4, 16],
    ['const Nope = undefined;\nexport default () => <p><Nope /></p>;', /^A component is undefined/, 4, 25],
    ['export default () => <p>{{ a: 1 }}</p>;', /object with keys {a}/, 3, 22],
    ['async function Row() { return null }\nexport default () => <Row />;', /async function/, 4, 22],
  ];
  expect(await send(component(''))).toBeNull();
  for (const [code, message, line, column] of expected) {
    const fault = await send(script(code));
    expect(fault, code).toMatchObject({ file: 'simple.tsx', line, column });
    expect(fault?.message).toMatch(message);
    await expect(demo.getByText('It stands')).toBeVisible();
  }
  expect(await send(script('export const a = 1;'))).toMatchObject({
    message: 'The default export is not a component',
  });

  const later: [body: string, message: string, column?: number][] = [
    [`useEffect(() => { setTimeout(() => { throw new Error('timer') }, 1) }, []);`, 'timer', 44],
    [`useEffect(() => { Promise.reject(new Error('promise')) }, []);`, 'promise', 34],
    [`useEffect(() => { setTimeout(() => { throw null }, 1) }, []);`, 'Thrown: null'],
  ];
  for (const [body, message, column] of later) {
    expect(await send(component(body)), body).toBeNull();
    await expect.poll(late, body).toHaveLength(1);
    expect((await late())[0]?.message).toContain(message);
    if (column) expect((await late())[0]).toMatchObject({ file: 'simple.tsx', line: 4, column });
  }
  const button = `export default () => (\n  <button onClick={() => { throw new RangeError('far') }}>Press</button>\n);`;
  expect(await send(script(button))).toBeNull();
  await demo.getByRole('button', { name: 'Press' }).click();
  await expect.poll(late).toMatchObject([{ message: 'RangeError: far', file: 'simple.tsx', line: 4, column: 34 }]);
  const effect = component(`useEffect(() => { throw new Error('effect') }, []);`);
  expect(await send(effect)).toMatchObject({ message: 'effect', line: 4, column: 25 });

  await test.step('a loop in a handler leaves the demo usable', async () => {
    const code = `export default function Demo() {
      const [n, setN] = useState(0);
      const [ticks, tick] = useReducer((n: number) => n + 1, 0);
      useEffect(() => { const id = setInterval(tick, 20); return () => clearInterval(id) }, []);
      return <><button onClick={() => { while (true) {} }}>Loop</button><button onClick={() => setN(n + 1)}>Count {n}</button><output>{ticks}</output></>;
    }`;
    expect(await send(script(code))).toBeNull();
    await demo.getByRole('button', { name: 'Loop' }).click();
    await expect.poll(late).toMatchObject([{ message: /^Endless loop/, file: 'simple.tsx', line: 7, column: 47 }]);
    await demo.getByRole('button', { name: 'Count' }).click();
    await expect(demo.getByRole('button', { name: 'Count 1' })).toBeVisible();
    // Its timers go on.
    const before = await demo.getByRole('status').innerText();
    await expect(demo.getByRole('status')).not.toHaveText(before);
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
    'recursion': 'const f = (n: number): number => f(n + 1) + 1; f(0);',
    'recursion that branches': 'const f = (n: number): number => n < 2 ? n : f(n - 1) + f(n - 2); f(70);',
    'recursion that is caught': 'function f() { try { f() } catch { f() } } f();',
    'a tree of components': 'return <Demo />;',
    'a render': 'const [n, setN] = useState(0); setN(n + 1);',
    'an effect': 'const [n, setN] = useState(0); useEffect(() => setN(n + 1));',
    'an effect that promises':
      'const [, add] = useReducer((n: number) => n + 1, 0); useEffect(() => { Promise.resolve().then(add) });',
    'an effect beside a clock':
      'const [, add] = useReducer((n: number) => n + 1, 0); useEffect(() => { setInterval(add, 500) }, []); useEffect(() => { Promise.resolve().then(add) });',
    'a class':
      'class Again extends Component { componentDidMount() { this.setState({}) } componentDidUpdate() { Promise.resolve().then(() => this.setState({})) } render() { return <b>It stands</b> } } return <Again />;',
    'a transition': 'const [, start] = useTransition(); useEffect(() => { start(async () => { await null }) });',
    'an action':
      'const [, act] = useActionState((n: number) => n + 1, 0); useEffect(() => startTransition(() => act()));',
    'an observer':
      'useEffect(() => { new MutationObserver(() => document.body.append("x")).observe(document.body, { childList: true }); document.body.append("x") }, []);',
    'timers': 'useEffect(() => { const f = () => { setTimeout(f); setTimeout(f) }; f() }, []);',
    'a layout effect': 'const [n, setN] = useState(0); useLayoutEffect(() => setN(n + 1));',
    'a store': 'useSyncExternalStore(() => () => {}, () => ({}), () => ({}));',
    'an effect that loops': 'useEffect(() => { for (;;) ; }, []);',
    'an async function': 'useEffect(() => { (async () => { while (true) await null })() }, []);',
    'code made of a text': `new Function('while (true) {}')();`,
    'a timer of a text': `useEffect(() => { setTimeout('while (true) {}') }, []);`,
    'a single call': `/^(a+)+$/.test('a'.repeat(60) + '!');`,
  };
  /** One for each guard: of loops, calls, timers, renders, effects, and of the frame as a whole. */
  const EACH_GUARD = [
    'while',
    'recursion',
    'timers',
    'a render',
    'an effect',
    'an async function',
    'code made of a text',
  ];
  const ENDED =
    /^(Endless|RangeError: Maximum call stack|Too many re-renders|Maximum update depth|The demo did not respond)/;

  for (const [kind, names] of [
    ['', EACH_GUARD],
    [', of any kind, @all', Object.keys(endless).filter((name) => !EACH_GUARD.includes(name))],
  ] as const) {
    test(`ends in an error, and the page answers all the while${kind}`, async ({ page }) => {
      test.slow();
      const { send, late } = await openFrame(page, 'simple');
      for (const name of names) {
        expect(await send(component('')), name).toBeNull();
        const running = send(component(endless[name] ?? ''));
        const from = performance.now();
        await page.evaluate(() => 1);
        expect(performance.now() - from, name).toBeLessThan(1000);
        const fault = await running;
        if (!fault) await expect.poll(late, { message: name, intervals: [20] }).not.toHaveLength(0);
        const [told = fault] = await late();
        expect(told?.message, name).toMatch(ENDED);
      }
      expect(await send(component(''))).toBeNull();
    });
  }

  test('is not mistaken for work that is long @all', async ({ page }) => {
    const { send, late, demo } = await openFrame(page, 'simple');
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

test('an edit keeps the state, unless the hooks change or the demo fails, and has the room that the demo has', async ({
  page,
}) => {
  await open(page, '/demo/simple');
  const { block, frame, alert, show, write, comesTo } = liveBlock(page, 'simple');
  const width = await block.locator('.rc-table').evaluate((element) => element.parentElement?.clientWidth);
  const counter = (label: string, more = '') =>
    `${HOOKS} export default function Demo() { const [n, setN] = useState(0); ${more} return <button onClick={() => setN(n + 1)}>${label} {n}</button>; }`;
  const button = (name: string) => frame.getByRole('button', { name, exact: true });
  const anew = block.getByText('The demo started anew');
  await show();
  await write(counter('Count'));
  await button('Count 0').click();
  await button('Count 1').click();
  await write(counter('Counted'));
  await expect(button('Counted 2')).toBeVisible();
  await expect(anew).toHaveCount(0);
  // What isn't code, and what can't be evaluated, leaves the demo alive.
  for (const broken of ['const = ;', `import 'nowhere';`, 'throw new Error("No");']) {
    await write(broken);
    await comesTo('error');
    await expect(button('Counted 2')).toBeVisible();
  }
  await button('Counted 2').click();
  await expect(button('Counted 3')).toBeVisible();
  await write(counter('Counted', 'const [other] = useState(1);'));
  await expect(button('Counted 0')).toBeVisible();
  await expect(anew).toBeVisible();
  // An error that only comes while rendering in a browser leaves a picture.
  await button('Counted 0').click();
  await write(counter('Counted', `const [other] = useState(1); useEffect(() => { throw new Error('In an effect') });`));
  await comesTo('error');
  await expect(alert).toContainText('In an effect');
  await expect(frame.getByText('Counted')).toBeVisible();
  await write(counter('Again', 'const [other] = useState(1);'));
  await expect(button('Again 0')).toBeVisible();
  await comesTo('compiled');
  const measured = `export default function Demo() {
    const [room, setRoom] = useState('');
    return <p ref={(own) => { const { clientWidth } = own?.parentElement ?? {}; if (clientWidth !== undefined) setRoom(String(clientWidth)) }}>{room} wide</p>;
  }`;
  await write(`${HOOKS} ${measured}`);
  await expect(frame.getByText('wide')).toHaveText(`${width} wide`);
});

test('forms of an edited demo are handled by its code, and send nothing @all', async ({ page, baseURL }) => {
  const { send, late, demo } = await openFrame(page, 'simple');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const code = `export default function Demo() {
    const [told, setTold] = useState([]);
    const tell = (what: string) => setTold((before) => [...before, what]);
    const field = <input name="field" aria-label="Field" defaultValue="value" required />;
    return <>
      <form aria-label="Handled" onSubmit={(event) => { event.preventDefault(); tell('handled') }}>{field}<button>Submit</button></form>
      <form aria-label="Action" action={(data) => tell('action ' + data.get('field'))}>{field}<button>Submit</button></form>
      <dialog open aria-label="Dialog" onClose={({ currentTarget }) => tell('closed ' + currentTarget.returnValue)}><form method="dialog"><button value="yes">Submit</button></form></dialog>
      {['${baseURL}asked-by-form', 'https://example.org/asked-by-form'].map((address) =>
        <form key={address} aria-label={address} action={address}><button>Submit</button></form>)}
      <button onClick={() => document.forms[0].requestSubmit()}>Request</button>
      <output>{told.join(', ')}</output></>;
  }`;
  expect(await send(script(code))).toBeNull();
  const told = demo.getByRole('status');
  const submit = (name: string) =>
    demo.locator(`[aria-label="${name}"]`).getByRole('button', { name: 'Submit' }).click();
  for (const name of [`${baseURL}asked-by-form`, 'https://example.org/asked-by-form']) await submit(name);
  await submit('Handled');
  await expect(told).toHaveText('handled');
  await submit('Action');
  await expect(told).toHaveText('handled, action value');
  await submit('Dialog');
  await expect(told).toHaveText('handled, action value, closed yes');
  await demo.getByRole('button', { name: 'Request' }).click();
  await expect(told).toHaveText('handled, action value, closed yes, handled');
  const handled = demo.getByRole('form', { name: 'Handled' });
  await handled.getByRole('textbox').fill('');
  await submit('Handled');
  await expect(handled.getByRole('textbox')).toBeFocused();
  await expect(told).toHaveText('handled, action value, closed yes, handled');
  expect(asked.filter((url) => url.includes('asked-by-form'))).toEqual([]);
  expect(await late()).toEqual([]);
});

test('what an edit replaces is gone, and not laid to it @all', async ({ page }) => {
  const { send, late, demo } = await openFrame(page, 'simple');
  const body = demo.locator('body');
  const ticking = `useEffect(() => { setInterval(() => { window.ticks = (window.ticks ?? 0) + 1 }, 5);
    for (const target of [window, document.body]) target.addEventListener('tick', () => { window.heard = true });
    document.body.onclick = () => { window.heard = true };
    new MutationObserver(() => { window.heard = true }).observe(document.body, { attributes: true });
    window.fail = () => void Promise.reject(new Error('late')); }, []);`;
  expect(await send(component(ticking))).toBeNull();
  const ticks = () => body.evaluate(() => Number(Reflect.get(window, 'ticks') ?? 0));
  await expect.poll(ticks).toBeGreaterThan(2);
  expect(await send(component('const [added] = useState(1);'))).toBeNull();
  const before = await ticks();
  await body.evaluate(() => new Promise((resolve) => setTimeout(resolve, 60)));
  expect(await ticks()).toBe(before);
  await body.evaluate(() => {
    document.body.dispatchEvent(new Event('tick', { bubbles: true }));
    document.body.click();
    document.body.title = 'Changed';
  });
  expect(await body.evaluate(() => 'heard' in window)).toBe(false);
  await body.evaluate(() => (Reflect.get(window, 'fail') as (() => void) | undefined)?.());
  await body.evaluate(() => new Promise((resolve) => setTimeout(resolve, 60)));
  expect(await late()).toEqual([]);
});

test('a demo takes what only a browser renders, packages of other demos, and promises that come @all', async ({
  page,
}) => {
  const { send, demo } = await openFrame(page, 'simple');
  const portal = `import { createPortal } from 'react-dom';
export default () => <p>Here{createPortal(<i>There</i>, document.body)}</p>;`;
  expect(await send(script(portal))).toBeNull();
  await expect(demo.getByText('There')).toBeVisible();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const code = `import styled from 'styled-components'; import { stock } from './stock';
const Big = styled.b\`font-size: 40px;\`;
export default () => <Big>{stock.length} articles</Big>;`;
  expect(await send(script(code))).toBeNull();
  await expect(demo.getByText(/\d articles/)).toHaveCSS('font-size', '40px');
  expect(fetched.filter((file) => /styled-components/.test(file))).toHaveLength(1);
  expect(fetched.filter((file) => /react-dnd|react-resizable/.test(file))).toEqual([]);
  expect((await send(script('export default () => use(new Promise(() => {}));')))?.message).toContain(
    'waits for a promise',
  );
  await expect(demo.getByText(/\d articles/)).toBeVisible();
  const slow = `const soon = new Promise((done) => setTimeout(done, 300, 'Come'));\nexport default () => use(soon);`;
  expect(await send(script(slow))).toBeNull();
  await expect(demo.getByText('Come')).toBeVisible();
});

test('an edited stylesheet takes the place of the original @all', async ({ page }) => {
  const { send, demo } = await openFrame(page, 'simple');
  const table = demo.locator('.rc-table');
  const text = 'table.css';
  const colour = async () => table.evaluate((element) => getComputedStyle(element).color);
  expect(await send({})).toBeNull();
  const before = await colour();
  // Rules that come later in the file still win.
  const edited = demoSource(text).replace('.rc-table {', '.rc-table { color: rgb(1, 2, 3);');
  for (const [css, expected] of [
    ['.rc-table { color: rgb(1, 2, 3) }', 'rgb(1, 2, 3)'],
    ['.rc-table { color: rgb(7, 8, 9)', 'rgb(7, 8, 9)'],
    [edited, before],
    [demoSource(text), before],
  ] as const) {
    expect(await send({ [text]: css })).toBeNull();
    await expect.poll(colour, css).toBe(expected);
  }
});

for (const [slug, original] of [
  ['simple', 'Aurora 7'],
  ['sticky-header', 'Amsterdam'],
] as const) {
  test(`what a cleanup throws in ${slug} is in nobody’s way${slug === 'simple' ? '' : ' @all'}`, async ({ page }) => {
    await open(page, `/demo/${slug}`);
    const { block, frame, alert, show, write, comesTo } = liveBlock(page, slug);
    const unedited = slug === 'simple' ? block : block.frameLocator('iframe[src*="~demos"]');
    const label = async (text: string, cleanup: string) => {
      await write(
        `import { useEffect } from 'react'; export default function Demo() { useEffect(() => () => ${cleanup}, []); return <b>${text}</b>; }`,
      );
      await expect(frame.getByText(text, { exact: true })).toBeVisible();
      await comesTo('compiled');
    };
    await show();
    await label('Broken', 'nope()');
    await label('Still broken', 'nope()');
    await label('Mended', '{}');
    await block.getByRole('button', { name: 'Reset' }).click();
    await expect(unedited.getByText(original).first()).toBeVisible();
    await comesTo('idle');
    await expect(alert).toHaveCount(0);
  });
}
