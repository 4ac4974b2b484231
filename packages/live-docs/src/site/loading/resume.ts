import { createStored } from 'live-playground/ui';

/**
 * Where a button is that can be pressed again: the id of an element around it, and its `data-resumes`. That of an item of a menu
 * starts with that of the button that opens it: `more/download`. Empty for none.
 */
export type Press = [id: string, name: string] | [];

const SELECTOR = '[data-resumes]';

/** What the reader pressed before this document, and waits for. */
const storePress = () =>
  createStored<Press>({
    name: 'resume',
    area: 'sessionStorage',
    parse(text) {
      const [id, name] = text?.split(' ') ?? [];
      return id && name ? [id, name] : [];
    },
    print: (press) => press.join(' ') || null,
  });

/** The button whose click the browser is handling: what starts to load now is loaded for it. */
export function currentPress(): Press {
  const { event } = window;
  const target = event?.type === 'click' ? event.target : undefined;
  const button = target instanceof Element ? target.closest<HTMLElement>(SELECTOR) : null;
  const around = button?.closest('[id]');
  return around ? [around.id, button?.dataset['resumes'] ?? ''] : [];
}

/** Has the next document press a button again. */
export const resumeLater = (press: Press): void => void storePress().write(press);

/** Presses the button that the reader pressed in the document before, which was left to load what the button needs. */
export function resume(): void {
  const waiting = storePress();
  const [id = '', name = ''] = waiting.read();
  waiting.write([]);
  const around = document.getElementById(id);
  /** @returns true if there's such a button. */
  const press = (name: string): boolean => {
    const buttons = around?.querySelectorAll<HTMLElement>(SELECTOR) ?? [];
    const button = [...buttons].find(({ dataset }) => dataset['resumes'] === name);
    button?.focus({ preventScroll: true });
    button?.click();
    return button !== undefined;
  };
  const opener = name.split('/')[0]!;
  if (press(opener) && around && opener !== name) {
    // The items come later.
    const observer = new MutationObserver(() => press(name) && observer.disconnect());
    observer.observe(around, { childList: true, subtree: true });
  }
}
