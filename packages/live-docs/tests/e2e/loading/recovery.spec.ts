import type { Page, Route } from '@playwright/test';
import { choose, chooseMore } from '../choose';
import { liveBlock } from '../live/live-block';
import { searchView } from '../search/open-search';
import { expect, open, test } from '../test';
import { deployAnother } from './deploy-another';

const SCRIPTS = '**/assets/*.js';
const WORKER = /\/compile-worker-[^/]+\.js$/;
const abort = (route: Route) => route.abort();
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const alertOf = (page: Page) => page.getByRole('alert');
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).click();

test.describe('after a deploy', () => {
  test.use({ allow: [/Failed to load resource/] });

  test('what a reader asks for loads the page again, once, and then it can be had @all', async ({ page }) => {
    let isGone = false;
    let build = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isGone = false;
    });
    await page.route(SCRIPTS, (route) => (isGone ? route.fulfill({ status: 404, body: 'Gone' }) : route.continue()));
    /** Does what needs a script that a deploy has replaced. */
    const reloadedBy = async (ask: () => Promise<void>) => {
      await deployAnother(page, `build ${++build}`);
      isGone = true;
      const again = page.waitForEvent('load');
      await ask();
      await again;
    };
    const { block, frame, editor, ready, replace, comesTo } = liveBlock(page, 'simple');
    await open(page, '/demo/simple');
    const press = (name: string) => block.getByRole('button', { name }).click();
    const { field, status } = searchView(page);
    await test.step('the search box, with what was typed, not a letter less', async () => {
      await reloadedBy(async () => {
        await page.keyboard.press('Control+k');
        await page.keyboard.type('sticky', { delay: 30 });
        await expect(page.getByRole('alert')).toContainText('Search stopped working.');
        await expect(field).toHaveValue('sticky');
        await tryAgain(page);
      });
      await expect(field).toHaveValue('sticky');
      await expect(status).toHaveText(/results/);
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL('/demo/simple');
    });
    await test.step('the code', async () => {
      await reloadedBy(() => press('Show code'));
      await press('Show code');
      await expect(editor).toBeVisible();
      await ready();
    });
    await test.step('a download, with the edit', async () => {
      await replace("'Station'", 'Sensor');
      await comesTo('compiled');
      await reloadedBy(() => block.getByRole('button', { name: 'More' }).click());
      const download = page.waitForEvent('download');
      await chooseMore(block, 'Download');
      await download;
      await expect(frame.getByRole('columnheader', { name: 'Sensor' })).toBeVisible();
    });
    await test.step('another language', async () => {
      await reloadedBy(() => choose(page, 'Language', '中文'));
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    });
  });
});

const cut = async (route: Route) => {
  const body = await (await route.fetch()).text();
  await route.fulfill({ contentType: 'text/javascript', body: body.slice(0, body.length / 2) });
};

test.describe('what fails', () => {
  test.use({ allow: [/Failed to load resource/] });

  test('of the code is told where the code is, whatever it was wanted for @all', async ({ page }) => {
    await open(page, '/demo/simple');
    const { block, editor, alert } = liveBlock(page, 'simple');
    await page.route(SCRIPTS, abort);
    await block.getByRole('button', { name: 'Copy link' }).click();
    await expect(alert).toContainText('Loading chunk editor failed');
    await page.unroute(SCRIPTS, abort);
    await tryAgain(page);
    await expect(editor).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

  test('of the compiler is no error of the code, and can be tried again', async ({ page }) => {
    await open(page, '/demo/simple');
    const { frame, alert, show, replace, comesTo } = liveBlock(page, 'simple');
    await page.route(WORKER, abort);
    await show();
    await replace("'Station'", 'Sensor');
    await expect(alert).toContainText('The code could not be run');
    await expect(alert).toContainText('Loading chunk compile failed');
    await page.unroute(WORKER, abort);
    await tryAgain(page);
    await expect(frame.getByRole('columnheader', { name: 'Sensor' })).toBeVisible();
    await comesTo('compiled');
    await expect(alert).toHaveCount(0);
  });

  test('of the frame is no error of the code, and can be tried again @all', async ({ page }) => {
    await open(page, '/demo/sticky-header');
    const { frame, alert, show, replace } = liveBlock(page, 'sticky-header');
    const refuse = (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' });
    await page.route(/\/frame\/runtime/, cut);
    await page.route(/\/~frame/, refuse);
    await show();
    await replace("'City'", 'Town');
    await expect(alert).toContainText('The code could not be run');
    await expect(alert).toContainText('the script was cut short');
    await page.unroute(/\/frame\/runtime/, cut);
    await tryAgain(page);
    await expect(alert).toContainText('the server answered with another document');
    await page.unroute(/\/~frame/, refuse);
    await tryAgain(page);
    await expect(frame.getByRole('columnheader', { name: 'Town' }).first()).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
});

test.describe('a script that is cut short', () => {
  // What a cut makes of a script is a matter of where it cuts.
  test.use({ allow: [/^Uncaught /] });

  test('on the way to a page is told, and trying again gets the whole of it @all', async ({ page }) => {
    await open(page, '/demo/simple');
    await page.route(SCRIPTS, cut);
    const link = page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'Hover Perf' });
    await link.click();
    await expect(alertOf(page)).toContainText('Loading chunk /demo/jsx failed');
    await page.unrouteAll({ behavior: 'wait' });
    await tryAgain(page);
    await expect(title(page)).toHaveText('Hover Perf');
    await expect(alertOf(page)).toHaveCount(0);
  });

  for (const name of ['react', 'docs']) {
    test(`on the first load, of ${name}, is told below the page @all`, async ({ page }) => {
      const script = new RegExp(`/assets/${name}-[^/]+\\.js$`);
      await page.route(script, cut);
      await page.goto('/demo/simple');
      await expect(page.getByRole('cell', { name: 'Aurora 7' })).toBeVisible();
      await expect(alertOf(page)).toContainText(/Loading chunk start failed \(.+\.js\)/);
      await page.unrouteAll({ behavior: 'wait' });
      await tryAgain(page);
      await expect(alertOf(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Show code' })).toBeVisible();
    });
  }
});
