/** Offsets of a selection in the shown text. */
interface Caret {
  anchor: number;
  head: number;
}

/** What a reader did to the code of a file while its editor was loading. */
export type EarlyInput = { file: string } & (
  | { type: 'text'; text: string }
  | { type: 'key'; event: KeyboardEvent }
  /** In the text as it was shown, without what was typed before. */
  | { type: 'caret'; caret: Caret }
);

/** Where the selection is in an element that has the focus; undefined where it is elsewhere. */
function readCaret(code: HTMLElement): Caret | undefined {
  const selection = getSelection();
  const { anchorNode, focusNode } = selection ?? {};
  if (!selection || !anchorNode || !focusNode || document.activeElement !== code) return undefined;
  if (!code.contains(anchorNode) || !code.contains(focusNode)) return undefined;
  return {
    anchor: offsetOf(code, anchorNode, selection.anchorOffset),
    head: offsetOf(code, focusNode, selection.focusOffset),
  };
}

function offsetOf(code: HTMLElement, node: Node, at: number): number {
  const range = document.createRange();
  range.setStart(code, 0);
  range.setEnd(node, at);
  return range.toString().length;
}

/** Keys that change the text. The letters do with Ctrl or Cmd. */
const EDITING = /^(Enter|Backspace|Delete|[zy/])$/i;

/** Keys that move the caret or the selection. The letter does with Ctrl or Cmd. */
const MOVING = /^(Arrow\w+|Home|End|Page\w+|a)$/i;

/** Input that isn't text, by the key that does the same: virtual keyboards and menus send no key. */
const KEYS: Partial<Record<string, string>> = {
  insertParagraph: 'Enter',
  insertLineBreak: 'Enter',
  deleteContentBackward: 'Backspace',
  deleteContentForward: 'Delete',
  deleteByCut: 'Delete',
};

/**
 * Keeps code as it is while its editor loads, and records what a reader types into it.
 * @param code editable element whose text is the code.
 * @param inputs takes what is recorded, in order.
 */
export function recordInput(code: HTMLElement, file: string, inputs: EarlyInput[]) {
  const scope = new AbortController();
  const { signal } = scope;
  const pristine = [...code.childNodes].map((node) => node.cloneNode(true));
  const busy = new Set<'composing' | 'pressing'>();
  const waiting: (() => void)[] = [];
  let isTyped = false;
  let placed: Caret | undefined;

  const recordCaret = () => {
    const caret = readCaret(code);
    if (caret && (caret.anchor !== placed?.anchor || caret.head !== placed.head))
      inputs.push({ file, type: 'caret', caret });
    placed = caret;
  };
  const recordText = (text: string | null | undefined) => {
    if (!text) return;
    recordCaret();
    inputs.push({ file, type: 'text', text });
    isTyped = true;
  };
  const recordKey = (event: KeyboardEvent) => {
    recordCaret();
    inputs.push({ file, type: 'key', event });
    isTyped = true;
  };
  const end = (work: 'composing' | 'pressing') => {
    busy.delete(work);
    // The caret follows the pointer in this task.
    if (busy.size === 0) setTimeout(() => waiting.splice(0).forEach((resolve) => resolve()));
  };

  code.addEventListener(
    'keydown',
    (event) => {
      // The caret in the document doesn't move by what is typed, so it can't move by keys after that.
      if (!isText(event) && (EDITING.test(event.key) || (isTyped && MOVING.test(event.key)))) {
        event.preventDefault();
        recordKey(event);
      }
    },
    { signal },
  );
  code.addEventListener(
    'beforeinput',
    (event) => {
      const { inputType, data, dataTransfer } = event;
      if (/composition/i.test(inputType)) return;
      event.preventDefault();
      const key = KEYS[inputType];
      if (key) recordKey(new KeyboardEvent('keydown', { key }));
      else recordText(data ?? dataTransfer?.getData('text/plain'));
    },
    { signal },
  );
  code.addEventListener(
    'compositionstart',
    () => {
      busy.add('composing');
      recordCaret();
    },
    { signal },
  );
  code.addEventListener(
    'compositionend',
    ({ data }) => {
      // Browsers don't let it be held back.
      code.replaceChildren(...pristine.map((node) => node.cloneNode(true)));
      placed = readCaret(code);
      recordText(data);
      end('composing');
    },
    { signal },
  );
  code.addEventListener('pointerdown', () => busy.add('pressing'), { signal });
  for (const name of ['pointerup', 'pointercancel'])
    window.addEventListener(name, () => busy.has('pressing') && end('pressing'), { signal });

  return {
    /** Resolves when no word is being composed and no pointer is pressed: what takes the place of the code would break that off. */
    idle: (): Promise<void> => (busy.size === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
    /** Ends it. Where the caret is now is the last thing that's recorded. */
    stop() {
      recordCaret();
      scope.abort();
    },
  };
}

/** True for keys that write a character, go to an input method, or cut. */
function isText({ key, keyCode, ctrlKey, metaKey, shiftKey, isComposing }: KeyboardEvent): boolean {
  if (isComposing || keyCode === 229) return true;
  return key.length === 1 ? !(ctrlKey || metaKey) : key === 'Delete' && shiftKey;
}
