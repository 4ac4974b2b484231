// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from '../../../../tests/unit/render';
import { Menu } from './menu';

const items = ['Light', 'Dark', 'Auto'].map((label) => ({ value: label.toLowerCase(), label }));

async function renderMenu() {
  const onChange = vi.fn<(value: string) => void>();
  const container = await render(<Menu label="Colour" icon="*" items={items} value="dark" onChange={onChange} />);
  const button = container.querySelector('button')!;
  const focused = () => document.activeElement?.textContent;
  const press = async (key: string, held: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, ...held, bubbles: true, cancelable: true });
    await act(async () => void document.activeElement?.dispatchEvent(event));
    return event.defaultPrevented;
  };
  const isOpen = () => button.getAttribute('aria-expanded') === 'true';
  return { onChange, button, focused, isOpen, press };
}

it('opens at the chosen item and moves with the keys', async () => {
  const { button, focused, isOpen, press } = await renderMenu();
  button.focus();
  await press('ArrowDown');
  expect([isOpen(), focused()]).toEqual([true, 'Dark']);
  const visited = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End']) {
    await press(key);
    visited.push(focused());
  }
  expect(visited).toEqual(['Auto', 'Light', 'Auto', 'Light', 'Auto']);
});

it('goes from its button to either end', async () => {
  const { button, focused, press } = await renderMenu();
  await act(async () => button.click());
  for (const [key, label] of [
    ['ArrowDown', 'Light'],
    ['ArrowUp', 'Auto'],
  ] as const) {
    button.focus();
    await press(key);
    expect(focused()).toBe(label);
  }
});

it('leaves keys that are held with others to the browser, open or not', async () => {
  const { button, focused, isOpen, press } = await renderMenu();
  button.focus();
  expect([await press('ArrowDown', { metaKey: true }), isOpen()]).toEqual([false, false]);
  await press('ArrowDown');
  expect([await press('Home', { ctrlKey: true }), focused()]).toEqual([false, 'Dark']);
});

it('tells what was chosen, closes, and gives focus back', async () => {
  const { onChange, button, isOpen, press } = await renderMenu();
  await act(async () => button.click());
  await press('Home');
  await act(async () => (document.activeElement as HTMLElement).click());
  expect(onChange.mock.calls).toEqual([['light']]);
  expect([isOpen(), document.activeElement]).toEqual([false, button]);
});

it('closes on Escape and on a press outside, choosing nothing', async () => {
  const { onChange, button, isOpen, press } = await renderMenu();
  await act(async () => button.click());
  await press('Escape');
  expect([isOpen(), document.activeElement]).toEqual([false, button]);
  await act(async () => button.click());
  await act(async () => document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })));
  expect(isOpen()).toBe(false);
  expect(onChange).not.toHaveBeenCalled();
});

it('holds things to do, which leave no mark and have a line of help', async () => {
  const container = await render(
    <Menu
      label="Copy as"
      icon="*"
      items={[{ value: 'svg', label: 'SVG', hint: 'For Figma' }]}
      onChange={vi.fn()}
      actions
    />,
  );
  await act(async () => container.querySelector('button')!.click());
  const item = container.querySelector('[role="menuitem"]')!;
  expect(item.querySelector(':not([aria-hidden])')).toBeNull();
  expect(document.getElementById(item.getAttribute('aria-describedby') ?? '')?.textContent).toBe('For Figma');
  expect([item.hasAttribute('aria-checked'), item.querySelector('svg')]).toEqual([false, null]);
});

it('stays closed if the reader has gone elsewhere before it could open', async () => {
  let loaded = () => {};
  const loading = new Promise<void>((resolve) => (loaded = resolve));
  const container = await render(
    <>
      <Menu label="More" icon="*" items={items} onChange={() => {}} prepare={() => loading} />
      <input />
    </>,
  );
  const [button, field] = [container.querySelector('button')!, container.querySelector('input')!];
  button.focus();
  await act(async () => button.click());
  field.focus();
  await act(async () => loaded());
  expect([button.getAttribute('aria-expanded'), document.activeElement]).toEqual(['false', field]);
  button.focus();
  await act(async () => button.click());
  expect(button.getAttribute('aria-expanded')).toBe('true');
});

/** A press as in Safari: no button takes the focus, but the nearest element around it that can. */
async function pressAround(button: HTMLElement) {
  await act(async () => {
    const down = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    if (button.dispatchEvent(down)) button.closest('main')?.focus();
    button.click();
  });
}

it('opens, is chosen from and closes where a pressed button does not take the focus', async () => {
  const onChange = vi.fn();
  const container = await render(
    <main tabIndex={-1}>
      <Menu label="More" icon="*" items={items} onChange={onChange} prepare={async () => {}} />
    </main>,
  );
  const button = container.querySelector('button')!;
  const isOpen = () => button.getAttribute('aria-expanded') === 'true';
  container.querySelector('main')!.focus();
  await pressAround(button);
  expect(isOpen()).toBe(true);
  await pressAround(button);
  expect(isOpen()).toBe(false);
  await pressAround(button);
  await pressAround(container.querySelector<HTMLElement>('[role^="menuitem"]')!);
  expect([onChange.mock.calls, isOpen()]).toEqual([[['light']], false]);
});

it('marks one item: the focus follows the mouse, not a finger', async () => {
  const { button, focused } = await renderMenu();
  await act(async () => button.click());
  const [light, , auto] = document.querySelectorAll('[role^="menuitem"]');
  const point = (item: Element | undefined, pointerType: string) =>
    act(async () => void item?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType })));
  await point(auto, 'mouse');
  expect(focused()).toBe('Auto');
  await point(light, 'touch');
  expect(focused()).toBe('Auto');
});

it('opens what an item has, and closes it, by the arrows, also in browsers without `ariaExpanded`', async () => {
  const container = await render(
    <Menu label="More" icon="*" items={[{ value: 'copy', label: 'Copy', items }]} onChange={() => {}} actions />,
  );
  await act(async () => container.querySelector('button')!.click());
  const item = container.querySelector<HTMLElement>('[role="menuitem"]')!;
  Object.defineProperty(item, 'ariaExpanded', { value: undefined });
  const press = (key: string) =>
    act(async () => void item.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  await press('ArrowRight');
  expect(item.getAttribute('aria-expanded')).toBe('true');
  await press('ArrowLeft');
  expect(item.getAttribute('aria-expanded')).toBe('false');
});
