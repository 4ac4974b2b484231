import path from 'node:path';
import type { Page } from '@playwright/test';
import { liveBlock } from '../live/live-block';
import { build, ROOT, serve } from '../serve';
import { expect, open, test as base } from '../test';

/** A site with React 18, beside an engine with React 19. */
const FIXTURE = path.join(ROOT, 'tests/fixtures/other-react');

const test = base.extend<{ origin: string }>({
  origin: async ({ mode }, use) => {
    if (mode === 'built') {
      const { code, output } = await build(FIXTURE);
      if (code !== 0) throw new Error(`The build failed:\n${output}`);
    }
    const server = await serve(FIXTURE, mode === 'built' ? 'preview' : 'dev');
    await use(server.origin);
    await server.close();
  },
  baseURL: async ({ origin }, use) => use(origin),
});

const demo = (page: Page, id: string) => page.locator(`[data-demo="${id}"]`);

for (const mode of ['built', 'dev'] as const)
  test.describe(mode, () => {
    // The demo throws on purpose, which both versions of React say.
    test.use({ mode, allow: [/No rows|^The above error occurred|^%o$/] });

    test('demos run with the React of their site, and pages with that of the engine @all', async ({ page }) => {
      await open(page, '/');
      await expect(page.getByText('The page has React 19')).toBeVisible();
      const { block, frame, alert, show, replace, write, comesTo } = liveBlock(page, 'counter');
      await expect(block.getByText('The demo has React 18.3.1')).toBeVisible();
      const count = block.getByRole('button', { name: 'Count' });
      await count.click();
      await count.click();
      await expect(block.getByText('2 clicks')).toBeVisible();
      await expect(page.getByText('Outside: 2')).toBeVisible();
      await block.getByRole('textbox', { name: 'Name' }).fill('Ada');

      // Quietly: the guard fails on what the console says.
      const clock = demo(page, 'clock');
      await expect(clock.getByText('It is now')).toBeVisible();
      await clock.getByRole('combobox', { name: 'label' }).selectOption('The time is');
      await expect(clock.getByText('The time is now')).toBeVisible();

      await show();
      await replace('"clicks"', 'turns');
      await frame.getByRole('button', { name: 'Count' }).click();
      await expect(frame.getByText('1 turns')).toBeVisible();
      await expect(frame.getByText('The demo has React 18.3.1')).toBeVisible();
      await comesTo('compiled');
      await write("export default () => {\n  throw new Error('No clicks');\n};");
      await comesTo('error');
      await expect(alert).toContainText('No clicks');
      await expect(alert).toContainText('counter.tsx:2:9');
      await block.getByRole('button', { name: 'Reset' }).click();
      await comesTo('idle');

      const failing = demo(page, 'failing');
      await failing.getByRole('button', { name: 'Fail', exact: true }).click();
      await expect(failing.getByRole('alert')).toContainText('No rows');
      await failing.getByRole('button', { name: 'Try again' }).click();
      await expect(failing.getByRole('button', { name: 'Fail', exact: true })).toBeVisible();
    });
  });
