import { expect, it } from 'vitest';
import { installCommand, MANAGERS } from './package-manager';

it('says how each package manager adds packages', () => {
  expect(MANAGERS.map((manager) => installCommand(manager, ['@rc-component/table', 'react']))).toEqual([
    'npm install @rc-component/table react',
    'pnpm add @rc-component/table react',
    'yarn add @rc-component/table react',
    'bun add @rc-component/table react',
  ]);
});

it('adds packages for development alone', () => {
  expect(MANAGERS.map((manager) => installCommand(manager, ['vite'], true))).toEqual([
    'npm install -D vite',
    'pnpm add -D vite',
    'yarn add -D vite',
    'bun add -d vite',
  ]);
});
