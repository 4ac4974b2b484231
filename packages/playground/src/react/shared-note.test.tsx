// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { LiveSession, LiveView } from '../session/live-session';
import { EnvironmentContext, type Environment } from './environment';
import { SharedNote } from './shared-note';

afterEach(cleanup);

const environment = { locale: 'en-US', texts: {}, phrases: {} } as Partial<Environment> as Environment;

function show(note: LiveView['note'], hasOwn: boolean): (string | null)[] {
  cleanup();
  const view = { note } as Partial<LiveView> as LiveView;
  const session = { subscribe: () => () => {}, view: () => view } as Partial<LiveSession> as LiveSession;
  render(
    <EnvironmentContext value={environment}>
      <SharedNote session={session} hasOwn={hasOwn} onShow={vi.fn()} onLeave={vi.fn()} />
    </EnvironmentContext>,
  );
  return within(screen.getByRole('note'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
}

it('offers to run code that waits before all else, and leads back to what the reader has', () => {
  expect(show('stopped', true)).toEqual(['Run', 'Show code', 'Back to my version']);
  expect(screen.getByRole('note').textContent).toMatch('Shared code, not run yet');
  expect(show(undefined, false)).toEqual(['Show code', 'Back to the original']);
  expect(screen.getByRole('note').textContent).not.toMatch('not run yet');
});
