import { describe, expect, it } from 'vitest';
import type { Manifest } from '../node/files/installed-package';
import { guessSite, PLACEHOLDER } from './guess-site';

const forReact: Manifest = { peerDependencies: { react: '>=18' } };

/** Guesses for a folder whose packages are all installed. */
const guess = (manifest: Manifest | undefined, installed: Record<string, Manifest> = {}) =>
  guessSite('my-docs', manifest, (name) => installed[name]);

describe('the library', () => {
  const installed = {
    'react': {},
    'react-dom': forReact,
    'live-docs': forReact,
    'lodash': {},
    'react-window': forReact,
    '@scope/select': forReact,
  };

  it.each<[string, Manifest, library: string, title: string]>([
    [
      'the first dependency that is made for React',
      {
        dependencies: { 'lodash': '1', 'react-dom': '1', 'live-docs': '1', '@scope/select': '1', 'react-window': '1' },
      },
      '@scope/select',
      'Select',
    ],
    ['a development dependency', { devDependencies: { 'react-window': '1' } }, 'react-window', 'React Window'],
    ['React, if there is none', { dependencies: { 'react': '1', 'react-dom': '1' } }, 'react', 'My Docs'],
    ['React, if nothing is installed', { dependencies: { '@other/select': '1' } }, 'react', 'My Docs'],
  ])('is %s', (_, manifest, library, title) => {
    expect(guess(manifest, installed)).toMatchObject({ library, title });
  });

  it('is React in a folder without package.json', () => {
    expect(guess(undefined)).toEqual({ title: 'My Docs', library: 'react', repository: { url: PLACEHOLDER } });
  });
});

describe('the repository', () => {
  const url = 'https://github.com/owner/select';

  it.each([
    url,
    'git+https://github.com/owner/select.git',
    'git://github.com/owner/select.git#main',
    'git+ssh://git@github.com/owner/select.git',
    'git@github.com:owner/select.git',
    'github:owner/select',
    'owner/select',
  ])('%s is read', (repository) => {
    expect(guess({ repository }).repository).toEqual({ url });
    expect(guess({ repository: { url: repository, directory: 'docs' } }).repository).toEqual({
      url,
      directory: 'docs',
    });
  });

  it.each(['', 'select', '../select', 'file:///select'])('"%s" is no address', (repository) => {
    expect(guess({ repository }).repository).toEqual({ url: PLACEHOLDER });
  });

  it("is the library's if package.json names none", () => {
    const dependencies = { select: '1' };
    const installed = { select: { ...forReact, repository: { url, directory: 'packages/select' } } };
    expect(guess({ dependencies }, installed).repository).toEqual({ url });
    expect(guess({ dependencies, repository: 'owner/docs' }, installed)).toMatchObject({
      repository: { url: 'https://github.com/owner/docs' },
      libraryRepository: url,
    });
    expect(guess({ dependencies, repository: url }, installed)).not.toHaveProperty('libraryRepository');
  });
});
