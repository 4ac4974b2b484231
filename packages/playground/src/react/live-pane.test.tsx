// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { fakeClock } from '../../../../tests/support/fake-clock';
import { fakeHost } from '../../../../tests/support/fake-host';
import type { LiveError } from '../model/live';
import type { TypeIssue } from '../model/type-messages';
import { EMPTY_LOG } from '../run/console-log';
import { createSession } from '../session/create-session';
import { createPageStore } from '../texts/edit-store';
import { EnvironmentContext, type Environment } from './environment';
import { LiveNotes } from './live-notes';
import { LivePane } from './live-pane';
import type { Code } from './use-code';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const environment = { locale: 'en-US', texts: {}, phrases: {} } as Partial<Environment> as Environment;
const place = { file: 'app.tsx', line: 3, column: 5 };
const slip: TypeIssue = {
  ...place,
  from: 20,
  to: 24,
  code: 2552,
  message: "Cannot find name 'cont'.",
  fixes: [{ kind: 'spelling', name: 'count', edit: { from: 20, to: 24, insert: 'count' } }],
};
const other: TypeIssue = { ...slip, line: 9, message: 'Another one', fixes: [] };

function show(issues: TypeIssue[], error?: LiveError) {
  const made = createSession({
    host: fakeHost().host,
    demo: 'simple',
    originals: [{ name: 'app.tsx', text: '' }],
    store: createPageStore(),
    clock: fakeClock(),
    place: () => expect.fail('Nothing runs'),
    showsOriginal: true,
  });
  const view = { ...made.view(), error };
  const session = { ...made, view: () => view };
  const nothing = () => {};
  const code: Code = {
    files: [],
    session,
    types: { issues, status: 'ready' },
    wantTypes: nothing,
    retryTypes: nothing,
    toolsOf: () => undefined,
    onEditor: nothing,
    formatting: { format: nothing, said: undefined },
    onKeyDown: nothing,
    goTo: nothing,
    fix: nothing,
  };
  render(
    <EnvironmentContext value={environment}>
      <LivePane code={code} log={EMPTY_LOG} error={error} isOpen onOpen={nothing} />
      <LiveNotes session={session} code={code} isShared={false} onOpen={nothing} />
    </EnvironmentContext>,
  );
  const count = (text: string) => document.body.textContent.split(text).length - 1;
  return { count };
}

it('keeps the divider, and its focus, when it collapses the list and brings it back', async () => {
  show([slip]);
  const divider = screen.getByRole('separator', { name: 'Height of the messages' });
  const list = document.getElementById(divider.getAttribute('aria-controls')!)!;
  const size = () => divider.getAttribute('aria-valuenow');
  const state = () => [document.activeElement === divider, size(), list.closest('[hidden]') !== null];
  divider.focus();
  const first = size();
  await userEvent.keyboard('{Enter}');
  expect(state()).toEqual([true, '0', true]);
  await userEvent.keyboard('{Enter}');
  expect(state()).toEqual([true, first, false]);
  // What the button collapses, the divider brings back as it was.
  await userEvent.keyboard('{ArrowUp}');
  const larger = size();
  await userEvent.click(screen.getByRole('button', { name: 'Type errors' }));
  divider.focus();
  await userEvent.keyboard('{Enter}');
  expect([Number(larger) > Number(first), state()]).toEqual([true, [true, larger, false]]);
});

it('says each error once, in one place, with what mends it', async () => {
  const { count } = show([slip, other], { ...place, message: 'cont is not defined' });
  expect([count('cont is not defined'), count('Cannot find name'), count('Another one')]).toEqual([1, 0, 0]);
  expect(screen.getByRole('alert').textContent).toContain('Change to count');
  const tab = screen.getByRole('tab', { name: /Type errors/ });
  expect(tab.textContent).toBe('Type errors1');
  await userEvent.click(tab);
  expect([count('Cannot find name'), count('Another one')]).toEqual([0, 1]);
});
