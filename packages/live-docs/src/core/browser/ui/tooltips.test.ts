// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followTooltips } from './tooltips';

let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<button aria-label="Copy link" data-tooltip></button><p>Text</p>';
  stop = followTooltips(document.body);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

const button = () => document.querySelector('button')!;
const tip = () => document.querySelector<HTMLElement>('[aria-hidden]');
const shown = () => (tip()?.hidden ? undefined : tip()?.textContent);
const point = (type: string, target: Element, pointerType = 'mouse') =>
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerType }));
const press = (key: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

it('says a name once a pointer rests on it, until the pointer leaves, which may be for the name', () => {
  point('pointerover', button());
  expect(shown()).toBeUndefined();
  vi.advanceTimersByTime(400);
  expect(shown()).toBe('Copy link');
  point('pointerout', button());
  point('pointerover', tip()!);
  vi.advanceTimersByTime(1000);
  expect(shown()).toBe('Copy link');
  point('pointerout', tip()!);
  vi.advanceTimersByTime(200);
  expect(shown()).toBeUndefined();
});

it('says nothing of a button that was pressed, and closes on Escape', () => {
  point('pointerover', button());
  point('pointerdown', button());
  vi.advanceTimersByTime(1000);
  expect(shown()).toBeUndefined();
  point('pointerover', document.querySelector('p')!);
  point('pointerover', button());
  vi.advanceTimersByTime(400);
  expect(shown()).toBe('Copy link');
  press('Escape');
  expect(shown()).toBeUndefined();
});

it('says the name to a finger that stays, which presses nothing then', () => {
  const onClick = vi.fn();
  button().addEventListener('click', onClick);
  point('pointerdown', button(), 'touch');
  vi.advanceTimersByTime(500);
  expect(shown()).toBe('Copy link');
  point('pointerup', button(), 'touch');
  button().click();
  expect(onClick).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1500);
  expect(shown()).toBeUndefined();
  point('pointerdown', button(), 'touch');
  point('pointerup', button(), 'touch');
  button().click();
  expect(onClick).toHaveBeenCalledOnce();
});

it('says the name to a finger that was on the button before', () => {
  stop();
  const onClick = vi.fn();
  button().addEventListener('click', onClick);
  stop = followTooltips(document.body, button());
  vi.advanceTimersByTime(500);
  expect(shown()).toBe('Copy link');
  point('pointerup', button(), 'touch');
  button().click();
  expect(onClick).not.toHaveBeenCalled();
});

it('stays with its button while the page scrolls', () => {
  point('pointerover', button());
  vi.advanceTimersByTime(400);
  const at = vi.spyOn(button(), 'getBoundingClientRect');
  at.mockReturnValue(new DOMRect(20, -10, 30, 30));
  window.dispatchEvent(new Event('scroll'));
  expect(shown()).toBe('Copy link');
  expect(tip()!.style.top).toBe('-16px');
});

it('leaves nothing behind', () => {
  stop();
  expect(tip()).toBeNull();
});
