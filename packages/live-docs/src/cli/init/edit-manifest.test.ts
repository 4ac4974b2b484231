import { expect, it } from 'vitest';
import { addIgnored, addScripts } from './edit-manifest';

it('adds the scripts that a package.json lacks, and keeps its indentation', () => {
  const text = '{\n\t"name": "kit",\n\t"scripts": {\n\t\t"docs": "other"\n\t}\n}';
  const { text: next, added } = addScripts(text, 'kit', { 'docs': 'live-docs dev', 'docs:build': 'live-docs build' });
  expect(added).toEqual(['docs:build']);
  expect(next).toBe(
    '{\n\t"name": "kit",\n\t"scripts": {\n\t\t"docs": "other",\n\t\t"docs:build": "live-docs build"\n\t}\n}',
  );
  expect(addScripts(next, 'kit', { docs: 'live-docs dev' })).toEqual({ text: next, added: [] });
});

it('writes a package.json where there is none', () => {
  const { text } = addScripts(undefined, 'my-docs', { dev: 'live-docs dev' });
  expect(JSON.parse(text)).toEqual({
    name: 'my-docs',
    version: '0.0.0',
    private: true,
    type: 'module',
    scripts: { dev: 'live-docs dev' },
  });
});

it('adds what git is to ignore once', () => {
  expect(addIgnored('/dist/\nlib', ['dist', '.site'])).toEqual({ text: '/dist/\nlib\n.site\n', added: ['.site'] });
  expect(addIgnored('dist\n.site\n', ['dist', '.site']).added).toEqual([]);
});
