// @vitest-environment happy-dom
import { Facet } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { expect, it, onTestFinished, vi } from 'vitest';
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
    parent.remove();
    localStorage.clear();
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
  const { parent, editor, session } = open();
  const isFixed = () => parent.querySelector('[role=textbox]')!.getAttribute('aria-readonly') === 'true';
  expect(isFixed()).toBe(false);
  editor.show('look.scss');
  expect(isFixed()).toBe(true);
  editor.show('simple.css');
  session.put({}, { 'simple.css': { readOnly: true } });
  editor.sync();
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

it('takes the extensions of the page in each file, and others in their place', () => {
  const { parent, editor } = open();
  const marked = () => parent.querySelector('[role=textbox]')!.getAttribute('data-marked');
  const mark = (value: string) => EditorView.contentAttributes.of({ 'data-marked': value });
  editor.extend(mark('one'));
  expect(marked()).toBe('one');
  editor.show('rows.ts');
  expect(marked()).toBe('one');
  editor.extend(mark('two'));
  editor.show('simple.css');
  expect(marked()).toBe('two');
  editor.extend(undefined);
  expect(marked()).toBeNull();
});

it('tells of extensions from another copy of CodeMirror, and leaves those before', () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { parent, editor } = open();
  const kept = Facet.define<string>();
  editor.extend([kept.of('kept'), EditorView.contentAttributes.of({ 'data-kept': '' })]);
  editor.extend({ extension: {} } as unknown as Parameters<typeof editor.extend>[0]);
  expect(report.mock.calls).toMatchObject([
    [{ message: expect.stringMatching(/^extensions: CodeMirror doesn't take them.*npm ls @codemirror\/state/) }],
  ]);
  expect(parent.querySelector('[data-kept]')).not.toBeNull();
});

it('keeps the caret at its words where the page replaces the text', () => {
  const { editor, session } = open();
  editor.replay([{ file: 'simple.css', type: 'caret', caret: { anchor: 12, head: 12 } }]);
  session.put({ 'simple.css': 'th, td { color: red; }\n' });
  editor.sync();
  expect(editor.caret()).toBe('th, td { color: '.length);
  session.put({}, { 'simple.css': { readOnly: true } });
  editor.sync();
  expect(editor.caret()).toBe('th, td { color: '.length);
});
