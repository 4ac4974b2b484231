import { expect, it } from 'vitest';
import { FRAME_LIMITS, readFrameMessage } from './frame-messages';

it('takes messages as they are documented', () => {
  for (const message of [
    { type: 'ready', document: 1.5 },
    { type: 'rendered', run: 1, height: 120, stateReset: true },
    {
      type: 'failed',
      run: 1,
      error: { phase: 'evaluate', message: 'No', stack: '', url: 'live:a', line: 1, column: 2 },
    },
    { type: 'console', run: 2, entries: [{ level: 'warn', react: true, text: 'Key', stack: '' }], dropped: 3 },
    { type: 'drawn', text: '<svg/>' },
    { type: 'key', key: { key: 'k', ctrlKey: true, metaKey: false, shiftKey: false, altKey: false } },
  ])
    expect(readFrameMessage(message)).toEqual(message);
});

it.each([
  undefined,
  null,
  'ready',
  [],
  {},
  { type: 'rendered' },
  { type: 'failed', run: 1 },
  { type: 'console', run: 1 },
])('takes %j for none', (data) => {
  expect(readFrameMessage(data)).toBeUndefined();
});

it('cuts what is too long, too much or no number', () => {
  const long = 'x'.repeat(5_000_000);
  expect(readFrameMessage({ type: 'failed', run: 1, error: { phase: 'nope', message: long, stack: {} } })).toEqual({
    type: 'failed',
    run: 1,
    error: { phase: 'later', message: long.slice(0, FRAME_LIMITS.text), stack: '' },
  });
  expect(readFrameMessage({ type: 'height', height: 1e9 })).toEqual({ type: 'height', height: FRAME_LIMITS.height });
  expect(readFrameMessage({ type: 'height', height: Number.NaN })).toEqual({ type: 'height', height: 0 });
  // Half a drawing is none.
  expect(readFrameMessage({ type: 'drawn', text: `${long}.` })).toEqual({ type: 'drawn', text: '' });
  const entries = Array.from({ length: 500 }, () => ({ level: 'shout', text: long }));
  const cut = readFrameMessage({ type: 'console', run: 1, entries, dropped: -1 });
  if (cut?.type !== 'console') throw new Error('It is a message of the console');
  expect(cut.entries).toHaveLength(FRAME_LIMITS.entries);
  expect(cut.dropped).toBe(300);
  expect(cut.entries[0]).toEqual({ level: 'log', react: false, text: long.slice(0, FRAME_LIMITS.text), stack: '' });
});
