import type { DemoArgs, FrameSettings } from '../model/frame-messages';

/** What a frame has by itself. What is absent is as the page around it has it. */
export interface FrameChoice {
  dir?: 'ltr' | 'rtl' | undefined;
  color?: 'light' | 'dark' | undefined;
  motion?: 'reduce' | undefined;
  /** Props of the demo. */
  args?: DemoArgs | undefined;
}

/** Where a frame is shown. */
export interface FramePlace {
  /** The element that the frame is put into. */
  slot: HTMLElement;
  title: string;
  /** True if the frame has a fixed height and its document scrolls. */
  scrolls: boolean;
  /** What is chosen for it. */
  choice?: {
    read(): FrameChoice;
    subscribe(listener: () => void): () => void;
  };
}

/**
 * Tells what a frame takes over from the page and what is chosen for it, now and when it changes.
 * @returns how to stop.
 */
export function watchSettings(
  { slot, scrolls, choice }: FramePlace,
  onChange: (settings: FrameSettings) => void,
): () => void {
  const { documentElement } = document;
  const isDark = window.matchMedia('(prefers-color-scheme: dark)');
  const tell = () => {
    const { color, dir, motion, args } = choice?.read() ?? {};
    onChange({
      color: color ?? colorAround(slot, isDark.matches),
      lang: documentElement.lang || 'en',
      contentLang: slot.closest<HTMLElement>('[lang]')?.lang || 'en',
      dir: dir ?? (getComputedStyle(slot).direction === 'rtl' ? 'rtl' : 'ltr'),
      reducesMotion: motion === 'reduce',
      args: args ? JSON.stringify(args) : '',
      viewportHeight: window.innerHeight,
      padding: Number.parseFloat(getComputedStyle(slot).getPropertyValue('--demo-padding')) || 0,
      scrolls,
    });
  };
  const observer = new MutationObserver(tell);
  observer.observe(documentElement, { attributeFilter: ['data-prefers-color', 'lang', 'dir'] });
  const unsubscribe = choice?.subscribe(tell);
  window.addEventListener('resize', tell);
  isDark.addEventListener('change', tell);
  tell();
  return () => {
    observer.disconnect();
    unsubscribe?.();
    isDark.removeEventListener('change', tell);
    window.removeEventListener('resize', tell);
  };
}

/** The colour that an element's `color-scheme` comes to. @param isDark what the reader's system prefers. */
function colorAround(element: HTMLElement, isDark: boolean): 'light' | 'dark' {
  const schemes = getComputedStyle(element).colorScheme.split(' ');
  return schemes.includes('dark') && (isDark || !schemes.includes('light')) ? 'dark' : 'light';
}
