import { expect, it } from 'vitest';
import { snapshotOf } from '../../../../../tests/unit/snapshot-of';
import { formatProblem } from 'live-playground/model';
import { findProblems } from './find-problems';

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
