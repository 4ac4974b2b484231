import { choose } from '../choose';
import { checkA11y, expect, open, test } from '../test';
import { holdIndex, openSearch, searchView } from './open-search';

test('results are below the best three, in sections by navigation entry @dev-all @firefox', async ({ page }) => {
  await open(page, '/demo/simple');
  const { find, status, options, active } = await openSearch(page);
  await find('sticky');
  const groups = page.getByRole('listbox').getByRole('group');
  await expect(groups.first()).toHaveAccessibleName('Top results');
  await expect(groups.first().getByRole('option')).toHaveCount(3);
  await expect(active).toHaveAttribute('href', '/demo/sticky-header');
  await expect(page.getByRole('group', { name: 'Demo', exact: true }).getByRole('option').first()).toBeVisible();
  await expect(groups.last()).toHaveAccessibleName('Changelog');
  const names = await groups.evaluateAll((all) => all.map((group) => group.firstElementChild?.textContent));
  expect(names).toEqual([
    'Top results',
    ...['Overview', 'Guide', 'Demo', 'Changelog'].filter((each) => names.includes(each)),
  ]);
  await expect(options).toHaveCount(Number.parseInt((await status.textContent()) ?? '', 10));
  const links = await options.evaluateAll((all) => all.map((option) => option.getAttribute('href')));
  expect(new Set(links).size).toBe(links.length);
});

test('says that it is loading, that there is nothing, and how much there is', async ({ page }) => {
  const arrive = await holdIndex(page);
  await open(page, '/demo/simple');
  const { field, find, status, options, active } = await openSearch(page);
  await expect(status).toHaveText('');
  await field.press('z');
  await expect(status).toHaveText('Loading...');
  arrive();
  await find('zzzzzz');
  await expect(page.getByText('No content was found')).toBeVisible();
  await expect(options).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Report that “zzzzzz” is missing' })).toHaveAttribute('href', /zzzzzz/);
  await find('7.12.2');
  await expect(status).toHaveText('1 result');
  await find('sticky');
  await expect(status).toHaveText(/^\d+ results$/);
  await expect(options).toHaveCount(Number((await status.textContent())?.split(' ')[0]));

  await test.step('near misses are offered, and said to be such', async () => {
    await find('stikcy');
    await expect(page.getByText('No results for “stikcy”. Showing results for “sticky”.')).toBeVisible();
    await expect(active).toHaveAttribute('href', '/demo/sticky-header');
    await find('sticky');
    await expect(page.getByText('No results for')).toHaveCount(0);
  });

  await test.step('results that match only some of the words come back on request', async () => {
    await find('resize column');
    await expect(options.first()).toHaveAttribute('href', '/demo/column-resize');
    const before = await options.count();
    const more = page.getByRole('button', { name: 'Show all results' });
    await more.click();
    await expect(more).toHaveCount(0);
    await expect(field).toBeFocused();
    await expect(status).not.toHaveText(`${before} results`);
    await expect.poll(() => options.count()).toBeGreaterThan(before);
    await expect(options.first()).toHaveAttribute('href', '/demo/column-resize');
  });

  await test.step('an empty box offers pages, and a search without a result words that are near', async () => {
    await field.fill('   ');
    await expect(options).toHaveCount(0);
    await expect(status).toHaveText('');
    await expect(page.getByRole('region', { name: 'Pages to start from' }).getByRole('link').first()).toHaveText(
      'Getting Started',
    );
    await find('perforation');
    const instead = page.getByRole('region', { name: 'Try this instead' });
    await expect(instead.getByRole('link', { name: 'Browse all demos' })).toHaveAttribute('href', '/demo');
    await instead.getByRole('button', { name: 'Search for “performance”' }).click();
    await expect(field).toHaveValue('performance');
    await expect(options.first()).toBeVisible();
  });
});

test('Ctrl K, Cmd K and the slash open it; Escape closes it and gives the focus back @firefox', async ({ page }) => {
  await open(page, '/demo/simple');
  const { field } = searchView(page);
  const start = page.getByRole('link', { name: 'Changelog' });
  for (const keys of ['Control+k', 'Meta+k', '/']) {
    await start.focus();
    await page.keyboard.press(keys);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await expect(start).toBeFocused();
  }

  await test.step('the slash can be switched off, and stays so', async () => {
    await openSearch(page);
    const choice = page.getByRole('checkbox', { name: 'Open search with the / key' });
    await expect(choice).toBeChecked();
    await choice.uncheck();
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();

    await open(page, '/demo');
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await expect(field, 'the slash went nowhere').toHaveValue('');
    await choice.check();
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
  });

  await test.step('a slash stays a slash in a field', async () => {
    const filter = page.getByRole('textbox', { name: 'Filter demos' });
    await filter.press('/');
    await expect(filter).toHaveValue('/');
    await filter.press('Control+k');
    await expect(field).toBeFocused();
  });
});

test('arrows, Home and End move; the active option is told, and kept in view @firefox @all', async ({ page }) => {
  await open(page, '/demo/simple');
  const { find, field, status, options, active } = await openSearch(page);
  await find('header');
  const last = Number.parseInt((await status.textContent()) ?? '', 10) - 1;
  await expect(options).toHaveCount(last + 1);
  for (const [key, at] of [
    ['ArrowDown', 1],
    ['ArrowDown', 2],
    ['ArrowUp', 1],
    ['Home', 0],
    ['ArrowUp', last],
    ['ArrowDown', 0],
    ['End', last],
  ] as const) {
    await field.press(key);
    await expect(options.nth(at)).toHaveAttribute('aria-selected', 'true');
    await expect(active).toHaveCount(1);
    await expect(active).toBeInViewport({ ratio: 1 });
    await expect(field).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '');
  }

  await test.step('the pointer and the keys agree on what is active', async () => {
    await find('sticky');
    await options.nth(2).hover();
    await expect(options.nth(2)).toHaveAttribute('aria-selected', 'true');
    await field.press('ArrowDown');
    await expect(options.nth(3)).toHaveAttribute('aria-selected', 'true');
    await expect(active).toHaveCount(1);
    await expect(field).toBeFocused();
  });

  await test.step('a new answer is shown from its top', async () => {
    await find('header');
    await field.press('End');
    await expect(active).toBeInViewport({ ratio: 1 });
    await find('stikcy');
    await expect(options.first()).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Top results')).toBeInViewport({ ratio: 1 });
    await expect(field).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '');
  });
});

test('the focus stays in the field wherever the reader presses, and comes back to it by the keys @all', async ({
  page,
}) => {
  await open(page, '/demo/simple');
  const { find, field, status, options } = await openSearch(page);
  await find('stikcy');
  for (const place of [page.getByText('Top results'), page.getByText('No results for'), status]) {
    await place.click();
    await expect(field).toBeFocused();
  }
  const close = page.getByRole('button', { name: 'Close search' });
  await field.press('Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();

  await test.step('it stays open where the browser tells late that it was closed before', async () => {
    const box = page.getByRole('dialog', { name: 'Search' });
    await box.evaluate((dialog: HTMLDialogElement) => {
      dialog.close();
      dialog.showModal();
    });
    await box.dispatchEvent('close');
    await expect(field).toBeVisible();
    await find('sticky');
    await expect(options.first()).toBeVisible();
  });

  await test.step('a press beside the box closes it, but not the end of a selection that began in it', async () => {
    await find('sticky');
    await field.hover();
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await expect(field).toBeFocused();
    await page.mouse.click(5, 5);
    await expect(field).toBeHidden();
  });
});

test('Enter opens what is active once it is the answer to what was typed @firefox', async ({ page }) => {
  // As a link with words does.
  await open(page, '/demo/simple?search=sticky');
  const { find, field, active } = searchView(page);
  await expect(field).toHaveValue('sticky');
  await expect(field).toBeFocused();
  await expect(active).toHaveAttribute('href', '/demo/sticky-header');

  await test.step('not where it ends a composition', async () => {
    await field.dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
    await field.dispatchEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true });
    await expect(field).toBeVisible();
    await expect(page).toHaveURL('/demo/simple?search=sticky');
    await field.press('Enter');
    await expect(page).toHaveURL('/demo/sticky-header');
  });

  await test.step('it waits for the answer to what was just typed', async () => {
    await openSearch(page);
    await find('sticky');
    await field.fill('caption');
    await field.press('Enter');
    await expect(page).toHaveURL('/demo/caption');
  });

  await test.step('an option that the reader moves to stays the active one when the next answer holds it too', async () => {
    await openSearch(page);
    await find('stick');
    await field.press('y');
    await field.press('ArrowDown');
    const link = (await active.getAttribute('href')) ?? '';
    expect(link).not.toBe('/demo/sticky-header');
    await field.press('Enter');
    await expect(page).toHaveURL(link);
  });
});

test('Enter whose answer is late opens nothing once the box is closed @all', async ({ page }) => {
  const arrive = await holdIndex(page);
  await open(page, '/demo/simple');
  const { field, status } = await openSearch(page);
  await field.fill('caption');
  await field.press('Enter');
  await field.press('Escape');
  await expect(field).toBeHidden();
  arrive();
  await page.keyboard.press('/');
  await expect(status).toHaveText(/results/);
  await expect(page).toHaveURL('/demo/simple');
});

test('searches that led somewhere are kept on the device, and can be removed @all', async ({ page }) => {
  await open(page, '/demo/simple');
  const { find, field, active } = await openSearch(page);
  for (const keywords of ['caption', 'sticky']) {
    await find(keywords);
    await active.click();
    await expect(field).toBeHidden();
    await page.keyboard.press('/');
  }
  await open(page, '/demo/simple');
  await openSearch(page);
  const kept = page.getByRole('region', { name: 'Recent searches' }).getByRole('listitem');
  await expect(kept).toHaveText(['sticky', 'caption']);
  await checkA11y(page);
  await page.getByRole('button', { name: 'Remove “sticky”' }).click();
  await expect(kept).toHaveText(['caption']);
  await expect(field).toBeFocused();
  await kept.getByRole('button', { name: 'caption', exact: true }).click();
  await expect(field).toHaveValue('caption');
  await expect(active).toHaveAttribute('href', '/demo/caption');
});

test('speaks Chinese with the chrome, and finds pages by Chinese words @all', async ({ page }) => {
  await open(page, '/demo/simple');
  await choose(page, 'Language', '中文');
  await page.getByRole('button', { name: '搜索' }).click();
  const box = page.getByRole('dialog', { name: '搜索' });
  await box.getByRole('combobox', { name: '搜索' }).fill('虚拟');
  await expect(box.getByRole('group', { name: '最佳结果' }).getByRole('option').first()).toHaveAttribute(
    'href',
    /^(\/zh-CN)?\/demo\/virtual/,
  );
  await expect(box.getByRole('group', { name: '示例' })).toBeVisible();
  await expect(box.getByRole('status')).toHaveText(/^\d+ 个结果$/);
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [1440, 844],
] as const) {
  test(`the box is accessible at ${width} × ${height} px, in both colours, in each of its states${width === 390 ? '' : ' @all'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/demo/simple');
    const { find, field } = await openSearch(page);
    await checkA11y(page);
    for (const keywords of ['sticky', 'stikcy', 'zzzzzz']) {
      await find(keywords);
      await checkA11y(page, 'dialog[open]');
    }
    const box = await page.getByRole('dialog').boundingBox();
    if (width < 1440) expect(box).toEqual({ x: 0, y: 0, width, height });
    await page.getByRole('button', { name: 'Close search' }).click();
    await expect(field).toBeHidden();
  });
}
