import type { FrameSettings } from '../model/frame-messages';

/** Where a frame is shown. */
export interface FramePlace {
  /** The element that the frame is put into. */
  slot: HTMLElement;
  title: string;
  /** True if the frame has a fixed height and its document scrolls. */
  scrolls: boolean;
}

/**
 * Tells what a frame takes over from the page, now and when it changes. The slot may have a colour and a direction by itself
 * (`data-prefers-color`, `dir`), ask for reduced motion (`data-motion="reduce"`), and have props for the demo (`data-args`).
 * @returns how to stop.
 */
export function watchSettings({ slot, scrolls }: FramePlace, onChange: (settings: FrameSettings) => void): () => void {
  const { documentElement } = document;
  const isDark = window.matchMedia('(prefers-color-scheme: dark)');
  const tell = () =>
    onChange({
      color: slot.dataset['prefersColor'] || colorAround(slot, isDark.matches),
      lang: documentElement.lang || 'en',
      contentLang: slot.closest<HTMLElement>('[lang]')?.lang || 'en',
      dir: getComputedStyle(slot).direction === 'rtl' ? 'rtl' : 'ltr',
      reducesMotion: slot.dataset['motion'] === 'reduce',
      args: slot.dataset['args'] ?? '',
      viewportHeight: window.innerHeight,
      padding: Number.parseFloat(getComputedStyle(slot).getPropertyValue('--demo-padding')) || 0,
      scrolls,
    });
  const observer = new MutationObserver(tell);
  observer.observe(documentElement, { attributeFilter: ['data-prefers-color', 'lang', 'dir'] });
  observer.observe(slot, { attributeFilter: ['data-prefers-color', 'data-motion', 'data-args', 'dir'] });
  window.addEventListener('resize', tell);
  isDark.addEventListener('change', tell);
  tell();
  return () => {
    observer.disconnect();
    isDark.removeEventListener('change', tell);
    window.removeEventListener('resize', tell);
  };
}

/** The colour that an element's `color-scheme` comes to. @param isDark what the reader's system prefers. */
function colorAround(element: HTMLElement, isDark: boolean): 'light' | 'dark' {
  const schemes = getComputedStyle(element).colorScheme.split(' ');
  return schemes.includes('dark') && (isDark || !schemes.includes('light')) ? 'dark' : 'light';
}
