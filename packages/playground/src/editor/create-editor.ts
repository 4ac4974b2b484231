import { isolateHistory } from '@codemirror/commands';
import { forceParsing } from '@codemirror/language';
import { diagnosticCount, setDiagnostics, type Diagnostic } from '@codemirror/lint';
import {
  Annotation,
  Compartment,
  EditorState,
  type Extension,
  type Text,
  type StateEffect,
  type TransactionSpec,
} from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { TextEdit, TypeIssue } from '../model/type-messages';
import type { LiveError } from '../model/live';
import { PlaygroundError } from '../model/playground-error';
import type { CodeTarget, LiveSession } from '../session/live-session';
import { findChange } from './find-change';
import {
  createDescription,
  createExtensions,
  createTexts,
  type EditorDescription,
  type EditorTexts,
} from './create-extensions';
import type { TypeTools } from './type-tools';
import { toFile, toShown } from './lines';
import type { Caret } from './static-text';

interface EditorInput {
  parent: HTMLElement;
  session: LiveSession;
  file: string;
  /** What is known of types in a file; absent for files without types. */
  typesOf: (file: string) => TypeTools | undefined;
  /** Where the reader has had the caret in files, before the editor came. */
  carets?: ReadonlyMap<string, Caret>;
  /** Called on Escape, unless that closed something. */
  onLeave: () => void;
}

/** What is wrong with extensions that the editor can't take. */
const FOREIGN = {
  file: 'extensions',
  found: "CodeMirror doesn't take them: they may come from another copy of it",
  expected: 'extensions that are made with the @codemirror packages that live-playground imports',
  fix: 'Run "npm ls @codemirror/state", and have one version of it: "npm dedupe", or `resolve.dedupe` in Vite',
};

/** Milliseconds that colouring what is in view may take at once. Later it would be seen to come. */
const PARSE = 100;

/** Says that a change comes from the session and need not be told to it. */
const fromSession = Annotation.define<true>();

/** The editor of a demo's files, one at a time. */
export type Editor = ReturnType<typeof createEditor>;

/** Opens an editor on a demo's texts. Each file keeps its own history, selection and scroll position. */
export function createEditor({ parent, session, file, typesOf, carets, onLeave }: EditorInput) {
  const states = new Map<string, EditorState>();
  const scrolls = new Map<string, [top: number, left: number]>();
  const texts = new Compartment();
  const description = new Compartment();
  const fixed = new Compartment();
  const own = new Compartment();
  /** Of the page around. */
  let extended: Extension = [];
  let spoken: EditorTexts | undefined;
  let described: EditorDescription | undefined;
  let current = file;
  let marked: LiveError | undefined;
  let listed: readonly TypeIssue[] = [];

  const open = (name: string): EditorState => {
    const known = states.get(name);
    if (known) return known;
    const state = EditorState.create({
      doc: toShown(session.original(name)),
      extensions: [
        // Before ours: the first has the say.
        own.of(extended),
        createExtensions(name, onLeave),
        fixed.of(fixedOf(name)),
        texts.of(textsOf(name)),
        description.of(descriptionOf()),
      ],
    });
    // From the original on, so that what was typed before the editor came, or kept on the device, can be undone.
    const caught = catchUp(state, name);
    const { length } = caught.doc;
    const { anchor = 0, head = 0 } = carets?.get(name) ?? {};
    return caught.update({ selection: { anchor: Math.min(anchor, length), head: Math.min(head, length) } }).state;
  };
  const fixedOf = (name: string) => EditorState.readOnly.of(session.isFixed(name));
  const textsOf = (name: string) => (spoken ? createTexts(spoken, typesOf(name)) : []);
  const descriptionOf = () => (described ? createDescription(described) : []);
  const catchUp = (state: EditorState, name: string) => {
    const change = changeOf(state, name);
    return change ? state.update(change).state : state;
  };
  const changeOf = (state: EditorState, name: string): TransactionSpec | undefined => {
    const changes = findChange(state.doc.toString(), toShown(session.text(name))) ?? [];
    const effects = state.readOnly === session.isFixed(name) ? [] : fixed.reconfigure(fixedOf(name));
    return [changes, effects].flat().length > 0 ? { changes, effects, annotations: fromSession.of(true) } : undefined;
  };
  const fileText = (doc: Text, name: string) => toFile(doc.toString(), session.original(name));

  const view = new EditorView({
    state: open(current),
    parent,
    dispatchTransactions(transactions, view) {
      const typed = transactions.some((one) => one.docChanged && !one.annotation(fromSession));
      const doc = transactions.at(-1)?.newDoc;
      // Before the editor parses and shows it: the compiler works beside it.
      if (typed && doc) session.edit(current, fileText(doc, current));
      view.update(transactions);
    },
  });

  const apply = (effectOf: (name: string) => StateEffect<unknown>) => {
    for (const [name, state] of states) states.set(name, state.update({ effects: effectOf(name) }).state);
    view.dispatch({ effects: effectOf(current) });
  };

  const colour = () => forceParsing(view, view.viewport.to, PARSE);
  colour();

  const applyMark = () => {
    const diagnostics = [
      ...(marked?.file === current ? [toDiagnostic(view.state, marked)] : []),
      ...listed.filter(({ file }) => file === current).map((issue) => issueDiagnostic(view.state, issue)),
    ];
    if (diagnostics.length === 0 && diagnosticCount(view.state) === 0) return;
    view.dispatch(setDiagnostics(view.state, diagnostics));
  };

  return {
    show(name: string) {
      if (name === current) return;
      states.set(current, view.state);
      scrolls.set(current, [view.scrollDOM.scrollTop, view.scrollDOM.scrollLeft]);
      current = name;
      view.setState(open(name));
      colour();
      applyMark();
      this.scrollTo(...(scrolls.get(name) ?? [0, 0]));
    },
    /** Takes over texts that were changed by anything but the editor. */
    sync() {
      for (const [name, state] of states) states.set(name, catchUp(state, name));
      const change = changeOf(view.state, current);
      if (change) view.dispatch(change);
    },
    /** Takes extensions of the page around, in place of those before. What they throw is told in the console. */
    extend(next: Extension = []) {
      const before = extended;
      const set = (extension: Extension) => {
        extended = extension;
        apply(() => own.reconfigure(extension));
      };
      try {
        set(next);
      } catch (cause) {
        set(before);
        reportError(new PlaygroundError(FOREIGN, { cause }));
      }
    },
    /** Says everything in the language of the interface, from now on. */
    translate(next: EditorTexts) {
      spoken = next;
      apply((name) => texts.reconfigure(textsOf(name)));
    },
    describe(next: EditorDescription) {
      described = next;
      apply(() => description.reconfigure(descriptionOf()));
    },
    /** Has the Tab key indent, or move on as anywhere. @param message announced with it. */
    takeTab(on: boolean, message: string | undefined) {
      view.setTabFocusMode(!on);
      if (message !== undefined) view.dispatch({ effects: EditorView.announce.of(message) });
    },
    /** Underlines the places of the demo's error and type errors, and nothing else. */
    mark(error: LiveError | undefined, issues: readonly TypeIssue[]) {
      marked = error;
      listed = issues;
      applyMark();
    },
    /** Offset of the caret in the shown file. */
    caret: () => view.state.selection.main.head,
    /** Replaces a part of the shown file and puts the caret behind it. @param message announced with it. */
    replace({ from, to, insert }: TextEdit, message: string) {
      view.dispatch({
        changes: { from, to, insert },
        selection: { anchor: from + insert.length },
        effects: EditorView.announce.of(message),
        scrollIntoView: true,
      });
      view.focus();
    },
    /** Puts another text in the place of the shown file's, which is one step to undo. @param caret where the caret goes. */
    rewrite(text: string, caret: number) {
      const changes = findChange(view.state.doc.toString(), text);
      if (!changes) return;
      const anchor = Math.min(caret, text.length);
      view.dispatch({ changes, selection: { anchor }, annotations: isolateHistory.of('full'), scrollIntoView: true });
    },
    /** Goes to an error in the shown file and announces it. */
    goToIssue({ from, line, message }: TypeIssue) {
      const anchor = Math.min(from, view.state.doc.length);
      view.dispatch({
        selection: { anchor },
        userEvent: 'select',
        effects: [
          EditorView.scrollIntoView(anchor, { y: 'center' }),
          EditorView.announce.of(`${view.state.phrase('on line')} ${line}: ${message}`),
        ],
      });
      view.focus();
    },
    /** Goes to a place, and takes the focus unless told not to; selects the whole file where no line is named. */
    goTo({ line, column = 1 }: CodeTarget, takesFocus = true) {
      const { doc } = view.state;
      const found = line === undefined ? undefined : doc.line(Math.min(Math.max(line, 1), doc.lines));
      const head = found ? Math.min(found.from + column - 1, found.to) : doc.length;
      view.dispatch({
        selection: { anchor: found ? head : 0, head },
        userEvent: 'select',
        effects: found ? EditorView.scrollIntoView(head, { y: 'center' }) : [],
      });
      if (takesFocus) view.focus();
    },
    focus: () => view.focus(),
    scrollTo(top: number, left: number) {
      // Measures first: until then heights are guesses, and there may be no such place.
      view.lineBlockAtHeight(0);
      view.scrollDOM.scrollTo(left, top);
    },
    destroy: () => view.destroy(),
  };
}

/** Underlines a type error, as far as the text that it's about is still there. */
function issueDiagnostic({ doc }: EditorState, { from, to, message }: TypeIssue): Diagnostic {
  const start = Math.min(from, doc.length);
  return { from: start, to: Math.max(start, Math.min(to, doc.length)), severity: 'error', message };
}

/** Underlines the word at the place, or the character where there is no word. */
function toDiagnostic(state: EditorState, { message, line = 1, column = 1 }: LiveError): Diagnostic {
  const { from, to } = state.doc.line(Math.min(Math.max(line, 1), state.doc.lines));
  const start = Math.min(from + column - 1, to);
  const word = state.wordAt(start);
  const end = word && word.to > start ? word.to : Math.min(start + 1, to);
  return { from: start === end ? Math.max(from, start - 1) : start, to: end, severity: 'error', message };
}
