// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import type { MenuDemo } from '../../../core/model';
import { storePackageManager } from '../../../core/browser/ui/package-manager';
import { listItems } from './list-items';

afterEach(() => {
  vi.unstubAllEnvs();
  localStorage.clear();
});

const list = (demo: Partial<MenuDemo> = {}) =>
  listItems(
    'https://docs.example/kit/r/',
    { id: 'one', needs: { packages: [], files: ['one.tsx', 'one.css'] }, isEdited: false, look: '', ...demo },
    (key) => key,
  );

test("the command is one of the reader's package manager, with the published address", () => {
  vi.stubEnv('DEV', false);
  expect(list()).toEqual([
    {
      label: 'demo.project',
      hint: 'demo.project.help',
      command: 'npx shadcn@latest add https://docs.example/kit/r/one.json',
    },
  ]);
  storePackageManager().write('pnpm');
  expect(list({ isEdited: true })).toEqual([
    {
      label: 'demo.project',
      hint: 'demo.project.original',
      command: 'pnpm dlx shadcn@latest add https://docs.example/kit/r/one.json',
    },
  ]);
});

test('while developing it is that of the development server', () => {
  expect(list()[0]).toMatchObject({ command: `npx shadcn@latest add ${location.origin}/kit/r/one.json` });
});

test.each([
  ['as JavaScript', { look: 'code-js' }],
  ['in another version', { look: 'version-1.9' }],
  ['which runs on this site alone', { needs: { packages: [], files: [], isBound: true as const } }],
  ['with a picture', { needs: { packages: [], files: ['one.tsx', 'photo.png'] } }],
])('there is none for a demo %s', (_, demo) => expect(list(demo)).toEqual([]));
