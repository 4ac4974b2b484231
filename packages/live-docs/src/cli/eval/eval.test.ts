import { expect, onTestFinished, test, vi } from 'vitest';
import { writeFiles } from '../../../../../tests/support/write-files';
import { createBuildReader } from '../../tools';
import { evalSite } from './eval';

const ROOT = 'https://kit.example/';

const route = (path: string, title: string, text: string) => ({
  path,
  entries: [{ title, description: '', keywords: [], sections: [{ title: '', paragraphs: [text] }] }],
});

/** A built site with pages about colours and sizes. */
const FILES: Record<string, string> = {
  'build.json': JSON.stringify({ data: { search: 'search', tools: 'tools' } }),
  'tools': JSON.stringify({ root: ROOT }),
  'search': JSON.stringify({
    routes: [route('/', 'Start', 'Install it.'), route('/colours', 'Colours', 'Make a button red.')],
    demos: [],
    nav: [],
  }),
  'llms.txt': `# Kit\n\n## Parts\n\n- [Guide](${ROOT}llms/guide.txt)\n- [All](${ROOT}llms-full.txt)\n`,
  'llms/guide.txt': `- [Start](${ROOT}index.md): Install it.\n- [Colours](${ROOT}colours.md): Choose a tone.\n`,
  'index.md': '# Start\n\nnpm install kit',
  'colours.md': '# Colours\n\nSet `tone`.',
};

/** Asks questions, and answers the exit code and what was printed. */
async function ask(text: string) {
  const folder = await writeFiles({ 'questions.yaml': text });
  const log = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => log.mockRestore());
  const build = createBuildReader(async (address) => {
    const found = FILES[address];
    if (found === undefined) throw new Error(`there is no file ${address}`);
    return found;
  });
  const code = await evalSite(build, `${folder}/questions.yaml`);
  return { code, lines: log.mock.calls.flat() };
}

const question = (text: string, page: string, answer: string) =>
  `  - ask: ${text}\n    answers:\n      ${page}: ${answer}\n`;

test('what neither finds is listed, and fails if it is more than the file allows', async () => {
  const questions = `questions:\n${question('How do I install it?', '/', 'NPM install')}${question('red button', '/colours', 'tone')}`;
  expect(await ask(questions)).toEqual({
    code: 1,
    lines: [
      'search: 2 of 2 answered, 100 %, expected 100 %',
      'llms: "red button" found nothing, expected /colours',
      'llms: 1 of 2 answered, 50 %, expected 100 %',
    ],
  });
  expect((await ask(`llms: 50\n${questions}`)).code).toBe(0);
});

test('an answer that another page has, too, tells nothing of the hits', async () => {
  await expect(ask(`questions:\n${question('Colour?', '/colours', '"#"')}`)).rejects.toThrow(
    /"#" is on \/, too\. Expected a text of \/colours that only pages with the answer/,
  );
});

test('an answer that no page has, and a file that cannot be read, are told', async () => {
  await expect(ask(`questions:\n${question('Colour?', '/colours', 'hue')}`)).rejects.toThrow(
    /questions\.yaml: "hue" isn't on \/colours\. Expected the answer to "Colour\?"/,
  );
  await expect(ask('questions:\n  - ask: Colour?\n    page: /a\n')).rejects.toThrow(/questions\.yaml:2: questions\.0/);
  await expect(ask('search: all\nquestions: []\n')).rejects.toThrow(/questions\.yaml:1: search/);
  await expect(ask('- "')).rejects.toThrow(/the file of questions cannot be read/);
  await expect(
    evalSite(
      createBuildReader(async () => ''),
      '/nowhere.yaml',
    ),
  ).rejects.toThrow(/there is no such file/);
});
