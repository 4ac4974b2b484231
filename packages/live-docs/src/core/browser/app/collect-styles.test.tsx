import { expect, it } from 'vitest';
import { renderToString } from 'react-dom/server';
import { createContext, use } from 'react';
import { collectStyles } from './collect-styles';

const RulesContext = createContext<string[]>([]);

function Red() {
  use(RulesContext).push('.red{color:red}');
  return <b className="red">Text</b>;
}

it('has each page rendered under a collector, and takes its tags once that is done', () => {
  const serverStyles = (page: React.ReactNode) => {
    const rules: string[] = [];
    return {
      content: <RulesContext value={rules}>{page}</RulesContext>,
      getTags: () => `<style>${rules.join('')}</style>`,
    };
  };
  const pages = [<Red key="1" />, <i key="2" />].map((page) => {
    const { content, getTags } = collectStyles(serverStyles, page);
    return [renderToString(content), getTags()];
  });
  expect(pages).toEqual([
    ['<b class="red">Text</b>', '<style>.red{color:red}</style>'],
    ['<i></i>', '<style></style>'],
  ]);
});

it('leaves a page as it is without one', () => {
  const page = <Red />;
  const { content, getTags } = collectStyles(undefined, page);
  expect([content, getTags()]).toEqual([page, '']);
});

it.each([{}, () => undefined, () => ({ content: null }), () => ({ getTags: () => '' })])(
  'says what the module should export (%#)',
  (serverStyles) => {
    expect(() => collectStyles(serverStyles, null)).toThrow(
      'The module that "serverStyles" in site.config.ts names must export by default a function',
    );
  },
);
