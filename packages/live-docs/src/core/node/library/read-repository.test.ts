import { expect, it } from 'vitest';
import { readRepository } from './read-repository';

const url = 'https://github.com/owner/select';

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
