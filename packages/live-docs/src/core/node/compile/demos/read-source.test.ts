import { expect, it } from 'vitest';
import { readSource } from './read-source';

it.each(['a.tsx', 'a.jsx', 'a.js'])('reads JSX in %s', (name) => {
  const source = readSource(`/site/${name}`, name, "import B from './b';\nexport default () => <B />;\n");
  expect(source).toMatchObject({ imports: ['./b'], exports: [{ name: 'default' }], problems: [] });
});
