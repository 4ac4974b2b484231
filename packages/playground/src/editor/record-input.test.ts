// @vitest-environment happy-dom
import { expect, it, onTestFinished } from 'vitest';
import { type EarlyInput, recordInput } from './record-input';

function openCode(text: string) {
  const code = document.body.appendChild(document.createElement('code'));
  code.tabIndex = 0;
  code.textContent = text;
  const inputs: EarlyInput[] = [];
  const recorder = recordInput(code, 'app.tsx', inputs);
  onTestFinished(() => {
    recorder.stop();
    code.remove();
  });
  const send = (event: Event) => code.dispatchEvent(event);
  return {
    code,
    inputs,
    recorder,
    place(anchor: number, head = anchor) {
      code.focus();
      getSelection()!.setBaseAndExtent(code.firstChild!, anchor, code.firstChild!, head);
    },
    /** @returns false if the browser's own way was called off. */
    press: (key: string, more: KeyboardEventInit = {}) =>
      send(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })),
    write: (inputType: string, data: string | null = null) =>
      send(new InputEvent('beforeinput', { inputType, data, bubbles: true, cancelable: true })),
    send,
  };
}

/** What was recorded, in short. */
const told = (inputs: EarlyInput[]) =>
  inputs.map((input) => {
    if (input.type === 'text') return input.text;
    return input.type === 'key' ? `<${input.event.key}>` : `${input.caret.anchor}-${input.caret.head}`;
  });

it('records text, keys and places in order, and leaves the code as it is', () => {
  const { code, inputs, recorder, place, press, write } = openCode('let a = 1;');
  place(4, 5);
  expect(press('End')).toBe(true);
  expect(press('b')).toBe(true);
  expect(write('insertText', 'b')).toBe(false);
  expect(press('End')).toBe(false);
  expect(press('Enter')).toBe(false);
  write('insertFromPaste', '// two\n');
  place(0);
  write('deleteContentBackward');
  place(3);
  recorder.stop();
  expect(told(inputs)).toEqual(['4-5', 'b', '<End>', '<Enter>', '// two\n', '0-0', '<Backspace>', '3-3']);
  expect(code.textContent).toBe('let a = 1;');
});

it('leaves what the browser and its page need of the keyboard', () => {
  const { inputs, place, press, write } = openCode('let a = 1;');
  place(0);
  write('insertText', 'x');
  for (const key of ['c', 'r', 'f', 'v', 'x']) expect(press(key, { ctrlKey: true })).toBe(true);
  expect(press('Tab')).toBe(true);
  expect(press('Escape')).toBe(true);
  expect(press('Delete', { shiftKey: true })).toBe(true);
  expect(told(inputs)).toEqual(['0-0', 'x']);
});

it('waits for a word that is being composed, which browsers write into the code', async () => {
  const { code, inputs, recorder, place, send } = openCode('let a = 1;');
  place(10);
  send(new Event('compositionstart'));
  let isIdle = false;
  const idle = recorder.idle().then(() => (isIdle = true));
  code.append('你好');
  await Promise.resolve();
  expect(isIdle).toBe(false);
  send(Object.assign(new Event('compositionend'), { data: '你好' }));
  await idle;
  expect(told(inputs)).toEqual(['10-10', '你好']);
  expect(code.textContent).toBe('let a = 1;');
});
