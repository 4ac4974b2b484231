import type { FrameSettings } from '../model/frame-messages';

/** Takes over colour, language, direction and padding from the page. */
export function applySettings({ color, lang, contentLang, dir, padding }: FrameSettings): void {
  const { documentElement, body } = document;
  documentElement.dataset['prefersColor'] = color;
  // Another one than around the frame would get it a background.
  documentElement.style.colorScheme = color;
  documentElement.lang = lang;
  documentElement.dir = dir;
  body.lang = contentLang;
  body.style.setProperty('--live-playground-padding', `${padding}px`);
}
