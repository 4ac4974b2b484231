import type { Locator, Page } from '@playwright/test';
import { demoSource } from '../demo-source';
import { checkA11y, expect, open, test } from '../test';
import { chooseMore } from '../choose';
import { hold } from '../hold';
import { liveBlock } from '../live/live-block';
import { watchFor } from '../watch-for';

const readClipboard = () => navigator.clipboard.readText();

test('the preview is in the page before any script', async ({ request }) => {
  const html = await (await request.get('/demo/simple')).text();
  expect(html).toContain('data-demo="simple"');
  expect(html).toContain('data-demo-preview');
  expect(html).toMatch(/<td[^>]*>Aurora 7</);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the first lines of the code are beside the demo where there is room, else below it', async ({ page }) => {
    const places = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      const demo = page.locator('[data-demo]').first();
      const lines = demo.locator('[data-demo-start]');
      expect((await lines.innerText()).split('\n').length).toBeGreaterThan(4);
      const boxOf = async (one: Locator) => (await one.boundingBox())!;
      const preview = await boxOf(demo.locator('[data-demo-preview]'));
      const code = await boxOf(lines);
      const main = await boxOf(page.getByRole('main'));
      return {
        isBeside: code.x >= preview.x + preview.width,
        isBelow: code.y >= preview.y + preview.height,
        isWider: code.x + code.width > main.x + main.width,
      };
    };
    await page.goto('/demo/simple');
    expect(await places(1280)).toEqual({ isBeside: true, isBelow: false, isWider: true });
    expect(await places(1024)).toEqual({ isBeside: false, isBelow: true, isWider: false });
    await page.goto('/demo/fixed-columns');
    expect(await places(1280)).toEqual({ isBeside: false, isBelow: true, isWider: true });
  });
});

test("elements of a demo, of what it adds to the body and of its edited copy have the browser's defaults @all", async ({
  page,
}) => {
  await open(page, '/demo/simple');
  const { block, frame, show, replace, comesTo } = liveBlock(page, 'simple');
  const defaults = (parent: Locator) =>
    parent.evaluate((element) => {
      const box = element.appendChild(document.createElement('div'));
      const link = box.appendChild(document.createElement('a'));
      link.href = '#';
      const { boxSizing } = getComputedStyle(box);
      const { textDecorationLine } = getComputedStyle(link);
      box.remove();
      return { boxSizing, textDecorationLine };
    });
  const browser = { boxSizing: 'content-box', textDecorationLine: 'underline' };
  expect(await defaults(page.locator('main').first())).toEqual({
    boxSizing: 'border-box',
    textDecorationLine: 'none',
  });
  expect(await defaults(block.locator('[data-demo-preview]'))).toEqual(browser);
  expect(await defaults(page.locator('body'))).toEqual(browser);
  await show();
  await replace("'Station'", 'Sensor');
  await comesTo('compiled');
  expect(await defaults(frame.locator('body'))).toEqual(browser);
});

test('the code fits into the window below the preview, is hidden, and takes the whole window @dev-all', async ({
  page,
}) => {
  await open(page, '/demo/simple');
  const { block: demo, frame, editor, ready, replace } = liveBlock(page, 'simple');
  const bounds = async () => (await demo.boundingBox())!;
  await demo.getByRole('button', { name: 'Show code' }).click();
  await ready();
  const preview = (await demo.locator('[data-demo-preview]').boundingBox())!;
  const code = (await editor.locator('xpath=ancestor::*[contains(@class, "cm-editor")]').boundingBox())!;
  expect(code.y + code.height - preview.y).toBeLessThan(900 - 60);
  expect(code.height).toBeGreaterThan(150);
  await checkA11y(page, '[data-demo="simple"]');
  await demo.getByRole('button', { name: 'Hide code' }).click();
  await expect(editor).toBeHidden();
  await expect(demo.getByRole('button', { name: 'Show code' })).toHaveAttribute('aria-expanded', 'false');

  const before = await bounds();
  await demo.getByRole('button', { name: 'Expand' }).click();
  const view = page.getByRole('dialog', { name: 'Simple' });
  await expect(view).toBeVisible();
  expect(await bounds()).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
  await checkA11y(page, '[data-expanded]');
  await expect(page.locator('header').first()).toHaveJSProperty('inert', true);

  await replace("'Station'", 'Sensor');
  await expect(frame.getByRole('columnheader', { name: 'Sensor' })).toBeVisible();
  const divider = demo.getByRole('separator', { name: 'Code' });
  const left = async () => (await divider.boundingBox())!.x;
  const middle = await left();
  await divider.press('ArrowRight');
  await expect.poll(left).toBeGreaterThan(middle + 40);
  await page.mouse.move(await left(), 450);
  await page.mouse.down();
  await page.mouse.move(400, 450);
  await page.mouse.up();
  await expect.poll(left).toBeCloseTo(400, -1);

  await editor.focus();
  await page.keyboard.press('Escape');
  await expect(view).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(view).toHaveCount(0);
  await expect(editor).toBeFocused();
  await expect(editor).toContainText("'Sensor'");
  // The block is where it was in the page, which scrolls if the caret's line is below the window's end.
  // Read at once: it may scroll in between.
  const place = await demo.evaluate((block) => {
    const { x, y, width } = block.getBoundingClientRect();
    return { x, y: y + window.scrollY, width };
  });
  expect(place).toEqual({ x: before.x, y: before.y, width: before.width });
  await expect(editor.getByText("'Sensor'")).toBeInViewport();

  await demo.getByRole('button', { name: 'Expand' }).click();
  await expect(view).toBeVisible();
  // The device keeps where the divider is.
  expect(await left()).toBeCloseTo(400, -1);
  await page.goBack();
  await expect(view).toHaveCount(0);
  await expect(page).toHaveURL('/demo/simple');
  await expect(demo.getByRole('button', { name: 'Expand' })).toBeFocused();
  await expect(frame.getByRole('columnheader', { name: 'Sensor' })).toBeVisible();
});

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('code and demo of the expanded view are tabs @all', async ({ page }) => {
    await open(page, '/demo/simple');
    const { block, editor, frame, replace } = liveBlock(page, 'simple');
    await block.getByRole('button', { name: 'Expand' }).click();
    await expect(page.getByRole('dialog', { name: 'Simple' })).toBeVisible();
    const table = block.getByRole('table');
    await expect(table).toBeVisible();
    await expect(editor).toBeHidden();
    await checkA11y(page, '[data-expanded]');
    await block.getByRole('tab', { name: 'Code', exact: true }).click();
    await expect(editor).toBeVisible();
    await expect(table).toBeHidden();
    await checkA11y(page, '[data-expanded]');
    await replace("'Station'", 'Sensor');
    const edited = frame.getByRole('columnheader', { name: 'Sensor' });
    await expect(edited).toBeAttached();
    await expect(edited).toBeHidden();
    await block.getByRole('button', { name: 'Close' }).click();
    await expect(editor).toBeVisible();
    await expect(edited).toBeVisible();
  });
});

test.describe('files', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('each file of a demo has a tab, its own first, and the one that is shown is copied @dev-all', async ({
    page,
  }) => {
    await open(page, '/demo/sticky-header');
    const demo = page.locator('[data-demo="sticky-header"]');
    const copied = await watchFor(demo, '[data-outcome="copied"]');
    await demo.getByRole('button', { name: 'Copy code' }).click();
    await copied();
    expect(await page.evaluate(readClipboard)).toBe(demoSource('sticky-header.tsx'));
    await demo.getByRole('button', { name: 'Show code' }).click();
    const tabs = demo.getByRole('tablist', { name: 'Files' }).getByRole('tab');
    await expect(tabs.first()).toHaveText('sticky-header.tsx');
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    await expect(tabs.filter({ hasText: 'city-climates.ts' })).toHaveCount(1);
    await expect(tabs.filter({ hasText: 'table.css' })).toHaveCount(1);
    await tabs.filter({ hasText: 'city-climates.ts' }).click();
    await expect(demo.getByRole('tabpanel').first()).toContainText('Amsterdam');
    await demo.getByRole('button', { name: 'Copy code' }).click();
    await expect.poll(() => page.evaluate(readClipboard)).toBe(demoSource('city-climates.ts'));
    await tabs.filter({ hasText: 'city-climates.ts' }).press('Home');
    await expect(tabs.first()).toBeFocused();
    await expect(demo.getByRole('tabpanel').first()).toContainText('export default function StickyHeader');
  });

  test('a code block of the prose is copied @all', async ({ page }) => {
    await open(page, '/');
    const block = page.getByRole('figure').filter({ hasText: "import '@rc-component/table/assets/index.css';" });
    await block.getByRole('button', { name: 'Copy' }).click();
    await expect.poll(() => page.evaluate(readClipboard)).toBe("import '@rc-component/table/assets/index.css';");
  });
});

/** Lines without empty ones, which the editor renders in several ways. */
const lines = (text: string) => text.replace(/\n+/g, '\n').trim();

test('every line of the code is there, in colours that differ from the text @all', async ({ page }) => {
  // As high as code gets.
  await page.setViewportSize({ width: 1440, height: 1600 });
  await open(page, '/demo/simple');
  const demo = page.locator('[data-demo="simple"]');
  await demo.getByRole('button', { name: 'Show code' }).click();
  const code = demo.getByRole('textbox', { name: 'Code editor' });
  const whole = lines(demoSource('simple.tsx'));
  // The editor renders only the lines near those in view.
  const read = async (block: 'start' | 'end') => {
    await code.evaluate((element, block) => element.scrollIntoView({ block }), block);
    return lines(await code.innerText());
  };
  await expect
    .poll(async () => {
      const start = await read('start');
      const end = await read('end');
      const [isStart, isEnd] = [whole.startsWith(start), whole.endsWith(end)];
      return { isStart, isEnd, isWhole: start.length + end.length >= whole.length };
    })
    .toEqual({ isStart: true, isEnd: true, isWhole: true });
  // The editor may take the place of the code in between: then it is looked at again.
  const colours = () =>
    code.evaluate((element) => {
      const spans = [...element.querySelectorAll('span')].filter((span) => span.childElementCount === 0);
      return new Set(spans.map((span) => getComputedStyle(span).color)).size;
    });
  await expect.poll(colours).toBeGreaterThan(2);
});

test('a demo opens on a page of its own, and where the browser refuses to copy, says so and offers the code', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
    navigator.clipboard.writeText = refuse;
    navigator.clipboard.write = refuse;
  });
  const release = await hold(page, /create-editor/);
  await open(page, '/demo/simple');
  const { block: demo, editor, ready } = liveBlock(page, 'simple');
  await chooseMore(demo, 'Copy code');
  await expect(demo.getByText('Copying failed')).toBeVisible();
  await expect(editor).toContainText('export default function Simple');
  await expect(editor).toBeFocused();

  await test.step('an editor that comes late leaves the focus where the reader has gone to', async () => {
    const more = demo.getByRole('button', { name: 'More' });
    await more.click();
    const chosen = demo.getByRole('menuitem').first();
    await expect(chosen).toBeFocused();
    release();
    await ready();
    await expect(chosen).toBeFocused();
    await more.click();
  });

  await test.step('it opens on a page of its own', async () => {
    const opened = context.waitForEvent('page');
    await chooseMore(demo, 'Open on its own page');
    const alone = await opened;
    await expect(alone).toHaveURL('/~demos/simple');
    await expect(alone.getByRole('table')).toBeVisible();
  });
});

test('what a demo has over the page lies over the header, and its own layers pass below it', async ({ page }) => {
  await open(page, '/demo/simple');
  const preview = page.locator('[data-demo="simple"] [data-demo-preview]');
  /** Adds a box that covers the window or the demo, and says whether it covers the header, too. */
  const covers = (parent: Locator, style: string) =>
    parent.evaluate((element, css) => {
      const box = element.appendChild(document.createElement('div'));
      box.style.cssText = css;
      // The demo lies below the header.
      document.querySelector('[data-demo-preview]')?.scrollIntoView({ block: 'start', behavior: 'instant' });
      window.scrollBy({ top: 100, behavior: 'instant' });
      const isTop = document.elementFromPoint(innerWidth / 2, 30) === box;
      box.remove();
      return isTop;
    }, style);
  expect(await covers(preview, 'position: fixed; inset: 0; z-index: 1000')).toBe(true);
  expect(await covers(page.locator('body'), 'position: fixed; inset: 0')).toBe(true);
  expect(await covers(preview, 'position: absolute; inset: 0; z-index: 998')).toBe(false);

  await page.getByRole('button', { name: 'Expand' }).click();
  await expect(page.getByRole('dialog', { name: 'Simple' })).toBeVisible();
  expect(await covers(preview, 'position: fixed; inset: 0; z-index: 1000')).toBe(true);
  expect(await covers(page.locator('body'), 'position: fixed; inset: 0')).toBe(true);
  expect(await covers(preview, 'position: absolute; inset: 0; z-index: 998')).toBe(false);
});

test('a demo can be linked to', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await open(page, '/#demo-simple');
  await expect(page.locator('[data-demo="simple"]').getByRole('table')).toBeInViewport();
});

/** Asks for the code of a demo whose scripts are long on their way: nothing moves when they come. */
async function expectStill(page: Page, ask: (button: Locator) => Promise<void>): Promise<void> {
  const release = await hold(page, '**/assets/*.js');
  const { block, ready } = liveBlock(page, 'simple');
  const height = async () => Math.round((await block.boundingBox())!.height);
  await ask(block.getByRole('button', { name: 'Show code' }));
  await expect(block.getByText('Loading...')).toBeVisible();
  const reserved = await height();
  release();
  await ready();
  expect(await height()).toBe(reserved);
}

test('code that is long on its way moves nothing when it comes @all', async ({ page }) => {
  await open(page, '/demo/simple');
  await expectStill(page, (button) => button.click());
});

test.describe('for a finger', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('the toolbar fits into the narrowest phone, and code moves nothing when it comes @all', async ({ page }) => {
    await open(page, '/demo/simple');
    const { block } = liveBlock(page, 'simple');
    const bar = block.locator('[data-chrome]').first();
    expect(await bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    for (const button of await bar.getByRole('button').all()) {
      const { width, height } = (await button.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await expectStill(page, (button) => button.tap());
  });
});

test.describe('looking at a demo', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('in another width, direction and colour and with less motion outlasts the page, and goes along in a link @all', async ({
    page,
  }) => {
    await open(page, '/demo/animation');
    const { block, frame } = liveBlock(page, 'animation');
    const look = async (choices: Record<string, string>) => {
      await block.getByRole('button', { name: 'Expand' }).click();
      for (const [name, choice] of Object.entries(choices))
        await block.getByLabel(name, { exact: true }).selectOption(choice);
    };
    await look({ Width: 'Phone', Direction: 'Right to left', Colour: 'Dark' });
    await block.getByLabel('Reduced motion').check();
    await block.getByRole('button', { name: 'Close' }).click();
    const html = frame.locator('html');
    const isAsChosen = async () => {
      await expect(frame.getByRole('table')).toBeVisible();
      await expect(html).toHaveAttribute('dir', 'rtl');
      await expect(html).toHaveAttribute('data-prefers-color', 'dark');
      expect(await html.evaluate(() => window.innerWidth)).toBe(390);
      const motion = () => getComputedStyle(document.body).transitionDuration;
      await expect.poll(() => html.evaluate(motion)).toBe('1e-05s');
    };
    await isAsChosen();
    await expect(page.locator('html')).toHaveAttribute('data-prefers-color', 'light');
    await checkA11y(page, '[data-demo]');
    await block.getByRole('separator', { name: 'Width of the demo' }).press('ArrowRight');
    await expect.poll(() => html.evaluate(() => window.innerWidth)).toBe(400);
    await look({ Width: 'Phone' });
    await block.getByRole('button', { name: 'Close' }).click();
    await open(page, '/demo/simple');
    await page.goBack();
    await isAsChosen();

    await block.getByRole('button', { name: 'Copy link' }).click();
    await expect(block.getByText('Link copied')).toBeVisible();
    const link = await page.evaluate(readClipboard);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/');
    await page.goto(link);
    await isAsChosen();
    await expect(page).toHaveURL('/demo/animation#demo-animation');

    await block.getByRole('button', { name: 'Expand' }).click();
    await expect(block.getByLabel('Width', { exact: true })).toHaveValue('390');
    await block.getByLabel('Width', { exact: true }).selectOption('Full');
    await block.getByLabel('Direction').selectOption('As the page');
    await block.getByLabel('Colour').selectOption('As the page');
    await block.getByLabel('Reduced motion').uncheck();
    await checkA11y(page, '[data-expanded]');
    await expect(block.locator('[data-framed]')).toHaveCount(0);
    await expect(block.getByRole('link', { name: 'View source' })).toHaveAttribute('href', /\/blob\/.*animation\.tsx$/);
  });
});

test.describe('code as JavaScript', () => {
  test.use({ types: true, permissions: ['clipboard-read', 'clipboard-write'] });

  test('is shown, run and taken along where a reader chooses it, beside their edit of the TypeScript @all', async ({
    page,
  }) => {
    await open(page, '/demo/sticky-header');
    const { block, editor, frame, show, ready, replace, comesTo } = liveBlock(page, 'sticky-header');
    const pick = async (language: string) => {
      await chooseMore(block, 'Code');
      await block.getByRole('menuitemradio', { name: language }).click();
    };
    const tabs = block.getByRole('tablist', { name: 'Files' }).getByRole('tab');
    const copied = () => page.evaluate(readClipboard);
    await show();
    await replace("'City'", 'Town');
    await expect(frame.getByRole('columnheader', { name: 'Town' })).toBeVisible();
    await pick('JavaScript');
    await expect(tabs.first()).toHaveText('sticky-header.jsx');
    await expect(tabs.filter({ hasText: 'city-climates.js' })).toHaveCount(1);
    await expect(block.getByText('Edited in TypeScript')).toBeVisible();
    await expect(block.locator('[data-framed]')).toHaveCount(0);
    await block.getByRole('button', { name: 'Copy code' }).click();
    await expect.poll(copied).toMatch(/import Table from '@rc-component\/table';[^]*const columns = \[/);

    await ready();
    await replace("'City'", 'Village');
    await expect(frame.getByRole('columnheader', { name: 'Village' })).toBeVisible();
    await comesTo('compiled');
    await block.getByRole('tab', { name: /^Type errors/ }).click();
    await expect(block.getByRole('tabpanel').last()).not.toContainText('TypeScript');
    await checkA11y(page, '[data-demo]');
    await block.getByRole('button', { name: 'Copy link' }).click();
    await expect(block.getByText('Link copied')).toBeVisible();
    const link = await copied();

    // Other pages follow, and coming back finds both edits.
    await open(page, '/demo/simple');
    await page.locator('[data-demo="simple"]').getByRole('button', { name: 'Show code' }).click();
    await expect(page.getByRole('tab', { name: 'simple.jsx' })).toBeVisible();
    await page.goBack();
    await expect(frame.getByRole('columnheader', { name: 'Village' })).toBeVisible();
    await pick('TypeScript');
    await expect(frame.getByRole('columnheader', { name: 'Town' })).toBeVisible();

    // Who has neither the choice nor the edits gets both by the link.
    await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
    await page.goto('/');
    await page.goto(link);
    await block.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(frame.getByRole('columnheader', { name: 'Village' })).toBeVisible();
    await block.getByRole('button', { name: 'Show code' }).last().click();
    await expect(editor).toContainText("'Village'");
    await expect(tabs.first()).toHaveText('sticky-header.jsx');
  });
});

test.describe('controls', () => {
  // What the demo's functions log.
  test.use({ allow: [/^onRow /] });

  test('props that a reader sets reach the demo in the page and in the frame, edited or not, and outlast the page @all', async ({
    page,
  }) => {
    await open(page, '/guide/playground?controls=playground:rows=99,sticky=maybe,nobody=1');
    const { block, frame, show, replace } = liveBlock(page, 'playground');
    const controls = block.getByRole('group', { name: 'Controls' });
    const code = controls.locator('code');
    await expect(block.getByText(/^1,000 rows/)).toBeVisible();
    await controls.getByRole('spinbutton', { name: 'rows' }).fill('2500');
    await controls.getByRole('checkbox', { name: 'virtual' }).uncheck();
    await expect(block.getByText(/^500 of 2,500 rows/)).toBeVisible();
    await expect(code).toHaveText('<Table />');
    await controls.getByRole('checkbox', { name: 'sticky' }).check();
    await controls.getByRole('checkbox', { name: 'virtual' }).check();
    await expect(code).toHaveText('<VirtualTable sticky />');
    await expect(page).toHaveURL(/\?controls=playground:rows=2500,sticky=true$/);
    await checkA11y(page, '[data-demo]');

    await page.reload();
    await expect(block.getByText(/^2,500 rows/)).toBeVisible();
    await controls.getByRole('checkbox', { name: 'onRow' }).check();
    await expect(frame.getByText(/^2,500 rows/)).toBeVisible();
    await expect(
      block
        .getByRole('listitem')
        .getByText(/^onRow/)
        .first(),
    ).toBeVisible();
    await controls.getByRole('checkbox', { name: 'onRow' }).uncheck();
    await expect(block.locator('[data-framed]')).toHaveCount(0);

    await show();
    await replace("'Container'", 'Crate');
    await expect(frame.getByRole('columnheader', { name: 'Crate' })).toBeVisible();
    await expect(frame.getByText(/^2,500 rows/)).toBeVisible();
    await controls.getByRole('spinbutton', { name: 'rows' }).fill('700');
    await expect(frame.getByText(/^700 rows/)).toBeVisible();
    await controls.getByRole('button', { name: 'Reset', exact: true }).click();
    await expect(frame.getByText(/^1,000 rows/)).toBeVisible();
    await expect(page).toHaveURL('/guide/playground');

    // What is chosen in full screen is in the address afterwards, too.
    await block.getByRole('button', { name: 'Expand' }).click();
    await controls.getByRole('spinbutton', { name: 'rows' }).fill('600');
    await expect(page).toHaveURL('/guide/playground?controls=playground:rows=600');
    await page.keyboard.press('Escape');
    await expect(block.getByRole('button', { name: 'Expand' })).toBeVisible();
    await expect(page).toHaveURL('/guide/playground?controls=playground:rows=600');
    await expect(frame.getByText(/^600 rows/)).toBeVisible();

    // On its own page, it's as on this one, edited or not.
    await controls.getByRole('spinbutton', { name: 'rows' }).fill('300');
    await block.getByRole('button', { name: 'More' }).click();
    const address = await block.getByRole('menuitem', { name: 'Open on its own page' }).getAttribute('href');
    await page.goto(address!);
    await expect(frame.getByText(/^300 rows/)).toBeVisible();
    await expect(frame.getByRole('columnheader', { name: 'Crate' })).toBeVisible();
    await page.goto('/~demos/playground?controls=playground:rows=400,sticky=maybe');
    await expect(page.getByText(/^400 rows/)).toBeVisible();
  });
});

test.describe('code that does not arrive', () => {
  test.use({ allow: ['Failed to load resource: net::ERR_FAILED'] });

  test('is told, and can be asked for again @all', async ({ page }) => {
    await open(page, '/demo/simple');
    const demo = page.locator('[data-demo="simple"]');
    await page.route('**/*.js', (route) => route.abort());
    await demo.getByRole('button', { name: 'Show code' }).click();
    await expect(demo.getByRole('alert')).toBeVisible();
    await expect(demo.getByRole('table')).toBeVisible();
    await page.unroute('**/*.js');
    await demo.getByRole('button', { name: 'Try again' }).click();
    await expect(demo.getByText('export default function Simple')).toBeVisible();
    await expect(demo.getByRole('alert')).toHaveCount(0);
  });
});
