import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { fakeClock } from '../../../../tests/support/fake-clock';
import { fakeHost } from '../../../../tests/support/fake-host';
import { createSession } from '../session/create-session';
import type { LiveSession } from '../session/live-session';
import { createPageStore } from '../texts/edit-store';
import { EnvironmentContext, type Environment } from './environment';
import { LiveNotes } from './live-notes';

const environment = { locale: 'en-US', texts: {}, phrases: {} } as Partial<Environment> as Environment;

/** A block with a demo whose code has an error. */
function openFailed(): LiveSession {
  const session = createSession({
    host: fakeHost().host,
    demo: 'simple',
    originals: [{ name: 'simple.tsx', text: '' }],
    store: createPageStore(),
    clock: fakeClock(),
    place: () => expect.fail('Nothing runs'),
    showsOriginal: true,
  });
  const view = { ...session.view(), error: { message: 'Unexpected token' } };
  return { ...session, view: () => view };
}

it('gives the errors of two blocks with the same demo ids of their own', () => {
  const html = renderToString(
    <EnvironmentContext value={environment}>
      {[openFailed(), openFailed()].map((session) => (
        <LiveNotes key={session.id} session={session} isShared={false} />
      ))}
    </EnvironmentContext>,
  );
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(2);
});
