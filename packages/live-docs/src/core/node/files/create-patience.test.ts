import { expect, it } from 'vitest';
import { createPatience } from './create-patience';

const later = (milliseconds: number) => new Promise<string>((resolve) => setTimeout(resolve, milliseconds, 'done'));

it('waits as long as something settles, and gives up what never does', async () => {
  const patience = createPatience(200);
  const ends = await Promise.all([
    patience(new Promise<string>(() => {}), () => 'late'),
    ...[80, 160, 240].map((milliseconds) => patience(later(milliseconds), () => 'late')),
  ]);
  expect(ends).toEqual(['late', 'done', 'done', 'done']);
});

it('rejects as what it waits for does', async () => {
  await expect(createPatience(100)(Promise.reject(new Error('no')), () => 'late')).rejects.toThrow('no');
});

it('does not count the time in which this thread computes', async () => {
  const patience = createPatience(50);
  const work = patience(later(90), () => 'late');
  const until = performance.now() + 80;
  while (performance.now() < until);
  expect(await work).toBe('done');
});
