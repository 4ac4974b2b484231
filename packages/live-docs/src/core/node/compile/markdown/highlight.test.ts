import { expect, it } from 'vitest';
import { CODE_LANGUAGES, highlight, languageOf } from './highlight';

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

it('marks keywords, strings, names and comments, line by line', () => {
  expect(highlight("const a = 'b'; // c\nf(a);\n", 'ts')).toBe(
    '<span class="line"><span class="k">const</span> a = <span class="s">\'b\'</span>; <span class="c">// c</span></span>\n' +
      '<span class="line"><span class="n">f</span>(a);</span>',
  );
});

it.each(['tsx', 'css', 'json', 'sh', 'text'])('keeps every character of %s', (lang) => {
  const code = 'a < b && c > "d";\n\n  {x: 1} /* <T,> */\n<p class="q">é 表</p>';
  expect(textOf(highlight(code, lang))).toBe(code);
});

it('keeps a token that runs over several lines marked on each', () => {
  expect(highlight('/* a\n b */', 'css')).toBe(
    '<span class="line"><span class="c">/* a</span></span>\n<span class="line"><span class="c"> b */</span></span>',
  );
});

it.each([
  ['Bash', 'sh'],
  ['tsx | pure', 'tsx'],
  ['constructor', 'constructor'],
  ['toString', 'toString'],
])('takes the language of the fence "%s" as %s', (info, language) => {
  expect(languageOf(info, CODE_LANGUAGES)).toBe(language);
});
