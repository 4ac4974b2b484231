import { choose } from '../choose';
import { hold } from '../hold';
import { checkA11y, expect, open, test } from '../test';
import { liveBlock } from './live-block';
import { quiet } from '../quiet';

const EDITOR = /create-editor/;

for (const width of [1440, 390]) {
  test.describe(`${width} px${width === 390 ? ' @all' : ''}`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the editor takes the place of the static code, and nothing moves', async ({ page }) => {
      const release = await hold(page, EDITOR);
      await open(page, '/demo/simple');
      const { block, editor, show, ready } = liveBlock(page, 'simple');
      await show();
      await editor.scrollIntoViewIfNeeded();
      await editor.getByText('export default').first().waitFor();
      await page.mouse.move(0, 0);
      const picture = async () => {
        const { x, y, width, height } = (await block.getByRole('tabpanel').boundingBox())!;
        // Without the round corners, whose edges are not drawn the same each time.
        return page.screenshot({ clip: { x: x + 2, y: y + 2, width: width - 4, height: height - 16 } });
      };
      const before = await picture();
      release();
      await ready();
      expect((await picture()).equals(before)).toBe(true);
      await checkA11y(page, '[data-demo="simple"]');
    });

    test('the numbers of the lines stay in view beside a long line @all', async ({ page }) => {
      await open(page, '/demo/simple');
      const { block, editor, show, ready } = liveBlock(page, 'simple');
      await show();
      await ready();
      await editor.getByText("'react'").click();
      await page.keyboard.press('End');
      await page.keyboard.insertText(` // ${'long '.repeat(60)}`);
      const left = async () => Math.round((await block.getByRole('tabpanel').boundingBox())!.x);
      /** What is painted where the first line's number is. */
      const number = async () => {
        const at = await left();
        const { y, height } = (await editor.getByText("'react'").boundingBox())!;
        return page.screenshot({ clip: { x: at + 2, y, width: width < 768 ? 36 : 46, height } });
      };
      const scrolled = () =>
        block.evaluate((element) => {
          const all = [...element.querySelectorAll('[role="tabpanel"] *')];
          return Math.max(...all.map(({ scrollLeft }) => scrollLeft));
        });
      await expect.poll(scrolled).toBeGreaterThan(100);
      await page.keyboard.press('Home');
      await expect.poll(scrolled).toBe(0);
      const before = await number();
      await page.keyboard.press('End');
      await expect.poll(scrolled).toBeGreaterThan(100);
      expect((await number()).equals(before)).toBe(true);
    });
  });
}

test('an edit changes the table at once; an error names its place, and the last good table stays @dev-all @firefox', async ({
  page,
}) => {
  await open(page, '/demo/simple');
  const { block, frame, editor, alert, show, ready, replace, comesTo } = liveBlock(page, 'simple');
  const sensor = frame.getByRole('columnheader', { name: 'Sensor' });
  await comesTo('idle');
  await show();
  await ready();
  await expect(block.getByRole('button', { name: 'Reset' })).toBeDisabled();

  await test.step('Tab passes the editor until Enter or a click, Escape gives it back, and the editor says so', async () => {
    const hint = (text: string) => block.locator('p').filter({ hasText: text });
    const enter = hint('Enter: edit with Tab. Tab: move on.');
    const leave = hint('Tab: indent. Escape: leave.');
    const text = await editor.innerText();
    await block.getByRole('tab', { name: 'simple.tsx' }).focus();
    await page.keyboard.press('Tab');
    await expect(editor).toBeFocused();
    await expect(enter).toBeVisible();
    await expect(editor).toHaveAccessibleDescription(/Enter/);
    await page.keyboard.press('Tab');
    await expect(editor).not.toBeFocused();
    await expect(enter).toBeHidden();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(leave).toBeVisible();
    expect(await editor.innerText()).toBe(text);
    await page.keyboard.press('Tab');
    await expect(editor).toBeFocused();
    await page.keyboard.press('ControlOrMeta+z');
    await page.keyboard.press('Escape');
    await expect(enter).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(editor).not.toBeFocused();
    await editor.click();
    await expect(leave).toBeVisible();
  });

  await test.step('the table changes, and the demo is marked', async () => {
    await replace("'Station'", 'Sensor');
    await expect(sensor).toBeVisible();
    await comesTo('compiled');
    await expect(block.getByText('Edited', { exact: true })).toBeVisible();
    await checkA11y(page, '[data-demo="simple"]');
  });

  await test.step('an error names its place, and the editor goes there', async () => {
    await page.keyboard.press('End');
    // One letter: what is typed slowly takes more than one step to undo.
    await page.keyboard.type('(');
    await comesTo('error');
    await expect(sensor).toBeVisible();
    const place = alert.getByRole('button', { name: /^simple\.tsx:\d+:\d+$/ });
    await expect(place).toBeVisible();
    await expect(editor.locator('.cm-lintRange-error')).not.toHaveCount(0);
    await checkA11y(page, '[data-demo="simple"]');
    await block.getByRole('tab', { name: 'table.css' }).click();
    await block.getByRole('button', { name: 'Hide code' }).click();
    await place.click();
    await expect(editor).toBeFocused();
    await expect(editor).toHaveAccessibleDescription(/The code has an error/);
    await expect(editor).toHaveAttribute('aria-invalid', 'true');
    await expect(block.getByRole('tab', { name: 'simple.tsx' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ControlOrMeta+z');
    await comesTo('compiled');
    await expect(alert).toHaveCount(0);
  });

  await test.step('the editor stays as it is where the language of the interface changes', async () => {
    // In another tab: choosing it here leads to the translation of the page.
    const other = await page.context().newPage();
    await open(other, '/changelog');
    await choose(other, 'Language', '中文');
    await other.close();
    const textbox = block.getByRole('textbox', { name: '代码编辑器' });
    await expect(textbox).toBeVisible();
    await expect(textbox).toBeFocused();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(textbox).not.toContainText("title: 'Sensor'");
  });
});

test('a demo that opens a dialog leaves the focus in the editor @all', async ({ page }) => {
  await open(page, '/demo/simple');
  const { frame, editor, show, write } = liveBlock(page, 'simple');
  await show();
  await write(
    `import { useEffect, useRef } from 'react';
export default function App() {
  const dialog = useRef(null);
  useEffect(() => dialog.current.showModal(), []);
  return <dialog ref={dialog}>{version}<form method="dialog"><button>Close</button></form></dialog>;
}
const version = 1`,
  );
  const button = frame.getByRole('button', { name: 'Close' });
  await expect(button).toBeVisible();
  await page.keyboard.type('23');
  await expect(editor).toContainText('version = 123');
  // Each run opens the dialog again.
  await expect(frame.getByText('123')).toBeVisible();
  await button.click();
  await expect(button).toBeHidden();
});

test('a demo that focuses a field gets what the reader types only once they go there @all', async ({ page }) => {
  await open(page, '/demo/simple');
  const { frame, editor, show, write } = liveBlock(page, 'simple');
  await show();
  await write('export default () => <input aria-label="Name" autoFocus />;');
  const field = frame.getByRole('textbox', { name: 'Name' });
  await expect(field).toBeVisible();
  await expect(editor).toBeFocused();
  await page.keyboard.type('// more');
  await expect(editor).toContainText('// more');
  const { x, y } = (await field.boundingBox())!;
  await page.mouse.move(x + 5, y + 5, { steps: 5 });
  await field.click();
  await page.keyboard.type('Ada');
  await expect(field).toHaveValue('Ada');
});

test('what is typed before the editor has come is run, and can be undone @all', async ({ page }) => {
  const release = await hold(page, EDITOR);
  await open(page, '/demo/simple');
  const { block, frame, editor, show, ready } = liveBlock(page, 'simple');
  await show();
  await editor.getByText("'Station'", { exact: true }).dblclick();
  await page.keyboard.type('Sensor');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('// next');
  await block.getByRole('tab', { name: 'table.css' }).click();
  await page.keyboard.press('Tab');
  await expect(editor).toBeFocused();
  await page.keyboard.insertText('/* first */');
  await expect(frame.getByRole('columnheader', { name: 'Sensor' })).toBeVisible();
  release();
  await ready();
  await expect(editor).toBeFocused();
  await page.keyboard.type(' line');
  await expect(editor.locator('.cm-line').first()).toHaveText(/^\/\* first \*\/ line/);
  await block.getByRole('tab', { name: 'simple.tsx' }).click();
  await editor.focus();
  await page.keyboard.type(' line');
  const lines = await editor.locator('.cm-line').allTextContents();
  const at = lines.findIndex((line) => line.includes("title: 'Sensor'"));
  expect(lines[at + 1]?.trim()).toBe('// next line');
  for (let undo = 0; undo < 'Sensor// next line'.length; undo++) await page.keyboard.press('ControlOrMeta+z');
  await expect(frame.getByRole('columnheader', { name: 'Station' })).toBeVisible();
});

test('every file can be edited: helpers and style', async ({ page }) => {
  await open(page, '/demo/fixed-columns');
  const { block, frame, editor, show, ready, comesTo } = liveBlock(page, 'fixed-columns');
  await show();
  await ready();
  await block.getByRole('tab', { name: 'cafes.ts' }).click();
  await editor.getByText("'Alfama'", { exact: true }).dblclick();
  await page.keyboard.type('Belém');
  await expect(frame.getByRole('rowheader', { name: 'Belém', exact: true })).toBeVisible();
  await block.getByRole('tab', { name: 'table.css' }).click();
  await editor.focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('thead th { letter-spacing: 7px !important; }\n');
  await comesTo('compiled');
  await expect(frame.getByRole('columnheader').first()).toHaveCSS('letter-spacing', '7px');
  await block.getByRole('tab', { name: 'cafes.ts' }).click();
  await expect(editor).toContainText('Belém');
});

test('brackets, comments and search work as in an editor @all', async ({ page }) => {
  await open(page, '/demo/simple');
  const { block, editor, show, ready } = liveBlock(page, 'simple');
  await show();
  await ready();
  await editor.getByText("'./table.css'").click();
  await page.keyboard.press('ControlOrMeta+/');
  await expect(editor).toContainText("// import './table.css';");
  await page.keyboard.press('ControlOrMeta+f');
  await block.getByRole('textbox', { name: 'Find' }).pressSequentially('Readings');
  await expect(editor.locator('.cm-searchMatch').first()).toBeVisible();
  await checkA11y(page, '[data-demo="simple"]');
  await page.keyboard.press('Escape');
  await expect(block.getByRole('textbox', { name: 'Find' })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the code is large enough not to be zoomed into, and can be typed into @all', async ({ page }) => {
    await open(page, '/demo/simple');
    const { block, editor, show, ready, comesTo } = liveBlock(page, 'simple');
    await show();
    await ready();
    await expect(editor).toHaveCSS('font-size', '16px');
    await editor.getByText('import').first().tap();
    await expect(editor).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type('// x');
    await comesTo('compiled');
    await expect(block.getByText('To leave the editor, press Escape, then Tab.')).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test.describe('without the editor', () => {
  test.use({ allow: ['Failed to load resource: net::ERR_FAILED'] });

  test('the code can be read, copied and edited @all', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.route(EDITOR, (route) => route.abort());
    await open(page, '/demo/simple');
    const { block, frame, editor, show, ready } = liveBlock(page, 'simple');
    await show();
    const note = block.getByText('The editor could not be loaded.');
    await expect(note).toBeVisible();
    await editor.getByText("'Station'", { exact: true }).dblclick();
    await page.keyboard.press('ControlOrMeta+c');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Station');
    await page.keyboard.type('Sensor');
    await expect(frame.getByRole('columnheader', { name: 'Sensor' })).toBeVisible();
    await page.unroute(EDITOR);
    await block.getByRole('button', { name: 'Try again' }).click();
    await ready();
    await expect(note).toHaveCount(0);
    await expect(editor).toContainText("'Sensor'");
  });

  test('without the compiler the text is kept, and runs when it comes @all', async ({ page }) => {
    await page.route(/create-compiler/, (route) => route.abort());
    await open(page, '/demo/simple');
    const { frame, alert, show, replace, comesTo } = liveBlock(page, 'simple');
    await show();
    await replace("'Station'", 'Sensor');
    await comesTo('error');
    await expect(alert).toContainText('Loading chunk compiler failed');
    await page.unroute(/create-compiler/);
    await page.reload();
    await expect(frame.getByRole('columnheader', { name: 'Sensor' })).toBeVisible();
  });
});

test.describe('with types', () => {
  test.use({ types: true });

  test('nothing of it is loaded before the code is wanted', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page, '/demo/simple');
    await quiet(page);
    expect(asked.filter((url) => /live|editor|frame|compile/.test(url))).toEqual([]);
    // The focus on its way through the page wants none of the editor and the compiler.
    const { block } = liveBlock(page, 'simple');
    await block.getByRole('button', { name: 'Show code' }).focus();
    await page.keyboard.press('Tab');
    await expect(block.getByRole('button', { name: 'Copy code' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(block.getByRole('button', { name: 'Copy link' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(block.getByRole('button', { name: 'Open in StackBlitz' })).toBeFocused();
    await quiet(page);
    expect(asked.filter((url) => /create-(editor|compilers)|~frame|assets\/frame|-worker-[^c]/.test(url))).toEqual([]);
    await block.getByRole('button', { name: 'Show code' }).hover();
    await expect.poll(() => asked.filter((url) => /create-editor/.test(url))).not.toEqual([]);
  });
});
