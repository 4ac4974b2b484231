// @vitest-environment happy-dom
import { expect, it, onTestFinished } from 'vitest';
import { fakeClock } from '../../../../tests/support/fake-clock';
import { createSession } from '../session/create-session';
import { createEditStore } from '../texts/edit-store';
import { createEditor } from './create-editor';

function open() {
  const parent = document.body.appendChild(document.createElement('div'));
  const session = createSession({
    originals: [{ name: 'simple.css', text: 'td { color: red; }\n' }],
    store: createEditStore('simple'),
    clock: fakeClock(),
    recover: async () => false,
    createPlayer: () => {
      throw new Error('Nothing runs');
    },
  });
  const editor = createEditor({ parent, session, file: 'simple.css', typesOf: () => undefined });
  onTestFinished(() => {
    editor.destroy();
    parent.remove();
  });
  return { parent, editor };
}

it('says that the code has an error without being drawn anew, which would scroll it', () => {
  const { parent, editor } = open();
  editor.translate({
    locale: 'en-US',
    phrases: {},
    labels: { initial: 'Default:', reference: '{name} in the API reference' },
  });
  editor.describe({ label: 'Code editor', description: 'hint', invalid: false });
  const line = parent.querySelector('.cm-line');
  editor.describe({ label: 'Code editor', description: 'hint error', invalid: true });
  expect(parent.querySelector('[role=textbox]')!.getAttribute('aria-invalid')).toBe('true');
  expect(parent.querySelector('.cm-line')).toBe(line);
});
