import { liveBlock } from '../live/live-block';
import { openSearch } from '../search/open-search';
import { checkA11y, expect, open, test } from '../test';

test.use({ site: 'dropdown' });

test("another library's documentation works like the table's @all", async ({ page }) => {
  await test.step('the overview lists the props of this library', async () => {
    await open(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('@rc-component/dropdown');
    await page.getByText(/^Show all \d+ properties$/).click();
    const props = page.getByRole('table', { name: 'More properties of Dropdown' });
    await expect(props.getByRole('rowheader', { name: 'minOverlayWidthMatchTrigger' })).toBeVisible();
    // Its interface has one language, so there's none to choose.
    await expect(page.getByRole('button', { name: 'Colour mode' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Language' })).toHaveCount(0);
    await checkA11y(page);
  });

  await test.step('a result of the search leads to a demo', async () => {
    const { find, options } = await openSearch(page);
    await find('right click');
    await options.filter({ hasText: 'Context Menu' }).first().click();
    await expect(page).toHaveURL(/\/demo\/context-menu/);
    await page.getByRole('button', { name: 'Lighthouse' }).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Copy link' }).click();
    await expect(page.getByText('Lighthouse: copy')).toBeVisible();
  });

  await test.step('a demo works with a pointer, with a keyboard, and with axe', async () => {
    await open(page, '/demo/simple');
    const { block } = liveBlock(page, 'simple');
    const button = block.getByRole('button', { name: 'Budget 2027' });
    const item = (name: string) => page.getByRole('menuitem', { name });
    await checkA11y(page);
    await button.click();
    // The popup is at the end of the body, outside of every landmark, so it's looked at by itself.
    await checkA11y(page, '.rc-dropdown');
    await item('Duplicate').click();
    await expect(block.getByText('Last action: duplicate')).toBeVisible();
    await expect(item('Duplicate')).toBeHidden();

    // A pointer over an item would make it the one to focus.
    await page.mouse.move(0, 0);
    await button.press('Enter');
    await expect(item('Rename')).toBeFocused();
    await page.keyboard.press('End');
    await expect(item('Archive')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(block.getByText('Last action: archive')).toBeVisible();
    await expect(button).toBeFocused();
    await button.press('Enter');
    await expect(item('Rename')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(item('Rename')).toBeHidden();
    await expect(button).toBeFocused();
  });

  await test.step('an edit changes the demo', async () => {
    const { frame, show, replace, comesTo } = liveBlock(page, 'simple');
    await show();
    await replace("'Duplicate'", 'Copy');
    await comesTo('compiled');
    await frame.getByRole('button', { name: 'Budget 2027' }).click();
    await expect(frame.getByRole('menuitem', { name: 'Copy' })).toBeVisible();
  });
});
