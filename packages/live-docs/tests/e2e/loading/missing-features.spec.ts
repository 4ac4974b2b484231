import type { Page } from '@playwright/test';
import { expect, test } from '../test';

/** What a browser, or a tool of the reader's, may leave out or refuse; each runs before the page's scripts. */
const CASES: Record<string, () => void> = {
  'matchMedia is missing': () => Reflect.deleteProperty(window, 'matchMedia'),
  'ResizeObserver is missing': () => Reflect.deleteProperty(window, 'ResizeObserver'),
  'dates have no locale': () => {
    Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
      construct: () => {
        throw new RangeError('Incorrect locale information provided');
      },
    });
  },
  'the history refuses entries': () => {
    history.pushState = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  },
};

/** Whether a page can be read, and the next one turned to. */
async function readAndTurn(page: Page): Promise<void> {
  await expect(page.getByRole('cell', { name: 'Aurora 7' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Changelog' }).click();
  await expect(page).toHaveURL('/changelog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog');
  await expect(page.getByRole('alert')).toHaveCount(0);
}

test('pages can be read and turned where the browser lacks something @all', async ({ context, page: last }) => {
  for (const [name, leaveOut] of Object.entries(CASES)) {
    await test.step(name, async () => {
      const page = await context.newPage();
      await page.addInitScript(leaveOut);
      await page.goto('/demo/simple');
      await readAndTurn(page);
      await page.close();
    });
  }

  await test.step('storage holds the positions of another program', async () => {
    await last.goto('/changelog');
    // They are read when the next document starts.
    await last.addInitScript(() => {
      for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, 'null');
    });
    await last.goto('/demo/simple');
    await readAndTurn(last);
  });
});

test.describe('an error of the page around the content', () => {
  test.use({ allow: [/./] });

  test('leaves the text to read and its links to follow, and says what happened @all', async ({ page }) => {
    await page.addInitScript(() => {
      const listen = window.addEventListener.bind(window);
      window.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject]) => {
        if (type === 'resize') throw new Error('resize is broken');
        listen(type, ...rest);
      };
    });
    await page.goto('/demo/simple');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('resize is broken');
    await expect(page.getByRole('cell', { name: 'Aurora 7' })).toBeVisible();
    await expect(alert).toBeInViewport();
    await page.getByRole('banner').getByRole('link', { name: 'Changelog' }).click();
    await expect(page).toHaveURL('/changelog');
  });
});
