import type { Page } from '@playwright/test';
import { engineModule } from '../../../src/core/node/files/entries';
import { buildScript } from '../../../src/core/node/output/documents/build-script';
import { liveBlock } from '../live/live-block';
import { openSearch } from '../search/open-search';
import { expect, open, test as base } from '../test';
import { serveDeploys, type Deploys } from './deploys';

const OFFLINE = [/Failed to load resource/];
const save = (page: Page) => page.getByRole('button', { name: 'Make this site available offline' });
const saved = (page: Page) => page.getByText('Available offline', { exact: true });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

base.use({ serviceWorkers: 'allow', types: true });

/** The fixture, from a server that gets new deploys. */
const test = base.extend<{ deploys: Deploys }>({
  deploys: async ({}, use) => {
    const deploys = await serveDeploys();
    await use(deploys);
    await deploys.close();
  },
  baseURL: ({ deploys }, use) => use(deploys.url),
});

test.describe('of a site that gets new deploys', () => {
  test.use({ allow: OFFLINE });

  const root = (page: Page) => page.locator('html');
  const notice = (page: Page) => page.getByText('There is a new version of this site.');
  /** Opens a page, and waits until all that it needs is stored. */
  const visit = async (page: Page, path: string) => {
    await open(page, path);
    await expect(save(page)).toBeVisible();
    await expect(page.getByText(/\d MB$/)).toBeVisible();
  };
  /** What browsers do by themselves, when a reader comes to a page, and once a day. */
  const lookForUpdate = (page: Page) =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update().catch(() => {});
      const { installing } = registration;
      await new Promise<void>((resolve) => {
        if (!installing) return resolve();
        installing.addEventListener('statechange', () => installing.state !== 'installing' && resolve());
      });
    });

  /** Waits until the worker of the page's own build counts: the page asks for that once it's installed. */
  const hasOwnWorker = (page: Page) =>
    page.waitForFunction(async () => {
      const { installing, waiting, active } = await navigator.serviceWorker.ready;
      return !installing && !waiting && active?.state === 'activated';
    });

  test('the whole of it is read, searched and edited without a network, once a reader has asked for it', async ({
    page,
    context,
  }) => {
    await visit(page, 'guide/basics/counter');
    await save(page).press('Enter');
    await expect(saved(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove the copy' })).toBeFocused();
    await context.setOffline(true);
    await open(page, 'reference/plain');
    const { field, options } = await openSearch(page);
    await field.fill('counter');
    await options.filter({ hasText: 'Counter' }).first().click();
    await expect(title(page)).toHaveText('Counter');

    const { frame, show, write, comesTo } = liveBlock(page, 'counter');
    await show();
    await write('export default () => <p>{"a".length}</p>;\n');
    await comesTo('compiled');
    await expect(frame.getByText('1', { exact: true })).toBeVisible();
    // A frame that is about to load has no address yet.
    expect(page.frames().map((each) => /\?[^#]*/.exec(each.url())?.[0])).toContain('?sandboxed');
    await write('const size: number = "large";\nexport default () => <p>{size}</p>;\n');
    await expect(page.getByRole('region', { name: 'Type errors' })).toContainText("'string' is not assignable");
  });

  test('what was visited is there, and what was not says that it could not be loaded @all', async ({
    page,
    context,
  }) => {
    await visit(page, 'guide/basics/counter');
    await context.setOffline(true);
    await open(page, 'guide/basics/counter');
    await expect(title(page)).toHaveText('Counter');
    await page.goto('guide/basics/install');
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await expect(page.getByRole('heading', { name: 'PAGE NOT FOUND' })).toHaveCount(0);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(title(page)).toHaveText('Installation');
  });

  test('a connection that is up and carries nothing keeps no page of a stored site from its reader @all', async ({
    page,
    deploys,
  }) => {
    await visit(page, 'guide/basics/counter');
    await save(page).press('Enter');
    await expect(saved(page)).toBeVisible();
    deploys.hold(/./);
    await open(page, 'guide/basics/counter');
    await page.getByRole('link', { name: 'Installation' }).first().click();
    await expect(title(page)).toHaveText('Installation', { timeout: 15_000 });
  });

  test('a page stays as it is through ten deploys, and leads to the last one, with what was edited, when the reader wants it @all', async ({
    page,
    context,
    deploys,
  }) => {
    await visit(page, 'guide/basics/counter');
    const { frame, show, write } = liveBlock(page, 'counter');
    const own = frame.getByText('My counter');
    await show();
    await write('export default () => <p>My counter</p>;\n');
    await expect(own).toBeVisible();
    const other = await context.newPage();
    for (let deploy = 1; deploy <= 10; deploy++) {
      deploys.deploy();
      await lookForUpdate(page);
      // What comes from the server is whole, whatever is stored.
      await open(other, 'guide/basics/install');
      await expect(root(other)).toHaveAttribute('data-deploy', String(deploy));
    }
    await other.close();
    await expect(root(page)).toHaveAttribute('data-deploy', '0');
    await expect(notice(page)).toBeVisible();
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Load it' }).click();
    await loaded;
    await expect(root(page)).toHaveAttribute('data-deploy', '10');
    await expect(notice(page)).toHaveCount(0);
    await expect(own).toBeVisible();

    await context.setOffline(true);
    await open(page, 'guide/basics/counter');
    await expect(root(page)).toHaveAttribute('data-deploy', '10');
    await expect(title(page)).toHaveText('Counter');
  });

  test('an update that is cut leaves what was stored, and comes with the next page @all', async ({
    page,
    context,
    deploys,
  }) => {
    await visit(page, 'guide/basics/counter');
    deploys.deploy();
    deploys.answer(4);
    await lookForUpdate(page);
    await open(page, 'guide/basics/counter');
    await expect(root(page)).toHaveAttribute('data-deploy', '0');
    deploys.answer(Infinity);
    await open(page, 'guide/basics/counter');
    await lookForUpdate(page);
    await hasOwnWorker(page);
    await context.setOffline(true);
    await open(page, 'guide/basics/counter');
    await expect(root(page)).toHaveAttribute('data-deploy', '1');
  });

  test('two tabs: the one that loads the new version leaves the other as it is @all', async ({
    page,
    context,
    deploys,
  }) => {
    await visit(page, 'guide/basics/counter');
    const other = await context.newPage();
    await visit(other, 'guide/basics/install');
    deploys.deploy();
    await lookForUpdate(page);
    await expect(notice(other)).toBeVisible();
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Load it' }).click();
    await loaded;
    await expect(root(page)).toHaveAttribute('data-deploy', '1');
    await expect(root(other)).toHaveAttribute('data-deploy', '0');
  });

  test('an old page that is to be stored says that there is a new version, and leads to it @all', async ({
    page,
    deploys,
  }) => {
    await visit(page, 'guide/basics/counter');
    deploys.deploy();
    await save(page).click();
    await expect(page.getByRole('alert')).toHaveText('There is a new version of this site.');
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Load it' }).click();
    await loaded;
    await expect(root(page)).toHaveAttribute('data-deploy', '1');
  });

  test('a file that does not come can be waited for, also after a reload, or called off @all', async ({
    page,
    deploys,
  }) => {
    await visit(page, 'guide/basics/counter');
    deploys.hold(/pictures\.svg/);
    const cancel = page.getByRole('button', { name: 'Cancel' });
    await save(page).click();
    await expect(page.getByText(/[1-9]\S* MB of/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/[1-9]\S* MB of/)).toBeVisible();
    await cancel.click();
    await expect(save(page)).toBeFocused();
    deploys.hold(/(?!)/);
    await save(page).click();
    await expect(saved(page)).toBeVisible();
  });

  test('without room for the whole site, the reader is told, and reads on @all', async ({ page, context, deploys }) => {
    await visit(page, 'guide/basics/counter');
    const session = await context.newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(deploys.url).origin, quotaSize: 1_000_000 });
    await save(page).click();
    await expect(page.getByText(/has no room for .+ MB/)).toBeVisible();
    await context.setOffline(true);
    await open(page, 'guide/basics/counter');
    await expect(title(page)).toHaveText('Counter');
  });

  test('a build without "offline" ends it, and leaves nothing behind @all', async ({ page, deploys }) => {
    await visit(page, 'guide/basics/counter');
    deploys.setWorker(await buildScript(engineModule('features/offline/worker/end-offline'), 'worker'));
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    await page.reload();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });
});
