import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { SITES } from '../sites';
import { expect, open, problem, test, type Copy } from './copy';

const COUNTER = 'guide/basics/counter';

/** Opens the counter's page, gives it a state, and marks the document, so that a reload would show. */
async function openCounter(page: Page): Promise<void> {
  await open(page, COUNTER);
  await page.getByRole('button', { name: 'Add one' }).click();
  await page.getByRole('button', { name: 'Add one' }).click();
  await expect(page.getByText('Clicked 2 times')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

const sameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

const INSTALL = 'guide/basics/install.mdx';

// In one test: each site takes a server, which bundles its packages first.
test.describe('a site that is broken from the start', () => {
  test.use({
    change: {
      'docs/index.mdx': '---\ntitle: Home\n---\n\n<Demo src="./gone.tsx" />\n\n<Gallery />\n',
      [`docs/${INSTALL}`]: '---\ntitle: "\n---\n{',
      'docs/guide/index.mdx': '---\ntitle: Other\n---\n',
      'docs/guide.mdx': '---\ntitle: One\n---\n',
      'docs/lost.$tab-a.mdx': '---\ntitle: Lost\n---\n',
    },
  });

  test('is served, edits show in the document that is open, and the demo keeps its state @dev', async ({
    page,
    copy,
  }) => {
    await test.step('broken pages say what is wrong', async () => {
      await open(page, '');
      await expect(problem(page, 'docs/index.mdx:5', 'the demo file "./gone.tsx" does not exist')).toBeVisible();
      await copy.write('gone.tsx', 'export default function Second() {\n  return <p>The second demo</p>;\n}\n');
      await expect(page.getByRole('paragraph').filter({ hasText: 'The second demo' })).toBeVisible();
      // The gallery below it, too.
      await expect(page.getByRole('main').getByRole('link', { name: 'Counter' })).toBeVisible();
      await open(page, 'lost');
      await expect(problem(page, 'docs/lost.$tab-a.mdx:1', 'the tab "a" has no page')).toBeVisible();
      await open(page, 'guide');
      await expect(problem(page, 'docs/guide/index.mdx:1', 'duplicate slug: the address /guide')).toBeVisible();
    });

    await test.step('everything else works: pages, demos, pictures and search', async () => {
      await openCounter(page);
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
      const answer = async (name: string) => (await page.request.get(name)).text();
      expect(await answer('pictures.svg')).toContain('id="counter"');
      expect(JSON.parse(await answer('~data/search.json'))).toMatchObject({
        demos: expect.arrayContaining([expect.objectContaining({ id: 'counter' })]),
      });
    });

    await copy.write(INSTALL, readFileSync(path.join(SITES['two-level'].root, 'docs', INSTALL), 'utf8'));
    await showEdits(page, copy);
    expect(await sameDocument(page)).toBe(true);
    await addAndRemovePage(page, copy);
    await editList(page, copy);
  });
});

/** Edits the counter's page, which is open. */
async function showEdits(page: Page, copy: Copy): Promise<void> {
  await test.step('of the prose', async () => {
    await copy.edit(`${COUNTER}.mdx`, 'A demo of three files.', 'A demo of a few files.');
    await expect(page.getByText('A demo of a few files.')).toBeVisible();
    await expect(page.getByText('Clicked 2 times')).toBeVisible();
  });

  await test.step('of the front matter: in the page, the sidebar and the title', async () => {
    await copy.edit(`${COUNTER}.mdx`, 'title: Counter', 'title: Tally');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tally');
    const sidebar = page.getByRole('navigation', { name: 'Sidebar' });
    await expect(sidebar.getByRole('link')).toHaveText(['Welcome', 'Installation', 'Tally', 'Trouble']);
    await expect(page).toHaveTitle(/Tally/);
    await expect(page.getByText('Clicked 2 times')).toBeVisible();
    await copy.edit(`${COUNTER}.mdx`, 'order: 1', 'order: 3');
    await expect(sidebar.getByRole('link')).toHaveText(['Welcome', 'Installation', 'Trouble', 'Tally']);
    await copy.edit(`${COUNTER}.mdx`, 'group: Second', 'group: First');
    await expect(sidebar.getByRole('link')).toHaveText(['Welcome', 'Installation', 'Tally', 'Trouble']);
  });

  await test.step('of the demo: in its code, too', async () => {
    await page.getByRole('button', { name: 'Show code' }).click();
    await expect(page.getByText('Clicked {count} times')).toBeVisible();
    await copy.edit(`${COUNTER}.tsx`, 'Clicked {count} times', 'Counted {count} clicks');
    await expect(page.getByText('Counted 2 clicks')).toBeVisible();
    await expect(page.getByText('Counted {count} clicks')).toBeVisible();
  });
}

/** Adds a page beside the one that is open, turns to it, and deletes it. */
async function addAndRemovePage(page: Page, copy: Copy): Promise<void> {
  const sidebar = page.getByRole('navigation', { name: 'Sidebar' });
  await copy.write('guide/basics/fresh.mdx', '---\ntitle: Fresh\ngroup: Second\norder: 9\n---\n\nJust written.\n');
  await sidebar.getByRole('link', { name: 'Fresh' }).click();
  await expect(page.getByText('Just written.')).toBeVisible();
  await copy.remove('guide/basics/fresh.mdx');
  await expect(sidebar.getByRole('link', { name: 'Fresh' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'PAGE NOT FOUND' })).toBeVisible();
}

/** Edits a component that its file exports by name, renames it, and adds a file to the list that shows it. */
async function editList(page: Page, copy: Copy): Promise<void> {
  await open(page, 'reference/examples');
  await page.getByRole('button', { name: 'Loud is OFF' }).click();
  await copy.edit('reference/examples/switch.tsx', 'Loud is ', 'Noise is ');
  await expect(page.getByRole('button', { name: 'Noise is ON' })).toBeVisible();
  await copy.write('reference/examples/added.tsx', '// Just added\nexport const Added = () => <p>The last one</p>;\n');
  await expect(page.getByRole('heading', { name: 'Just added' })).toBeVisible();
  await expect(page.getByRole('paragraph').filter({ hasText: 'The last one' })).toBeVisible();
  await copy.edit('reference/examples/switch.tsx', 'const Loud', 'const Noisy');
  await expect(page.getByRole('heading', { name: 'Noisy' })).toBeVisible();
  await copy.edit('reference/examples.mdx', '<Demos', '<Demo src="./examples/switch.tsx" name="Loud" />\n\n<Demos');
  await expect(
    problem(page, 'docs/reference/examples.mdx:6', `name="Loud", which "./examples/switch.tsx" doesn't export`),
  ).toBeVisible();
}

test('an edit shows in the contents, in the style and in a helper of a demo, and a page has data while its loader is there @dev @all', async ({
  page,
  copy,
}) => {
  await openCounter(page);
  const button = page.locator('[data-demo="counter"]').getByRole('button', { name: 'Add one' });
  const box = button.locator('..');
  await copy.edit(`${COUNTER}.mdx`, '## What it needs', '## What it needs\n\nReact.\n\n## What it does');
  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await expect(contents).toHaveText(['What it needs', 'What it does']);

  await expect(box).toHaveCSS('border-left-width', '3px');
  await copy.edit('guide/basics/counter.css', '3px', '9px');
  await expect(box).toHaveCSS('border-left-width', '9px');
  await expect(page.getByText('Clicked 2 times')).toBeVisible();
  expect(await sameDocument(page)).toBe(true);

  await copy.edit('guide/basics/step.ts', 'STEP = 1', 'STEP = 5');
  const count = async () => Number(/\d+/.exec(await page.getByText(/^Clicked \d+ times$/).innerText()));
  await expect(async () => {
    const before = await count();
    await button.click();
    expect((await count()) - before).toBe(5);
  }).toPass();

  await open(page, 'guide/advanced/server-data');
  await expect(page.getByText('hello to')).toBeVisible();
  await copy.remove('guide/advanced/server-data.server.ts');
  await expect(page.getByText('nothing yet')).toBeVisible();
  await copy.write('guide/advanced/server-data.server.ts', "export default () => ({ message: 'hello again' });\n");
  await expect(page.getByText('hello again')).toBeVisible();
});
