// @vitest-environment happy-dom
import { expect, it, onTestFinished } from 'vitest';
import { fakeClock } from '../../../../tests/support/fake-clock';
import { fakeHost } from '../../../../tests/support/fake-host';
import { createSession } from '../session/create-session';
import { createEditStore } from '../texts/edit-store';
import { createEditor } from './create-editor';

function open() {
  const parent = document.body.appendChild(document.createElement('div'));
  const session = createSession({
    originals: [
      { name: 'simple.css', text: 'td { color: red; }\n' },
      { name: 'rows.ts', text: 'const rows = [];\n' },
      { name: 'look.scss', text: 'td { color: red; }\n' },
    ],
    store: createEditStore('simple'),
    clock: fakeClock(),
    host: fakeHost().host,
    demo: 'simple',
    place: () => ({ slot: parent, title: '', scrolls: false }),
    showsOriginal: true,
  });
  const editor = createEditor({ parent, session, file: 'simple.css', typesOf: () => undefined, onLeave: () => {} });
  onTestFinished(() => {
    editor.destroy();
    localStorage.clear();
    parent.remove();
  });
  return { parent, editor, session };
}

it('says that the code has an error without being drawn anew, which would scroll it', () => {
  const { parent, editor } = open();
  editor.translate({
    locale: 'en-US',
    phrases: {},
    labels: { initial: 'Default:', since: 'Since {version}', reference: '{name} in the API reference' },
  });
  editor.describe({ label: 'Code editor', description: 'hint', invalid: false });
  const line = parent.querySelector('.cm-line');
  editor.describe({ label: 'Code editor', description: 'hint error', invalid: true });
  expect(parent.querySelector('[role=textbox]')!.getAttribute('aria-invalid')).toBe('true');
  expect(parent.querySelector('.cm-line')).toBe(line);
});

it('lets nobody edit what only the build compiles', () => {
  const { parent, editor } = open();
  const isFixed = () => parent.querySelector('[role=textbox]')!.getAttribute('aria-readonly') === 'true';
  expect(isFixed()).toBe(false);
  editor.show('look.scss');
  expect(isFixed()).toBe(true);
});

it('does what was typed before it was there: in order, in its file, at its place', () => {
  const { editor, session } = open();
  const key = (file: string, key: string) =>
    ({ file, type: 'key', event: new KeyboardEvent('keydown', { key }) }) as const;
  const text = (file: string, text: string) => ({ file, type: 'text', text }) as const;
  const caret = (file: string, anchor: number, head = anchor) =>
    ({ file, type: 'caret', caret: { anchor, head } }) as const;
  editor.replay([
    caret('simple.css', 12, 15),
    text('simple.css', 'b'),
    text('simple.css', 'lues'),
    key('simple.css', 'Backspace'),
    caret('rows.ts', 14),
    text('rows.ts', '{'),
    // Where the reader saw it, before what they had typed.
    caret('simple.css', 0, 2),
    text('simple.css', 'th'),
    key('simple.css', 'End'),
    key('simple.css', 'Enter'),
    text('simple.css', 'x'),
    caret('rows.ts', 15),
    text('rows.ts', ' as const'),
  ]);
  expect(session.texts()).toMatchObject({
    'simple.css': 'th { color: blue; }\nx\n',
    'rows.ts': 'const rows = [{}] as const;\n',
  });
  expect(editor.caret()).toBe('th { color: blue; }\nx'.length);
});

it('takes a formatted text in one step of its history, also right behind a key', () => {
  const { editor, session } = open();
  const typed = (text: string) => ({ file: 'simple.css', type: 'text', text }) as const;
  editor.replay([{ file: 'simple.css', type: 'caret', caret: { anchor: 18, head: 18 } }, typed(' '), typed('a{}')]);
  editor.rewrite('td {\n  color: red;\n}\na {\n}', 24);
  expect([session.text('simple.css'), editor.caret()]).toEqual(['td {\n  color: red;\n}\na {\n}\n', 24]);
  const undo = new KeyboardEvent('keydown', { key: 'z', ctrlKey: true });
  editor.replay([{ file: 'simple.css', type: 'key', event: undo }]);
  expect(session.text('simple.css')).toBe('td { color: red; } a{}\n');
});
