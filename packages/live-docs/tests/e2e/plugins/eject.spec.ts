import { execFileSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { PARTS } from '../../../src/core/model/slot';
import { writeSite } from '../copies';
import { build, ENGINE } from '../serve';
import { expect, test } from '../test';

const FILES = {
  'site.config.ts': `import { defineSite } from 'live-docs';

export default defineSite({
  title: 'Site',
  description: 'A site whose parts are ejected.',
  repository: { url: 'https://github.com/example/site' },
  navigation: [{ path: '/', title: 'Home', sidebar: '/guide' }],
});
`,
  'docs/index.mdx': '---\ntitle: Home\nhero:\n  title: Large\n  description: And slow.\n---\n',
  'docs/guide/a.mdx': '---\ntitle: First\n---\n\n> [!TIP]\n> A tip.\n\n```ts title="a.ts"\nconst a = 1;\n```\n',
  'docs/guide/b.mdx': '---\ntitle: Second\ndescription: The last one.\n---\n\n> [!WARNING]\n> A warning.\n',
};

/** The markup of a page, without what names carry of the files that they're from. */
const markupOf = async (root: string, page: string) => {
  const [, body = ''] = /<body[^>]*>([^]*)<\/body>/.exec(await readFile(path.join(root, 'dist', page), 'utf8')) ?? [];
  const plain = body.replace(/-[\w-]{8}\.(js|css|json)/g, '.$1').replace(/_\w{5}\b/g, '');
  // A part of the site's own may need its script, so the text around it is no run, has no box of one, and comes with a script.
  return plain
    .replace(/ data-files="[^"]*"/, '')
    .replace(/<div class="run"[^>]*>/g, '')
    .replace(/(<\/div>)+<\/article>/, '</article>');
};

test('a site with all parts ejected reads the same @all', async () => {
  const root = await writeSite('eject', FILES);
  const pages = ['index.html', 'guide/a.html', 'guide/b.html'];
  const read = async () => {
    const { code, output } = await build(root);
    expect(code, output).toBe(0);
    return Promise.all(pages.map((page) => markupOf(root, page)));
  };
  const before = await read();
  const said = execFileSync(process.execPath, [path.join(ENGINE, 'bin/live-docs.mjs'), 'eject', root, ...PARTS], {
    encoding: 'utf8',
  });
  expect(said.match(/^(Wrote|Added)/gm)).toHaveLength(2 * PARTS.length);
  expect(await read()).toEqual(before);
  await rm(root, { recursive: true });
});
