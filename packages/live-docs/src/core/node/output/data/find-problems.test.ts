import { expect, it } from 'vitest';
import { snapshotOf } from '../../../../../tests/unit/snapshot-of';
import { formatProblem } from 'live-playground/model';
import { findProblems, findWarnings } from './find-problems';

it('names each file of public that the build would replace', async () => {
  const snapshot = await snapshotOf({
    'docs/index.mdx': '---\ntitle: Home\n---\n',
    'docs/guide/start.mdx': '---\ntitle: Start\n---\n',
    'public/404.html': '',
    'public/build.json': '',
    'public/guide/start.html': '',
    'public/guide/photo.png': '',
    'public/index.html': '',
    'public/notes.html': '',
  });
  expect(findProblems(snapshot).map(formatProblem)).toEqual(
    [
      ['404.html', 'the build'],
      ['build.json', 'the build'],
      ['guide/start.html', 'docs/guide/start.mdx'],
      ['index.html', 'docs/index.mdx'],
    ].map(
      ([name, writer]) =>
        `public/${name}: ${writer} writes a file of this name, too. Expected a name that nothing else has. Rename or delete the file.`,
    ),
  );
});

it('warns once of many links to a section that is not there, and of many others of a page', async () => {
  const links = (count: number, to: string) => Array.from({ length: count }, (_, at) => `[a](${to}${at})`).join(' ');
  const page = (title: string, text: string) => `---\ntitle: ${title}\n---\n\n${text}\n`;
  const files = {
    'docs/index.mdx': page('Home', `${links(4, '/api/a')}\n\n[a](/api)\n\n${links(2, '/other/')}`),
    'docs/more.mdx': page('More', `${links(3, '/api/b')}\n\n${links(6, '#gone-')}`),
  };
  const snapshot = await snapshotOf(files, undefined, { deadLinks: 'warn' });
  expect(findWarnings(snapshot).map(({ file, line, found }) => `${file}:${line} ${found}`)).toEqual([
    'docs/index.mdx:5 dead link to "/api/a0", and 7 more below "/api" on 2 pages',
    'docs/index.mdx:9 dead link to "/other/0"',
    'docs/index.mdx:9 dead link to "/other/1"',
    'docs/more.mdx:7 dead anchor in the link to "#gone-0", and 5 more on this page',
  ]);
});
