import { expect, it } from 'vitest';
import { hashSource } from './create-texts';

it('is the same for the same files, and another for any other name, text or order', () => {
  const files = { 'a.tsx': 'text', 'b.ts': '' };
  const others: Record<string, string>[] = [
    { 'a.tsx': 'Text', 'b.ts': '' },
    { 'a.tsx': 'text' },
    { 'b.ts': '', 'a.tsx': 'text' },
    {},
  ];
  expect(hashSource({ ...files })).toBe(hashSource(files));
  expect(new Set([files, ...others].map((each) => hashSource(each))).size).toBe(5);
});
