import { compile } from '@mdx-js/mdx';
import { expect, it } from 'vitest';
import type { Program } from 'estree';
import type { SplitPage } from './page-output';
import { fillRuns, splitRuns } from './split-runs';

const readFile = () => ({ lang: 'css', text: 'td {}', html: '<b>td</b> {}' });

async function splitOf(mdx: string, replaced: string[] = []) {
  let page: SplitPage | undefined;
  const split = () => (program: Program) => void (page = splitRuns(program, new Set(replaced)));
  await compile(mdx, { recmaPlugins: [split] });
  return page && { ...page, runs: fillRuns(page.runs, readFile) };
}

/** What the module and the text of a page hold of these words, and how many runs it has. A page of text alone has no module. */
async function split(mdx: string, words: string[], replaced?: string[]) {
  const page = await splitOf(mdx, replaced);
  if (!page) return undefined;
  const { code = '', runs } = page;
  const held = (text: string) => words.filter((word) => text.includes(word));
  const shown = code ? { shown: code.split('.Run, {').length - 1 } : {};
  return { live: held(code), still: held(JSON.stringify(runs)), runs: runs.length, ...shown };
}

it('takes text, code and tables out of a page, a run between each two live parts', async () => {
  const page = `import Demo from './demo';

## Title

Some *words* with <b style={{ color: 'red' }}>weight</b>.

<CodeBlock lang="ts" html="coded" text="coded" />

<Demo id="shown" />

<Demo id="second" />

<Callout kind="tip">Advice with a <Link to="/a">link</Link></Callout>
`;
  expect(await split(page, ['Title', 'words', 'weight', 'coded', 'shown', 'second', 'Advice'])).toEqual({
    live: ['shown', 'second'],
    still: ['Title', 'words', 'weight', 'coded', 'Advice'],
    runs: 2,
    shown: 2,
  });
});

it('leaves what a page computes, what it defines, and what the site replaces, to React', async () => {
  const page = `export const year = 2020;
export const Actions = () => 'own';

Made in {year}

<Actions>chosen</Actions>

<button onClick={() => alert()}>pressed</button>

<Link to="/a" prefetch="viewport">ahead</Link>

<Callout>advice</Callout>

Only text
`;
  expect(await split(page, ['Made', 'chosen', 'pressed', 'ahead', 'advice', 'Only'], ['callout'])).toEqual({
    live: ['Made', 'chosen', 'pressed', 'ahead', 'advice'],
    still: ['Only'],
    runs: 1,
    shown: 1,
  });
});

it('takes all of a page that is one element, and nothing of one that is live', async () => {
  expect(await split('<Callout>advice</Callout>\n', ['advice'])).toEqual({ live: [], still: ['advice'], runs: 1 });
  expect(await split('<div>words</div>\n', ['words'])).toEqual({ live: [], still: ['words'], runs: 1 });
  expect(await split('{1 + 1}\n', [])).toBeUndefined();
  expect(await split('\n', [])).toBeUndefined();
});

it('keeps what differs between elements: tags of the page, components, properties, pictures and files', async () => {
  const page = `import picture from './a.png?url';
import file from 'virtual:demo-file/docs/a.css.source';

# *Title* <b style={{ margin: -1 }} hidden>b</b>

<CodeBlock html={file.html} />

<img src={picture} />
`;
  const { code, runs = [] } = (await splitOf(page)) ?? {};
  expect(code).toContain('export const _files = [picture];');
  expect(code).not.toContain('Title');
  expect(runs).toEqual([
    [
      {
        $: 'h1',
        children: [
          { $: 'em', children: 'Title' },
          ' ',
          { $: '<b', style: { margin: -1 }, hidden: true, children: 'b' },
        ],
      },
      '\n',
      { $: 'CodeBlock', html: '<b>td</b> {}' },
      '\n',
      { $: '<img', src: { $: 0 } },
    ],
  ]);
});

it('leaves the module as it is while only what stays as it is changes, whatever elements that has', async () => {
  const page = (text: string) => `export const year = 2020;\n\n## In {year}\n\n${text}\n\n<Demo id="a" />\n`;
  const { code } = (await splitOf(page('Some words.'))) ?? {};
  expect((await splitOf(page('### New\n\n*Other* words.\n\n<Callout>Advice</Callout>')))?.code).toBe(code);
  expect(code).toContain('h2: "h2"');
});
