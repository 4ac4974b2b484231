// @vitest-environment happy-dom
import { undo } from '@codemirror/commands';
import { Facet } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { expect, it, onTestFinished, vi } from 'vitest';
import { fakeClock } from '../../../../tests/support/fake-clock';
import { fakeHost } from '../../../../tests/support/fake-host';
import { createSession } from '../session/create-session';
import { createEditStore } from '../texts/edit-store';
import { createEditor } from './create-editor';
import type { Caret } from './static-text';

function open({ carets, typed }: { carets?: Map<string, Caret>; typed?: string } = {}) {
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
  if (typed !== undefined) session.edit('simple.css', typed);
  const editor = createEditor({
    parent,
    session,
    file: 'simple.css',
    typesOf: () => undefined,
    ...(carets && { carets }),
    onLeave: () => {},
  });
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

it('has what was typed before it was there, to be undone, and the caret where that was in each file', () => {
  const carets = new Map([
    ['simple.css', { anchor: 4, head: 2 }],
    ['rows.ts', { anchor: 99, head: 99 }],
  ]);
  const { parent, editor, session } = open({ carets, typed: 'th { color: red; }\n' });
  expect([editor.caret(), parent.querySelector('.cm-line')!.textContent]).toEqual([2, 'th { color: red; }']);
  undo(EditorView.findFromDOM(parent.querySelector('.cm-editor')!)!);
  expect(session.text('simple.css')).toBe('td { color: red; }\n');
  editor.show('rows.ts');
  expect(editor.caret()).toBe('const rows = [];'.length);
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
  const { editor, session } = open({ carets: new Map([['simple.css', { anchor: 12, head: 12 }]]) });
  session.put({ 'simple.css': 'th, td { color: red; }\n' });
  editor.sync();
  expect(editor.caret()).toBe('th, td { color: '.length);
  session.put({}, { 'simple.css': { readOnly: true } });
  editor.sync();
  expect(editor.caret()).toBe('th, td { color: '.length);
});

it('takes a formatted text in one step of its history, also right behind a key', () => {
  const { parent, editor, session } = open();
  const content = parent.querySelector<HTMLElement>('[role=textbox]')!;
  const end = session.text('simple.css').trimEnd().length;
  EditorView.findFromDOM(content)!.dispatch({
    changes: { from: end, insert: ' a{}' },
    selection: { anchor: end + 4 },
    userEvent: 'input.type',
  });
  expect(session.text('simple.css')).toBe('td { color: red; } a{}\n');
  editor.rewrite('td {\n  color: red;\n}\na {\n}', 24);
  expect([session.text('simple.css'), editor.caret()]).toEqual(['td {\n  color: red;\n}\na {\n}\n', 24]);
  content.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true }));
  expect(session.text('simple.css')).toBe('td { color: red; } a{}\n');
});
