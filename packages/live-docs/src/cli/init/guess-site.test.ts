import { expect, it } from 'vitest';
import { guessSite, titleOf } from './guess-site';
import { PLACEHOLDER, readRepository } from './read-repository';

const url = 'https://github.com/owner/select';

it.each([
  ['@scope/date-picker', 'Date Picker'],
  ['react-window', 'React Window'],
  ['HexColorPicker', 'Hex Color Picker'],
  ['--', 'Documentation'],
])('the title of %s is %s', (name, title) => expect(titleOf(name)).toBe(title));

it.each([
  url,
  'git+https://github.com/owner/select.git',
  'git://github.com/owner/select.git#main',
  'git+ssh://git@github.com/owner/select.git',
  'git@github.com:owner/select.git',
  'github:owner/select',
  'owner/select',
])('%s is the address of a repository', (repository) => {
  expect(readRepository({ repository })).toEqual({ url });
  expect(readRepository({ repository: { url: repository, directory: 'docs' } })).toEqual({ url, directory: 'docs' });
});

it.each(['', 'select', '../select', 'file:///select'])('"%s" is none', (repository) => {
  expect(readRepository({ repository })).toBeUndefined();
});

it("takes the library's repository if package.json names none, and the site's place in it", () => {
  const library = { name: 'select', manifest: { description: 'Chooses one. ', repository: `${url}.git` } };
  expect(guessSite('/home/docs', library)).toEqual({
    title: 'Select',
    summary: 'Chooses one',
    library: 'select',
    repository: { url },
  });
  expect(guessSite('/home/docs', library, { repository: 'owner/docs' })).toMatchObject({
    repository: { url: 'https://github.com/owner/docs' },
    libraryRepository: url,
  });
  const own = guessSite('/home/select/website', library, { repository: url }, '/home/select');
  expect(own.repository).toEqual({ url, directory: 'website' });
  expect(own).not.toHaveProperty('libraryRepository');
  expect(guessSite('/home/my-docs')).toMatchObject({
    title: 'My Docs',
    library: undefined,
    repository: { url: PLACEHOLDER },
  });
});
