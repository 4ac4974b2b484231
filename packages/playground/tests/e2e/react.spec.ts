import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { build } from 'vite';
import { checkA11y } from '../../../../tests/support/check-a11y';
import { run } from '../support/run-command';
import { serveFolder, type Host } from '../support/serve-folder';

const PAGE = path.resolve(import.meta.dirname, 'react');

let root: string;
let host: Host;

test.describe('in a React page @all', () => {
  test.beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'playground-'));
    await build({ root: PAGE, logLevel: 'error', build: { outDir: root, emptyOutDir: true } });
    await run(['build', '--packages', 'react,react-dom', '--out', path.join(root, 'playground')]);
    host = await serveFolder(root, {});
  });

  test.afterAll(async () => {
    await host.close();
    await rm(root, { recursive: true });
  });

  test('a playground is edited, checked, reset and kept, and nothing moves when its editor comes', async ({ page }) => {
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(error.message));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(host.origin);
    const box = page.getByRole('region', { name: 'Counter' });
    const editor = box.getByRole('textbox', { name: 'Code editor' });
    const frame = box.frameLocator('iframe[title="Preview"]:visible');
    const button = frame.getByRole('button');
    await expect(button).toHaveText('Pressed 0 times');
    await expect(frame.locator('button')).toHaveCSS('padding-left', '16px');
    await expect(editor.locator('.k').first()).toHaveText('import');
    expect(asked.filter((address) => /create-editor|types-worker/.test(address))).toEqual([]);
    // The page's rules for elements end at the playground, which is as wide as its place.
    await expect(editor).toHaveCSS('display', 'block');
    await expect(editor).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(editor).toHaveCSS('letter-spacing', 'normal');
    await expect(box.getByRole('button', { name: 'Reset' })).toHaveCSS('margin', '0px');
    await expect(box.getByRole('tab', { name: 'app.tsx' })).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    expect((await box.locator('[data-playground]').boundingBox())!.width).toBe(1200);
    await expect(frame.locator('body')).toHaveCSS('font-family', 'system-ui, sans-serif');

    /** Where a word of the code is, whatever element it's in. */
    const place = () =>
      editor.evaluate((code) => {
        const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
        while (!walker.nextNode() || !walker.currentNode.nodeValue?.includes('Counter'));
        const range = document.createRange();
        const start = walker.currentNode.nodeValue.indexOf('Counter');
        range.setStart(walker.currentNode, start);
        range.setEnd(walker.currentNode, start + 1);
        const { x, y, height } = range.getBoundingClientRect();
        return [x, y, height].map(Math.round) as [number, number, number];
      });
    const before = await place();
    await page.mouse.move(before[0], before[1]);
    await expect(box.locator('.cm-editor')).toBeVisible();
    expect(await place()).toEqual(before);
    await editor.getByText('useState').last().click();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type("console.log('count', cont);");
    await expect(editor).toContainText("console.log('count', cont);");
    const issues = box.getByRole('region', { name: 'Type errors' });
    // The compiler says the same of the place: it's said once, with what mends it.
    const alert = box.getByRole('alert');
    await expect(alert).toContainText('cont is not defined');
    const fix = alert.getByRole('button', { name: 'Change to count' });
    await expect(fix).toBeVisible();
    await expect(issues).toHaveCount(0);
    await expect(box.getByText('Last working version')).toBeVisible();
    await page.emulateMedia({ colorScheme: 'light' });
    await checkA11y(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await checkA11y(page);
    await expect(frame.locator('html')).toHaveCSS('color-scheme', 'dark');

    await fix.click();
    await expect(alert).toHaveCount(0);
    await expect(issues).toHaveCount(0);
    await expect(box.getByRole('region', { name: 'Console' }).getByRole('listitem')).toContainText(['count 0']);
    await box.getByRole('tab', { name: 'label.ts' }).click();
    await editor.getByText('Pressed').dblclick();
    await page.keyboard.type('Hit');
    await expect(button).toHaveText('Hit 0 times');

    await page.reload();
    await expect(button).toHaveText('Hit 0 times');
    await expect(box.getByText('Edited')).toBeVisible();
    await box.getByRole('button', { name: 'Reset' }).click();
    await expect(button).toHaveText('Pressed 0 times');
    await box.getByRole('button', { name: 'Undo' }).click();
    await expect(button).toHaveText('Hit 0 times');
    expect(thrown).toEqual([]);
  });

  test('its parts are laid out and driven by the page', async ({ page }) => {
    await page.goto(host.origin);
    const box = page.getByRole('region', { name: 'Parts' });
    const frame = box.frameLocator('iframe[title="Own preview"]:visible');
    await box.scrollIntoViewIfNeeded();
    await expect(frame.getByRole('heading')).toHaveText('Own layout');
    await expect(box.getByLabel('State')).toHaveText('running');
    await box.getByRole('button', { name: 'Put' }).click();
    await expect(frame.getByRole('heading')).toHaveText('Put from outside');
    await expect(box.getByRole('textbox', { name: 'Code editor' })).toContainText('Put from outside');
    await expect(box.getByLabel('State')).toHaveText('running, edited');
  });

  test('code that the page owns keeps the caret, and runs when it is asked to', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${host.origin}/`);
    const box = page.getByRole('region', { name: 'Owned' });
    const heading = box.frameLocator('iframe[title="Owned preview"]:visible').getByRole('heading');
    const editor = box.getByRole('textbox', { name: 'Code editor' });
    await box.scrollIntoViewIfNeeded();
    await expect(box.getByRole('button', { name: 'Run' })).toHaveCount(2);
    await editor.hover();
    await expect(box.locator('.cm-editor')).toBeVisible();
    await editor.getByText('Owned').click();
    await page.keyboard.press('End');
    await page.keyboard.type('//');
    await expect(box.getByLabel('Length')).toHaveText('39');
    await box.getByRole('button', { name: 'Upper case' }).click();
    await expect(editor).toContainText('OWNED');
    await editor.focus();
    await page.keyboard.type(' more');
    await expect(editor).toHaveText('export default () => <h3>OWNED</h3>;// more');
    await expect(box.locator('[data-shown] iframe')).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(heading).toHaveText('OWNED');
    await expect(editor).toHaveText('export default () => <h3>OWNED</h3>;// more');
    await expect(box.getByRole('button', { name: 'Run' })).toHaveCount(1);
    expect(asked.filter((address) => address.includes('types-worker'))).toEqual([]);
  });

  test('a page with ten playgrounds has the frames that are near the view', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${host.origin}/?many`);
    const button = (at: number) =>
      page
        .getByRole('region', { name: `Playground ${at}` })
        .frameLocator('iframe:visible')
        .getByRole('button');
    const near = () =>
      page.evaluate(() => {
        const previews = [...document.querySelectorAll('[data-demo-preview]')];
        const isNear = ({ top, bottom }: DOMRect) => bottom >= -innerHeight / 2 && top <= innerHeight * 1.5;
        return previews.flatMap((one, at) => (isNear(one.getBoundingClientRect()) ? [at] : []));
      });
    const framed = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('[data-demo-preview]')].flatMap((one, at) =>
          one.querySelector('[data-shown] iframe') ? [at] : [],
        ),
      );
    const settles = async () => {
      const wanted = await near();
      expect(wanted.length).toBeLessThan(5);
      await expect.poll(framed).toEqual(wanted);
    };
    await expect(button(0)).toHaveText('0: pressed 0 times');
    await settles();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (const at of [3, 6, 9, 4]) {
      await page.getByRole('region', { name: `Playground ${at}` }).evaluate((one) => one.scrollIntoView());
      await expect(button(at)).toHaveText(`${at}: pressed 0 times`);
      await settles();
    }
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    // What the reader has done in a frame stays.
    await button(4).click();
    await expect(button(4)).toHaveText('4: pressed 1 times');
    await page.getByRole('region', { name: 'Playground 9' }).evaluate((one) => one.scrollIntoView());
    await expect(button(9)).toBeVisible();
    await expect.poll(framed).toEqual([4, ...(await near())]);
    await page.getByRole('region', { name: 'Playground 4' }).evaluate((one) => one.scrollIntoView());
    await expect(button(4)).toHaveText('4: pressed 1 times');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('it fits, in Chinese, with targets for fingers', async ({ page }) => {
      await page.goto(`${host.origin}/?locale=zh-CN`);
      const box = page.getByRole('region', { name: 'Counter' });
      const reset = box.getByRole('button', { name: '重置' });
      await expect(box.getByRole('textbox', { name: '代码编辑器' })).toHaveCSS('font-size', '16px');
      expect((await reset.boundingBox())!.height).toBeGreaterThanOrEqual(44);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  });

  test('code is formatted by a key, with a formatter that comes when it is asked for', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(host.origin);
    const box = page.getByRole('region', { name: 'Counter' });
    const editor = box.getByRole('textbox', { name: 'Code editor' });
    await editor.getByText('useState').last().click();
    await expect(box.locator('.cm-editor')).toBeVisible();
    await page.keyboard.press('End');
    await page.keyboard.type('let  x=[ 1 ]');
    expect(asked.filter((address) => /standalone|babel/.test(address))).toEqual([]);
    await page.keyboard.press('Shift+Alt+F');
    await expect(editor).toContainText('let x = [1];');
    await page.keyboard.insertText(' // here');
    await expect(editor).toContainText('let x = [1] // here;');
    await page.keyboard.press('Control+Z');
    await page.keyboard.press('Control+Z');
    await expect(editor).toContainText('let  x=[ 1 ]');
    await page.keyboard.type('}');
    await box.getByRole('button', { name: 'Format code' }).click();
    await expect(box.getByText(/^Not formatted\. Line \d+: /)).toBeVisible();
    await checkA11y(page);
    expect(new Set(asked.map((address) => new URL(address).origin))).toEqual(new Set([host.origin]));
  });
});
