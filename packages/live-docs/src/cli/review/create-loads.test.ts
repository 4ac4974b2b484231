import { expect, it } from 'vitest';
import { writeFiles } from '../../../../../tests/support/write-files';
import { createLoads } from './create-loads';
import { textOf } from './read-facts';

/** A built site: a demo with a style and a picture, the script of all demos, and what that loads later. */
const SITE = {
  '~demos/a.html':
    '<html data-script="/assets/demo-AAAAAAAA.js"><style>p{}</style><link href="/assets/a-BBBBBBBB.css"><div data-files="/assets/a-CCCCCCCC.js">',
  'assets/demo-AAAAAAAA.js': 'import("./editor-DDDDDDDD.js")',
  'assets/editor-DDDDDDDD.js': '1',
  'assets/a-BBBBBBBB.css': 'p { background: url(/paper.png) }',
  'assets/a-CCCCCCCC.js': 'import "./lib-EEEEEEEE.js"; import("./later-FFFFFFFF.js"); "assets/a.tsx-GGGGGGGG.json"',
  'assets/lib-EEEEEEEE.js': '1',
  'assets/later-FFFFFFFF.js': '1',
  'assets/a.tsx-GGGGGGGG.json': '{"text":"// A comment"}',
  'paper.png': '1',
};

async function loadsOf(files: Record<string, string>) {
  const root = await writeFiles(files);
  return createLoads(
    root,
    '/',
    new Set(Object.keys(files).flatMap((file) => /^assets\/(.*\.json)$/.exec(file)?.[1] ?? [])),
  ).of('~demos/a.html');
}

const renamed = (from: string, to: string) =>
  Object.fromEntries(Object.entries(SITE).map(([file, text]) => [file.replace(from, to), text.replaceAll(from, to)]));

it('tells demos that load the same from others', async () => {
  const { loads, bytes } = await loadsOf(SITE);
  expect(bytes).toBeGreaterThan(0);
  const isSame = async (files: Record<string, string>) => (await loadsOf(files)).loads === loads;
  expect(await isSame({ ...SITE, 'assets/editor-DDDDDDDD.js': '2' }), 'what all demos load later').toBe(true);
  expect(await isSame(renamed('a.tsx-GGGGGGGG', 'a.tsx-HHHHHHHH')), 'the code that readers see').toBe(true);
  expect(await isSame(renamed('lib-EEEEEEEE', 'lib-HHHHHHHH')), 'the name of a file').toBe(true);
  for (const file of [
    'assets/lib-EEEEEEEE.js',
    'assets/later-FFFFFFFF.js',
    'assets/a-BBBBBBBB.css',
    'assets/demo-AAAAAAAA.js',
    'paper.png',
  ])
    expect(await isSame({ ...SITE, [file]: `${SITE[file as keyof typeof SITE]} 2` }), file).toBe(false);
});

it("takes the code of demos out of a page's text, and its front matter", () => {
  const codes = new Set(['one();\n\ntwo();']);
  const page = (code: string) =>
    `---\nversion: 1\n---\n\nText.\n\n\`\`\`tsx title="a.tsx"\n${code}\n\`\`\`\n\n- Item\n\n  \`\`\`tsx\n  one();\n\n  two();\n  \`\`\`\n`;
  expect(textOf(page('one();\n\ntwo();'), codes)).toBe('Text.\n\n- Item');
  expect(textOf(page('other();'), codes)).toContain('other();');
});
