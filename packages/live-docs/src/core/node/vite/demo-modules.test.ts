import { expect, it } from 'vitest';
import { reach } from './demo-modules';

it('lists the files that a demo reaches, packages and virtual modules aside', () => {
  const imports: Record<string, { importedIds: string[]; dynamicallyImportedIds: string[] }> = {
    '\0virtual:island/a': { importedIds: ['/s/a.tsx', '/s/node_modules/react/index.js'], dynamicallyImportedIds: [] },
    '/s/a.tsx': { importedIds: ['/s/a.css?inline'], dynamicallyImportedIds: ['/library/b.ts'] },
    '/library/b.ts': { importedIds: ['/s/a.tsx'], dynamicallyImportedIds: [] },
  };
  expect(reach('\0virtual:island/a', (id) => imports[id] ?? null)).toEqual(['/library/b.ts', '/s/a.css', '/s/a.tsx']);
});
