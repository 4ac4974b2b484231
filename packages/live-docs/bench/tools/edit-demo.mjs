// @ts-check

/** Milliseconds that an edit may take. */
const PATIENCE = 20_000;

/**
 * Adds a comment to a demo, and waits until it runs again.
 * @param {import('@playwright/test').Page} page
 * @param {number} at its place among the demos of the page
 * @returns {Promise<string | undefined>} what went wrong
 */
export async function editDemo(page, at) {
  const block = page.locator('[data-demo]').nth(at);
  try {
    // A dialog that is open from the start keeps the focus.
    await page.keyboard.press('Escape');
    // A demo that draws over what is below it may cover the button. The keyboard reaches it.
    await block.getByRole('button', { name: 'Show code' }).press('Enter', { timeout: PATIENCE });
    await block.locator('.cm-editor').waitFor({ timeout: PATIENCE });
    await block.getByRole('textbox', { name: 'Code editor' }).focus({ timeout: PATIENCE });
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.insertText('// An edit.\n');
    const id = await block.getAttribute('data-demo');
    const ended = page.locator(`[data-demo="${id}"]:is([data-demo-state="compiled"], [data-demo-state="error"])`);
    await ended.first().waitFor({ timeout: PATIENCE });
    if ((await block.getAttribute('data-demo-state')) !== 'compiled') {
      const alerts = [block, block.frameLocator('iframe')].map((place) => place.getByRole('alert').allTextContents());
      const texts = (await Promise.all(alerts.map((alert) => alert.catch(() => [])))).flat();
      return `the edit fails: ${texts.join(' ').slice(0, 400)}`;
    }
    await block.getByRole('button', { name: 'Hide code' }).press('Enter', { timeout: PATIENCE });
    return undefined;
  } catch (error) {
    const state = await block.getAttribute('data-demo-state').catch(() => 'gone');
    return `can't be edited: ${String(error).split('\n')[0]} (${state})`;
  }
}
