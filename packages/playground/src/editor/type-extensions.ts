import {
  autocompletion,
  completionKeymap,
  pickedCompletion,
  type Completion,
  type CompletionSource,
} from '@codemirror/autocomplete';
import { forEachDiagnostic } from '@codemirror/lint';
import { Prec, StateEffect, StateField, type Extension } from '@codemirror/state';
import { EditorView, hoverTooltip, keymap, showTooltip, type Tooltip } from '@codemirror/view';
import type { TypeCompletion, TypeInfo, TypeSignature } from '../model/type-messages';
import type { TypeTools } from './type-tools';

/** Milliseconds in which the caret follows a tap. */
const SETTLING = 100;

/** Opens a tooltip that a key asked for, or closes it. */
const setTip = StateEffect.define<Tooltip | null>();

/** The tooltip that a key opened: it goes with the next edit. */
const tip = StateField.define<Tooltip | null>({
  create: () => null,
  update(value, { effects, docChanged, selection }) {
    for (const effect of effects) if (effect.is(setTip)) return effect.value;
    return docChanged || selection ? null : value;
  },
  provide: (field) => showTooltip.from(field),
});

/** Hover, completion, signatures and definitions in a file with types. */
export function typeExtensions(tools: TypeTools, labels: InfoLabels): Extension {
  return [
    tip,
    hoverTooltip((view, at) => (isTouched(view) ? null : hoverAt(tools, labels, at)), { hideOnChange: true }),
    autocompletion({ override: [complete(tools, labels)], icons: false, maxRenderedOptions: 100 }),
    EditorView.updateListener.of(({ view, docChanged, transactions }) => {
      const typed = docChanged && transactions.some((one) => one.isUserEvent('input'));
      const at = view.state.selection.main.head;
      if (typed && /[(,]/.test(view.state.sliceDoc(at - 1, at))) void showSignature(view, tools);
    }),
    EditorView.domEventHandlers({
      click(_event, view) {
        // Browsers send a moving mouse with a tap, and lint's own tooltip goes when the caret moves.
        if (isTouched(view)) setTimeout(() => void showInfo(view, tools, labels), SETTLING);
      },
      pointerdown: ({ pointerType }, view) => void (view.dom.dataset['pointer'] = pointerType),
      mousedown(event, view) {
        if (!(event.ctrlKey || event.metaKey) || event.button !== 0) return false;
        const at = view.posAtCoords(event);
        if (at !== null) void goToDefinition(tools, at);
        return at !== null;
      },
    }),
    Prec.high(
      keymap.of([
        ...completionKeymap,
        { key: 'F1', preventDefault: true, run: (view) => run(showInfo(view, tools, labels)) },
        { key: 'F12', preventDefault: true, run: (view) => run(goToDefinition(tools, view.state.selection.main.head)) },
        { key: 'Ctrl-Shift-Space', run: (view) => run(showSignature(view, tools)) },
        { key: 'Escape', run: closeTip },
      ]),
    ),
  ];
}

const isTouched = (view: EditorView) => view.dom.dataset['pointer'] === 'touch';

function run(work: Promise<void>): true {
  void work;
  return true;
}

function closeTip(view: EditorView): boolean {
  if (!view.state.field(tip)) return false;
  view.dispatch({ effects: setTip.of(null) });
  return true;
}

async function hoverAt(tools: TypeTools, labels: InfoLabels, at: number): Promise<Tooltip | null> {
  const found = await tools.ask('hover', at);
  if (!found) return null;
  return { pos: found.from, end: found.to, above: true, create: () => ({ dom: renderInfo(found, labels) }) };
}

/** Shows what is wrong and what is known of the name at the caret, and announces it. */
async function showInfo(view: EditorView, tools: TypeTools, labels: InfoLabels): Promise<void> {
  const { state } = view;
  const found = await tools.ask('hover', state.selection.main.head);
  if (!found || !view.state.doc.eq(state.doc)) return;
  const messages: string[] = [];
  forEachDiagnostic(state, ({ message }, from, to) => {
    if (from <= found.to && to >= found.from) messages.push(message);
  });
  view.dispatch({
    effects: [
      setTip.of({ pos: found.from, above: true, create: () => ({ dom: renderInfo(found, labels, messages) }) }),
      EditorView.announce.of([...messages, infoText(found)].join('. ')),
    ],
  });
}

async function showSignature(view: EditorView, tools: TypeTools): Promise<void> {
  const { doc } = view.state;
  const found = await tools.ask('signature', view.state.selection.main.head);
  if (!found || !view.state.doc.eq(doc)) return;
  view.dispatch({
    effects: setTip.of({ pos: found.from, above: true, create: () => ({ dom: renderSignature(found) }) }),
  });
}

async function goToDefinition(tools: TypeTools, at: number): Promise<void> {
  const found = await tools.ask('define', at);
  if (found) tools.goTo(found);
}

function complete(tools: TypeTools, labels: InfoLabels): CompletionSource {
  return async (context) => {
    const { pos, explicit } = context;
    // Not after a brace or a closing quote, where Enter is for a new line.
    if (!explicit && !context.matchBefore(/[\w$.<@/]$/)) return null;
    const found = await tools.ask('complete', pos);
    if (!found || context.aborted) return null;
    const info = async ({ label }: Completion) => {
      const details = await tools.ask('describe', pos, label);
      return details ? renderInfo(details, labels) : null;
    };
    return {
      from: found.from,
      options: found.options.map((option) => toCompletion(option, pos, info)),
      validFor: /^[\w$]*$/,
    };
  };
}

/** @param asked where the caret was when the names were asked for. */
function toCompletion(
  { label, kind, insert, boost, import: needed }: TypeCompletion,
  asked: number,
  info: (completion: Completion) => Promise<HTMLElement | null>,
): Completion {
  if (!needed) return { label, type: kind, boost, info, apply: insert };
  return {
    label,
    type: kind,
    boost,
    detail: needed.module,
    apply(view, completion, from, to) {
      const { edit } = needed;
      // Imports behind the caret have been moved by what was typed since.
      const moved = edit.from < asked ? 0 : to - asked;
      const changes = view.state.changes([
        { from, to, insert: label },
        { from: edit.from + moved, to: edit.to + moved, insert: edit.insert },
      ]);
      view.dispatch({
        changes,
        selection: { anchor: changes.mapPos(to, 1) },
        annotations: pickedCompletion.of(completion),
        userEvent: 'input.complete',
      });
    },
  };
}

/**
 * What is known of a name, as elements: the type, what it's for, its default, its first version and a link to the reference.
 * @param messages what is wrong with it.
 */
function renderInfo(info: TypeInfo, labels: InfoLabels, messages: readonly string[] = []): HTMLElement {
  const { code, description, default: initial, since, api } = info;
  const box = element('div', 'cm-type-info');
  for (const message of messages) box.append(element('code', 'cm-type-error', message));
  box.append(element('code', 'cm-type-code', code));
  if (description) box.append(element('p', 'cm-type-text', description));
  if (initial !== undefined) {
    const line = element('p', 'cm-type-text', `${labels.initial} `);
    line.append(element('code', '', initial));
    box.append(line);
  }
  if (since !== undefined) box.append(element('p', 'cm-type-text', labels.since.replace('{version}', since)));
  if (api) {
    const link = element('a', 'cm-type-link', labels.reference.replace('{name}', api.name));
    link.href = labels.addressOf(api.address);
    link.target = '_blank';
    link.rel = 'noopener';
    box.append(link);
  }
  return box;
}

export interface InfoLabels {
  initial: string;
  /** `{version}` is replaced. */
  since: string;
  /** `{name}` is replaced by the row's name. */
  reference: string;
  addressOf: (address: string) => string;
}

/** What is announced: the same without the link. */
const infoText = ({ code, description }: TypeInfo) => [code, description].filter(Boolean).join('. ');

/** A call with the argument that is being typed in bold. */
function renderSignature(signature: TypeSignature): HTMLElement {
  const { before, parameters, separator, after, active, description } = signature;
  const box = element('div', 'cm-type-info');
  const code = element('code', 'cm-type-code', before);
  parameters.forEach((parameter, at) => {
    if (at > 0) code.append(separator);
    code.append(at === active ? element('strong', '', parameter) : parameter);
  });
  code.append(after);
  box.append(code);
  if (description) box.append(element('p', 'cm-type-text', description));
  return box;
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, text = '') {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.textContent = text;
  return made;
}
