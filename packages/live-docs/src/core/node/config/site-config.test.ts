import { expect, it } from 'vitest';
import { FEATURES } from '../../../features';
import { readSiteConfig } from './site-config';

const least = {
  title: 'Table',
  library: 'table',
  repository: { url: 'https://example.org/table' },
};

it('fills in what is left out', () => {
  expect(readSiteConfig(least)).toEqual({
    ...least,
    library: ['table'],
    docs: 'docs',
    alias: {},
    description: '',
    formerly: [],
    repository: { ...least.repository, branch: 'main', directory: [] },
    base: '/',
    output: 'dist',
    head: [],
    navigation: [],
    twoLevelNavigation: false,
    language: { id: 'en', name: 'English' },
    languages: [],
    remarkPlugins: [],
    parts: {},
    rehypePlugins: [],
    codeLanguages: {},
    compress: [],
    contentSecurityPolicy: {},
    deadLinks: 'error',
    typeCheck: true,
    plugins: [],
    features: [],
  });
});

it.each([
  [{ base: '/docs' }, 'the option "base" is "/docs". Expected a path with a slash at both ends'],
  [{ title: undefined }, 'the option "title" is missing. Expected a value of type string. Add it'],
  [{ title: '' }, 'the option "title" is "". Expected a text that isn\'t empty'],
  [
    { languages: [{ id: 'fr', name: 'Français' }] },
    'the option "languages.0.file" is missing. Expected a file with the texts',
  ],
  [
    {
      languages: [
        { id: 'french', name: 'F', file: 'fr.ts' },
        { id: 'e', name: 'E', file: 'e.ts' },
      ],
    },
    '"languages.1.id" is "e"',
  ],
  [{ language: 'zh-cn' }, 'the option "language" is "zh-cn". Expected a BCP 47 tag'],
  [
    { language: 'fr', languages: [{ id: 'en', name: 'English' }] },
    `the option "language" is "fr". Expected a language that the engine has texts in (en and zh-CN), or one that "languages" has a file with texts for: { id: 'fr', name: 'français', file: 'languages/fr.ts' }`,
  ],
  [
    { language: 'zh-CN', languages: [{ id: 'zh-CN', name: '中文', base: '/zh' }] },
    'the option "languages.0.base" is "/zh". Expected no "base" of the default language',
  ],
  [{ navigation: [{ path: '/demo/', title: 'Demo' }] }, 'an address that starts with "/" and doesn\'t end with one'],
  [{ navigation: [{ path: '/demo', titel: 'Demo' }] }, 'Unknown option "navigation.0.titel". Did you mean "title"?'],
  [{ repository: { url: 'example' } }, 'the option "repository.url" is "example". Expected an address such as'],
  [{ titel: 'x' }, 'site.config.ts: Unknown option "titel". Did you mean "title"? Expected one of title, description,'],
  [{ xyzxyz: 1 }, 'site.config.ts: Unknown option "xyzxyz". Expected one of title'],
  [{ logo: 'https://example.org/a b' }, 'an address that starts with "https://"'],
  [{ logo: 'http://example.org/logo.svg' }, 'an address that starts with "https://"'],
  [{ output: '../out' }, 'Expected a folder such as "dist"'],
  [{ output: 'src' }, 'Expected a folder such as "dist"'],
  [{ output: '.site/x' }, 'Expected a folder such as "dist"'],
  [{ logo: '/logo.svg' }, 'a path such as "folder/name.svg" (.svg, .png, .webp)'],
  [{ theme: '../theme.css' }, 'a path such as "folder/name.css"'],
  [{ redirects: { old: '/new' } }, '"old" is a key of "redirects". Expected an address that starts with "/"'],
  [{ redirects: { '/a/../b': '/new' } }, '"/a/../b" is a key of "redirects"'],
  [
    { redirects: { '/old': 'new' } },
    '"redirects./old" is "new". Expected an address that starts with "/" or "https://"',
  ],
  [{ sandboxes: ['codepen'] }, '"sandboxes.0" is "codepen". Expected one of "codesandbox", "stackblitz"'],
  [
    { head: [{ tag: 'meta', attributes: { content: 1 } }] },
    '"head.0.attributes.content" is 1. Expected a text, true or false',
  ],
  [{ remarkPlugins: ['gfm'] }, '"remarkPlugins.0" is "gfm". Expected a plugin, or [plugin, options]'],
  [{ codeLanguages: { yaml: {} } }, '"codeLanguages.yaml" is {}. Expected a Lezer parser, or null'],
  [
    { contentSecurityPolicy: { 'image-src': ['https://example.org'] } },
    'Unknown option "contentSecurityPolicy.image-src". Did you mean "img-src"? Expected one of script-src, style-src,',
  ],
  [
    { contentSecurityPolicy: { 'script-src': ['unsafe-eval'] } },
    '"contentSecurityPolicy.script-src.0" is "unsafe-eval". Expected a source such as "https://example.org", "data:" or "\'unsafe-eval\'"',
  ],
  [{ contentSecurityPolicy: true }, 'the option "contentSecurityPolicy" is true. Expected'],
  [{ pictures: {} }, '"pictures" is {}. Expected a function'],
])('%j does not fit, and the message names it', (wrong, message) => {
  expect(() => readSiteConfig({ ...least, ...wrong } as never, FEATURES)).toThrow(message);
});

it('has the default language with its name and texts, apart from the others', () => {
  const english = { id: 'en', name: 'English' };
  const french = { id: 'fr', name: 'Français', file: 'fr.ts' };
  const read = (language: string, languages: (typeof french | typeof english)[]) => {
    const config = readSiteConfig({ ...least, language, languages });
    return [config.language, config.languages];
  };
  expect(read('zh-CN', [english])).toEqual([{ id: 'zh-CN', name: '中文' }, [english]]);
  expect(read('en-GB', [french])).toEqual([{ id: 'en-GB', name: 'English' }, [french]]);
  expect(read('fr', [french, english])).toEqual([french, [english]]);
});

it('names every option that does not fit', () => {
  expect(() => readSiteConfig({ ...least, a: 1, b: 2, base: '' } as never)).toThrow(/"base"[^]*"a"[^]*"b"/);
});
