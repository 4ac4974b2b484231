import { load } from '../loading';

/** Loads the tooltips once the pointer or the focus is on something that has one. Without them the page is all there. */
export function wantTooltips(root: HTMLElement): void {
  const types = ['pointerover', 'focusin'];
  const want = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('[data-tooltip]')) return;
    for (const type of types) root.removeEventListener(type, want);
    load('tooltips', () => import('../ui/tooltips'), { stay: true }).then(
      ({ followTooltips }) => followTooltips(root),
      () => undefined,
    );
  };
  for (const type of types) root.addEventListener(type, want);
}
