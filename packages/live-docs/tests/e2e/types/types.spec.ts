import type { Locator } from '@playwright/test';
import { liveBlock } from '../live/live-block';
import { checkA11y, expect, open, test } from '../test';

test.use({ types: true });

/** Moves the mouse to the first of some words in the code, which are no element by themselves. */
async function pointAt(code: Locator, words: string): Promise<void> {
  await code.getByText(words).first().scrollIntoViewIfNeeded();
  const [x, y] = await code.evaluate((element, words) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode as Text);
    const node = nodes.find(({ data }) => data.includes(words));
    if (!node) throw new Error(`No "${words}" in one piece`);
    const range = document.createRange();
    const start = node.data.indexOf(words);
    range.setStart(node, start);
    range.setEnd(node, start + words.length);
    const { x, y, width, height } = range.getBoundingClientRect();
    return [x + width / 2, y + height / 2] as const;
  }, words);
  await code.page().mouse.move(x, y);
}

test('type errors are underlined, listed, reached by key and mended, without a network', async ({ page, context }) => {
  await open(page, '/demo/simple');
  const { block, editor, show, ready, comesTo } = liveBlock(page, 'simple');
  const issues = block.getByRole('region', { name: 'Type errors' });
  await show();
  await ready();
  // A slip in the second file of two that can have errors would be reached the same way: `stepIssue` is tested by itself.
  await editor.getByText("'end'", { exact: true }).dblclick();
  await page.keyboard.press('End');
  await page.keyboard.type(" fixd: 'start',");
  const item = issues.getByRole('listitem');
  // On a slow machine, the errors of half a line are listed first.
  await expect(item).toContainText(["'fixd' does not exist in type"]);
  const underlined = editor.locator('.cm-lintRange-error');
  await expect(underlined).toHaveText('fixd');
  // The list below takes its height from the code, and the line that is typed stays in view.
  await expect(underlined).toBeInViewport();
  await comesTo('compiled');
  // As it does when what is above it gets taller, unless the reader has scrolled away. Not all browsers do that by themselves.
  await page.addStyleTag({ content: 'html { overflow-anchor: none }' });
  const heading = page.getByRole('heading', { level: 1 });
  const moveDown = (pixels: number) =>
    heading.evaluate((element, pixels) => {
      element.style.paddingTop = `${pixels}px`;
      // What a key has scrolled just before is reported only now.
      document.dispatchEvent(new Event('scroll'));
    }, pixels);
  await moveDown(700);
  await expect(heading).not.toBeInViewport({ ratio: 0.5 });
  await expect(underlined).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(underlined).not.toBeInViewport();
  await moveDown(800);
  await expect(issues).not.toBeInViewport();
  await expect(underlined).not.toBeInViewport();
  await moveDown(0);
  await checkA11y(page);
  // Preview, code and list fit into the window together.
  const top = (await block.locator('[data-demo-preview]').boundingBox())!.y;
  const list = (await issues.boundingBox())!;
  expect(list.y + list.height - top).toBeLessThan(900 - 60);

  await context.setOffline(true);
  await editor.getByText("'City'", { exact: true }).click();
  const announced = await block.locator('.cm-announced').evaluateHandle((element) => {
    const texts: string[] = [];
    // It's emptied after half a second.
    new MutationObserver(() => texts.push(element.textContent)).observe(element, { childList: true });
    return texts;
  });
  await page.keyboard.press('F8');
  await expect.poll(async () => (await announced.jsonValue()).join()).toContain("'fixd' does not exist in type");
  await expect(editor).toBeFocused();
  await page.keyboard.type('x');
  await expect(item).toContainText("'xfixd' does not exist in type");
  await page.keyboard.press('Backspace');
  await expect(item).toContainText("'fixd' does not exist in type");
  await issues.getByRole('button', { name: 'Change to fixed' }).click();
  await expect(issues).toBeHidden();
  await expect(editor).toContainText("align: 'end', fixed: 'start'");

  await page.keyboard.press('F1');
  const link = block.getByRole('link', { name: 'Column.fixed in the API reference' });
  await expect(link).toHaveAttribute('href', /#api-column-fixed$/);
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await pointAt(editor, 'dataIndex');
  await expect(block.getByRole('link', { name: 'Column.dataIndex in the API reference' })).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.type(' wid');
  await block.getByRole('option', { name: 'width', exact: true }).click();
  await expect(editor).toContainText("fixed: 'start', width");

  // A name that isn't imported comes with its import.
  await page.keyboard.press('ControlOrMeta+End');
  // The list comes where the caret is: it would be clicked while the page still scrolls there.
  await expect(editor.locator('.cm-line').last()).toBeInViewport();
  await page.keyboard.type('useMem');
  await block.getByRole('option', { name: 'useMemo' }).click();
  await expect(editor).toContainText('useMemo');
  await page.keyboard.press('ControlOrMeta+Home');
  await expect(editor).toContainText("import { useState, useMemo } from 'react'");
});

test.describe('a checker that can not be loaded @all', () => {
  test.use({ allow: [/Failed to load resource|net::ERR/] });

  test('is tried twice and then reported, with a way to try again, and the demo still runs', async ({ page }) => {
    let requests = 0;
    const compiler = /typescript-\d|~data\/compiler/;
    await page.route(compiler, (route) => {
      requests += 1;
      return route.abort();
    });
    await open(page, '/demo/simple');
    const { block, show, replace, comesTo } = liveBlock(page, 'simple');
    await show();
    await replace("'City'", 'Town');
    const note = block.getByText('The type checker could not be loaded.');
    await expect(note).toBeVisible();
    await comesTo('compiled');
    expect(requests).toBe(2);
    await page.unroute(compiler);
    await block.getByRole('button', { name: 'Try again' }).click();
    await expect(note).toHaveCount(0);
    await replace("'end'", 'last');
    await expect(block.getByRole('region', { name: 'Type errors' })).toBeVisible();
  });
});
