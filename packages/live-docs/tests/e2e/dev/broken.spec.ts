import type { Page } from '@playwright/test';
import { expect, open, problem, test } from './copy';

const COUNTER = 'guide/basics/counter';
const DEMO = 'export default function Second() {\n  return <p>The second demo</p>;\n}\n';

/** Does something that makes the page load a new document, and waits until that hears of edits. */
async function expectReload(page: Page, act: () => Promise<void>): Promise<void> {
  const connected = page.waitForEvent('console', (message) => message.text() === '[vite] connected.');
  await act();
  await connected;
}

/** Goes to a page by the sidebar, so that the document stays. */
async function turnTo(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

/** What is written to the console, too: what is missing, and what the broken files of the walk throw. */
test.use({
  allow: [
    /^%o$|No text|No data|No page|Failed to reload|does not provide an export/,
    'Failed to load resource: the server responded with a status of 404 (Not Found)',
  ],
});

test('each broken file shows its problem in its place until it is mended, and breaks no other @dev-all', async ({
  page,
  copy,
}) => {
  test.slow();
  await open(page, COUNTER);
  const alerts = page.getByRole('main').getByRole('alert');
  const text = page.getByText('A demo of three files.');
  const counter = page.getByRole('button', { name: 'Add one' });
  await expect(counter).toBeVisible();

  await test.step('a dead link, until its target is added', async () => {
    await copy.edit(`${COUNTER}.mdx`, 'A demo of three files.', 'A demo of three files. [More](/guide/basics/fresh)');
    await expect(problem(page, `docs/${COUNTER}.mdx:7`, 'dead link to "/guide/basics/fresh"')).toBeVisible();
    await expect(counter).toBeVisible();
    await copy.write('guide/basics/fresh.mdx', '');
    await expect(alerts).toHaveCount(0);
  });

  await test.step('a page that is empty, until it is filled', async () => {
    // It has the name of its file.
    await turnTo(page, 'Fresh');
    await expect(alerts).toHaveCount(0);
    await copy.write('guide/basics/fresh.mdx', '---\ntitle: Fresh\n---\n\n## Start\n\nJust written.\n');
    await expect(page.getByText('Just written.')).toBeVisible();
    await expect(alerts).toHaveCount(0);
    await turnTo(page, 'Counter');
  });

  await test.step('MDX that cannot be read', async () => {
    await copy.edit(`${COUNTER}.mdx`, '## What it needs', '{\n\n## What it needs');
    await expect(problem(page, `docs/${COUNTER}.mdx`, 'MDX cannot be read')).toBeVisible();
    await turnTo(page, 'Installation');
    await expect(alerts).toHaveCount(0);
    await turnTo(page, 'Counter');
    await copy.edit(`${COUNTER}.mdx`, '{\n\n## What it needs', '## What it needs');
    await expect(alerts).toHaveCount(0);
    await expect(text).toBeVisible();
  });

  await test.step('wrong front matter', async () => {
    await copy.edit(`${COUNTER}.mdx`, 'order: 1', 'order: first');
    await expect(problem(page, `docs/${COUNTER}.mdx:4`, 'front matter key "order" is "first"')).toBeVisible();
    await expect(counter).toBeVisible();
    await copy.edit(`${COUNTER}.mdx`, 'order: first', 'order: 1');
    await expect(alerts).toHaveCount(0);
  });

  await test.step('a demo that is missing, empty, and cannot be read', async () => {
    await copy.edit(`${COUNTER}.mdx`, '## What it needs', '<Demo src="./second.tsx" />\n\n## What it needs');
    const missing = problem(page, `docs/${COUNTER}.mdx`, 'the demo file "./second.tsx" does not exist');
    await expect(missing).toBeVisible();
    await copy.write('guide/basics/second.tsx', '');
    await expect(problem(page, 'docs/guide/basics/second.tsx:1', 'no component')).toBeVisible();
    await copy.write('guide/basics/second.tsx', DEMO);
    await expect(page.getByRole('paragraph').filter({ hasText: 'The second demo' })).toBeVisible();
    await copy.write('guide/basics/second.tsx', `${DEMO}const a = ;\n`);
    await expect(problem(page, 'docs/guide/basics/second.tsx:4', 'cannot be read')).toBeVisible();
    await expect(counter).toBeVisible();
    await copy.write(
      'guide/basics/second.tsx',
      "import { text } from './text';\n" + DEMO.replace('The second demo', '{text}'),
    );
    await expect(problem(page, 'docs/guide/basics/second.tsx:1', 'import of "./text"')).toBeVisible();
    await copy.write('guide/basics/text.ts', "export const text = 'The third demo';\n");
    await expect(page.getByRole('paragraph').filter({ hasText: 'The third demo' })).toBeVisible();
    await expect(alerts).toHaveCount(0);
  });

  await test.step('a file of a demo that throws, and one that is empty, until a new document shows it mended', async () => {
    await copy.write('guide/basics/text.ts', "throw new Error('No text');\nexport const text = '';\n");
    await expect(problem(page, 'docs/guide/basics/text.ts', 'No text')).toBeVisible();
    await copy.write('guide/basics/text.ts', '');
    await expect(problem(page, 'docs/guide/basics/second.tsx', "export named 'text'")).toBeVisible();
    await expect(page.getByRole('paragraph').filter({ hasText: 'The third demo' })).toBeVisible();
    await expectReload(page, () => copy.write('guide/basics/text.ts', "export const text = 'The fourth demo';\n"));
    await expect(page.getByRole('paragraph').filter({ hasText: 'The fourth demo' })).toBeVisible();
    await expect(alerts).toHaveCount(0);
    await copy.write('guide/basics/text.ts', "throw new Error('No text');\nexport const text = '';\n");
    await expect(problem(page, 'docs/guide/basics/text.ts', 'No text')).toBeVisible();
    await open(page, COUNTER);
    await expect(alerts).toContainText('docs/guide/basics/text.ts: No text');
    await expectReload(page, () => copy.write('guide/basics/text.ts', "export const text = 'The fifth demo';\n"));
    await expect(page.getByRole('paragraph').filter({ hasText: 'The fifth demo' })).toBeVisible();
  });

  await test.step('a demo that cannot be rendered, and one that waits for ever, from the start of the page', async () => {
    const rendering = (code: string) => `import { use } from 'react';\n${DEMO.replace('return', `${code};\n  return`)}`;
    await copy.write('guide/basics/second.tsx', rendering("if (use) throw new Error('No data')"));
    await open(page, COUNTER);
    await expect(alerts.filter({ hasText: 'No data' })).toBeVisible();
    await expect(counter).toBeVisible();
    await copy.write(
      'guide/basics/second.tsx',
      rendering('use(never)') + 'const never = new Promise(() => undefined);\n',
    );
    await expect(alerts).toHaveCount(0);
    await copy.write('guide/basics/second.tsx', DEMO);
    await expect(page.getByRole('paragraph').filter({ hasText: 'The second demo' })).toBeVisible();
  });

  await test.step('a page that cannot be rendered', async () => {
    await copy.edit(
      `${COUNTER}.mdx`,
      '## What it needs',
      "{(() => { throw new Error('No page'); })()}\n\n## What it needs",
    );
    await expect(problem(page, `docs/${COUNTER}.mdx`, 'No page')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Counter');
    await copy.edit(`${COUNTER}.mdx`, "{(() => { throw new Error('No page'); })()}\n\n", '');
    await expect(counter).toBeVisible();
    await expect(alerts).toHaveCount(0);
  });

  await test.step('a demo that is deleted, until it is restored', async () => {
    await copy.remove('guide/basics/second.tsx');
    await expect(problem(page, `docs/${COUNTER}.mdx`, 'the demo file "./second.tsx" does not exist')).toBeVisible();
    await expect(page.getByRole('paragraph').filter({ hasText: 'The third demo' })).toBeHidden();
    await copy.write('guide/basics/second.tsx', DEMO);
    await expect(page.getByRole('paragraph').filter({ hasText: 'The second demo' })).toBeVisible();
    await expect(alerts).toHaveCount(0);
  });

  await test.step('a second demo of one name, until it has another id', async () => {
    await copy.write('guide/advanced/second.tsx', DEMO);
    await copy.edit('guide/basics/fresh.mdx', 'Just written.', '<Demo src="../advanced/second.tsx" />');
    // An edit of a page that this document has shown may load it anew, and a press on a link meanwhile is lost.
    await open(page, 'guide/basics/fresh');
    await expect(problem(page, 'docs/guide/basics/fresh.mdx', 'the id "second" of the demo')).toBeVisible();
    await copy.edit('guide/basics/fresh.mdx', '" />', '" id="other-second" />');
    await expect(alerts).toHaveCount(0);
    await expect(page.getByRole('paragraph').filter({ hasText: 'The second demo' })).toBeVisible();
    await copy.edit(
      'guide/basics/fresh.mdx',
      '<Demo src="../advanced/second.tsx" id="other-second" />',
      'Just written.',
    );
    await expect(alerts).toHaveCount(0);
  });

  await test.step('an image that is missing', async () => {
    await copy.edit('guide/basics/fresh.mdx', 'Just written.', '![A photo](/photo.svg)');
    await expect(problem(page, 'docs/guide/basics/fresh.mdx:7', 'image "/photo.svg"')).toBeVisible();
    await copy.write('../public/photo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await expect(alerts).toHaveCount(0);
  });

  await test.step('a module that never ends loading, which lets Vite take no other update', async () => {
    await turnTo(page, 'Counter');
    await expect(page.getByRole('paragraph').filter({ hasText: 'The second demo' })).toBeVisible();
    await page.clock.install();
    // What the page compares with later.
    const read = () => page.waitForResponse(/second\.tsx$/).then((response) => response.finished());
    const hasRead = read();
    await copy.write('guide/basics/second.tsx', `${DEMO}await new Promise(() => undefined);\n`);
    await hasRead;
    await page.clock.fastForward(5000);
    await expect(problem(page, 'docs/guide/basics/second.tsx', 'not finished')).toBeVisible();
    await expectReload(page, () => copy.write('guide/basics/second.tsx', DEMO.replace('second', 'last')));
    await expect(page.getByRole('paragraph').filter({ hasText: 'The last demo' })).toBeVisible();

    // Mended before it counts as stuck, maybe before it runs at all: then the same document shows it.
    const hasReadAgain = read();
    await copy.write('guide/basics/second.tsx', `${DEMO}await new Promise(() => undefined);\n`);
    await hasReadAgain;
    await copy.write('guide/basics/second.tsx', DEMO.replace('second', 'mended'));
    await expect(page.getByRole('paragraph').filter({ hasText: 'The mended demo' })).toBeVisible();
    await expect(alerts).toHaveCount(0);
  });

  await test.step('a page that is deleted, until it is restored', async () => {
    await turnTo(page, 'Fresh');
    await copy.remove('guide/basics/fresh.mdx');
    await expect(page.getByRole('heading', { name: 'PAGE NOT FOUND' })).toBeVisible();
    await open(page, COUNTER);
    await expect(problem(page, `docs/${COUNTER}.mdx:7`, 'dead link to "/guide/basics/fresh"')).toBeVisible();
    await copy.write('guide/basics/fresh.mdx', '---\ntitle: Fresh\n---\n');
    await expect(page.getByRole('paragraph').filter({ hasText: 'The mended demo' })).toBeVisible();
    await expect(alerts).toHaveCount(0);
  });
});
