import type { ToggleEvent } from 'react';

/** Width of the menu in pixels, as in filter-menu.css. */
const WIDTH = 220;

/** Places a menu below its button before it opens, and within the window. */
export function placeMenu(event: ToggleEvent<HTMLElement>, button: HTMLElement | null) {
  if (event.newState !== 'open' || !button) return;
  const { left, bottom } = button.getBoundingClientRect();
  const end = document.documentElement.clientWidth - WIDTH - 8;
  const { style } = event.currentTarget;
  style.left = `${Math.max(8, Math.min(left, end)) + window.scrollX}px`;
  style.top = `${bottom + 4 + window.scrollY}px`;
}
