// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { afterEach, expect, it } from 'vitest';
import { fakeClock } from '../../../../tests/support/fake-clock';
import { fakeHost } from '../../../../tests/support/fake-host';
import { createSession } from '../session/create-session';
import type { LiveSession } from '../session/live-session';
import { createPageStore } from '../texts/edit-store';
import { EnvironmentContext, type Environment } from './environment';
import { FormatButton } from './format-button';
import { useCode } from './use-code';

afterEach(cleanup);

const environment = { locale: 'en-US', texts: {}, phrases: {} } as Partial<Environment> as Environment;

function Code({ session }: { session: LiveSession }) {
  const view = useSyncExternalStore(session.subscribe, session.view);
  const code = useCode('', [], session, view);
  return (
    <div onKeyDown={code.onKeyDown}>
      <FormatButton code={code} file={view.file} />
      <input aria-label="Code" />
    </div>
  );
}

function show(files: Record<string, string>): LiveSession {
  const session = createSession({
    host: fakeHost().host,
    demo: '',
    originals: Object.entries(files).map(([name, text]) => ({ name, text })),
    store: createPageStore(),
    clock: fakeClock(),
    place: () => expect.fail('Nothing runs'),
    showsOriginal: true,
  });
  render(
    <EnvironmentContext value={environment}>
      <Code session={session} />
    </EnvironmentContext>,
  );
  return session;
}

it('formats the shown file by the button and by the keys, and leaves what it cannot parse', async () => {
  const session = show({ 'app.tsx': 'let a=1\n', 'look.scss': 'b{}' });
  const button = screen.getByRole('button', { name: 'Format code' });
  await userEvent.click(button);
  expect(await screen.findByText('Code formatted.')).toBeTruthy();
  expect(session.text()).toBe('let a = 1;\n');

  session.edit('app.tsx', 'let a = 1;\n\nlet b = ;\n');
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Not formatted. Line 3: Unexpected token')).toBeTruthy();
  expect(session.text()).toBe('let a = 1;\n\nlet b = ;\n');

  session.edit('app.tsx', 'let a = 1;\n\nlet b = { };\n');
  await userEvent.keyboard('{Shift>}{Alt>}[KeyF]{/Alt}{/Shift}');
  expect(await screen.findByText('Code formatted.')).toBeTruthy();
  expect(session.text()).toBe('let a = 1;\n\nlet b = {};\n');
});

it('is off for a file that only the build compiles', async () => {
  const session = show({ 'look.scss': 'b{}' });
  expect(screen.getByRole('button', { name: 'Format code' }).getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Format code' }));
  expect(session.text()).toBe('b{}');
});
