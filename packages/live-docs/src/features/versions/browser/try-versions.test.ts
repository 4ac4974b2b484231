import { expect, it, vi } from 'vitest';
import type { VersionRun } from '../../../core/model';
import { firstThatDiffers, tryVersions, type Trial } from './try-versions';

const texts = () => ({ 'a.tsx': '' });
const shows = (markup: string): VersionRun => ({ markup, picture: '' });

/** Runs versions with the results that a test says. @returns what is known in the end, and which were run. */
async function tryAll(answer: (version: string, turn: number) => VersionRun) {
  const ran: string[] = [];
  let last: Trial | undefined;
  const run = (version: string) => {
    ran.push(version);
    return { result: Promise.resolve(answer(version, ran.length)), cancel: () => {} };
  };
  tryVersions(['1', '2', '3'], { texts, run }, (trial) => (last = trial));
  await vi.waitFor(() => expect(last?.isRunning).toBe(false));
  return { trial: last!, ran };
}

it('finds the first version that shows something else, once the one before has shown the same twice', async () => {
  const { trial, ran } = await tryAll((version) => shows(version === '3' ? 'b' : 'a'));
  expect(firstThatDiffers(trial)).toMatchObject({ version: '3', differences: ['markup'], before: { version: '2' } });
  expect(ran).toEqual(['1', '2', '3', '2']);
});

it('compares what a demo shows no longer if it shows something else each time', async () => {
  const { trial } = await tryAll((_, turn) => shows(String(turn)));
  expect(trial.isUnsteady).toBe(true);
  expect(firstThatDiffers(trial)).toBeUndefined();
});

it('compares with the last version that could be loaded', async () => {
  const { trial } = await tryAll((version) =>
    version === '2' ? { ...shows(''), error: 'offline', isUnloaded: true } : shows('a'),
  );
  expect(trial.tried.map(({ before }) => before?.version)).toEqual([undefined, '1', '1']);
  expect(firstThatDiffers(trial)).toBeUndefined();
});

it('runs nothing more once it is stopped', async () => {
  const cancel = vi.fn();
  const onChange = vi.fn();
  const run = vi.fn(() => ({ result: Promise.resolve(shows('a')), cancel }));
  tryVersions(['1', '2'], { texts, run }, onChange)();
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ isRunning: false })));
  expect([run.mock.calls.length, cancel.mock.calls.length]).toEqual([1, 1]);
});
