import { load } from '../loading';

/** Loads the tooltips once the pointer, a finger or the focus is on something that has one. Without them the page is all there. */
export function wantTooltips(root: HTMLElement): void {
  const types = ['pointerover', 'focusin'];
  const want = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('[data-tooltip]');
    if (!button) return;
    for (const type of types) root.removeEventListener(type, want);
    let held = event instanceof PointerEvent && event.pointerType === 'touch' ? button : undefined;
    const release = () => {
      held = undefined;
    };
    for (const type of ['pointerup', 'pointercancel']) root.addEventListener(type, release, { once: true });
    load('tooltips', () => import('../ui/tooltips'), { stay: true }).then(
      ({ followTooltips }) => followTooltips(root, held),
      () => undefined,
    );
  };
  for (const type of types) root.addEventListener(type, want);
}
