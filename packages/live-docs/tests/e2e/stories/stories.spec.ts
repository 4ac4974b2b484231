import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { liveBlock } from '../live/live-block';
import { runTest } from '../run-test';
import { build, ENGINE, serve } from '../serve';
import { checkA11y, expect, open, test } from '../test';
import { watch } from '../watch';

const FIXTURE = path.join(ENGINE, 'tests/fixtures/stories');

const preview = (page: Page, id: string) => page.locator(`[data-demo="${id}"] [data-demo-preview]`);

test('stories are demos of the pages of their files, with the code that readers would write @all', async ({
  browser,
}) => {
  const { code, output } = await build(FIXTURE);
  expect(code, output).toBe(0);
  // What can't be had is named, and the rest is there.
  expect(output).toContain('src/badge/old.stories.tsx:3: stories by "storiesOf"');
  expect(output).toContain('src/badge/badge.stories.tsx:11: Error: No badge today');
  // What only the bundler finds, too.
  expect(output).toContain(
    'examples/renamed.jsx:3: import of "PushButton", which src/button/button.tsx doesn\'t export',
  );
  expect(output).toContain('src/guide.mdx:10: <Anchor>, which runs in Storybook alone');
  const served = await serve(FIXTURE, 'preview');
  const context = await browser.newContext({ baseURL: served.origin });
  const found = watch(context, served.origin, 'built');
  const page = await context.newPage();
  const document = readFileSync(path.join(FIXTURE, 'dist/stories/forms/button.html'), 'utf8');
  for (const markup of [
    '<div class="kit" data-theme="plain"><button type="button" data-kind="primary">Save',
    'Greet <!-- -->Ada',
  ])
    expect(document.includes(markup), markup).toBe(true);

  await open(page, '/stories/forms/button');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Primary',
    'With an icon',
    'Counting',
    'Loaded',
    'Controlled',
  ]);
  await expect(page.getByText('The action that matters most. There is one on a page.')).toBeVisible();

  await test.step('decorators and parameters are around a story', async () => {
    const icon = preview(page, 'forms-button--with-icon');
    await expect(icon.getByRole('region', { name: 'Around' }).getByRole('button')).toHaveText('+Save');
    await expect(icon.locator('> div').first()).toHaveCSS('background-color', 'rgb(20, 20, 20)');
    await expect(icon.getByRole('button')).toHaveCSS('font-weight', '600');
  });

  await test.step('readers set the arguments', async () => {
    const { block } = liveBlock(page, 'forms-button--primary');
    await expect(block.getByLabel('disabled')).toBeVisible();
    await block.getByLabel('kind').selectOption('plain');
    await expect(block.getByLabel('disabled')).toHaveCount(0);
    await expect(preview(page, 'forms-button--primary').getByRole('button')).toHaveAttribute('data-kind', 'plain');
    await block.getByLabel('icon').selectOption('star');
    await expect(preview(page, 'forms-button--primary').getByRole('button')).toHaveText('★Save');
    await expect(block.getByText('<Button kind')).toContainText('icon="star"');
    await block.getByRole('button', { name: 'Reset' }).first().click();
    await expect(preview(page, 'forms-button--primary').getByRole('button')).toHaveText('Save');
  });

  // Before the reader edits one, since an edit is shown wherever the story is.
  await test.step('a page of MDX shows stories by its doc blocks', async () => {
    await open(page, '/stories/guides/choose-a-button');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a button');
    await expect(preview(page, 'forms-button--primary').getByRole('button')).toHaveText('Save');
    await expect(page.getByRole('main').getByText('export default function Counting')).toBeVisible();
    await page.getByRole('link', { name: 'all buttons' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
  });

  await test.step('readers choose what a toolbar of Storybook has', async () => {
    const { block } = liveBlock(page, 'forms-button--primary');
    const kit = preview(page, 'forms-button--primary').locator('.kit');
    await expect(kit).toHaveAttribute('data-theme', 'plain');
    await block.getByLabel('Theme').selectOption('Fancy');
    await expect(kit).toHaveAttribute('data-theme', 'fancy');
    await expect(page).toHaveURL(/controls=forms-button--primary:~globals\.theme=fancy/);
    await page.reload();
    await expect(kit).toHaveAttribute('data-theme', 'fancy');
  });

  await test.step('hooks of React and of Storybook work', async () => {
    const count = preview(page, 'forms-button--counting').getByRole('button');
    await count.click();
    await expect(count).toHaveText('Save 1');
    const controlled = preview(page, 'forms-button--controlled').getByRole('button');
    await controlled.click();
    await expect(controlled).toHaveText('Off');
  });
  await checkA11y(page);

  await test.step('readers edit the component that a story is', async () => {
    const { block, frame, editor, show, replace, comesTo } = liveBlock(page, 'forms-button--primary');
    await show();
    await expect(block.getByRole('tab').first()).toHaveText('Primary.tsx');
    await expect(editor).toContainText('export default function Primary() {');
    await replace('Save', 'Send');
    await comesTo('compiled');
    // Its decorators are around it still.
    await expect(frame.locator('.kit[data-theme="fancy"]').getByRole('button', { name: 'Send' })).toBeVisible();
    await frame.getByRole('button').click();
    await expect(block.getByRole('region', { name: 'Console' }).getByRole('listitem')).toContainText('onClick');
  });
  // What the button does goes to the console, too.
  expect(found.filter(({ text }) => !text.startsWith('onClick'))).toEqual([]);

  await test.step('a story that throws is named in its place, and the page stands', async () => {
    await open(page, '/stories/badge');
    await expect(preview(page, 'badge--new').getByText('New')).toBeVisible();
    await expect(preview(page, 'badge--broken')).toContainText('No badge today');
  });

  await test.step('an example that the library left behind is told of in its place, and the page stands', async () => {
    await open(page, '/examples');
    await expect(preview(page, 'greeting').getByText('Good morning')).toBeVisible();
    const note = page.getByRole('note').filter({ hasText: "This example can't be shown." });
    await expect(note.getByRole('link', { name: 'View source' })).toHaveAttribute(
      'href',
      'https://github.com/example/kit/blob/main/examples/renamed.jsx',
    );
  });
  await context.close();
  await served.close();

  await test.step('a test runs the play functions', async () => {
    const demos = ['forms-button--primary', 'forms-button--counting'];
    const { found } = await runTest(FIXTURE, ...demos, '--built', '--skip', 'axe,keyboard');
    expect(found).toEqual({
      'forms-button--counting': '',
      // Storybook isn't installed here.
      'forms-button--primary': expect.stringMatching(
        /^src\/button\/button\.stories\.tsx:\d+: .* fails at "play": "expect" .* isn't there.*$/,
      ),
    });
  });
});
