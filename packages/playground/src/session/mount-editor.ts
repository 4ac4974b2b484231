import { tryLoad } from '../base/loader';
import { StyleChunkLoadError } from '../base/load-errors';
import type { PlaygroundHost } from '../host/create-host';
import type { LiveTextKey } from '../model/live-en-us';
import type { TypeClient } from '../types/create-type-client';
import type { PlaygroundSession } from './open-session';
import { watchNear } from './play-in-place';

/** How the interface speaks. */
export interface EditorSpeech {
  /** Language of the interface: `zh-CN`, or English. */
  locale?: string | undefined;
  /** Texts in place of the package's own. */
  texts?: Readonly<Partial<Record<LiveTextKey, string>>> | undefined;
  /** Texts of the editor in place of CodeMirror's, by what it calls them: `Find`. */
  phrases?: Readonly<Record<string, string>> | undefined;
}

/** What the editor of a page without React is made of. */
export interface EditorInput {
  session: PlaygroundSession;
  types: TypeClient;
  speech: EditorSpeech;
}

/** The editor for pages without React, which is a script of the folder. */
export interface EditorScript {
  /** Puts it into an element. @returns what takes it out. */
  mountEditor(element: HTMLElement, input: EditorInput): () => void;
}

/**
 * Shows a playground's code, and has the editor take its place once that is near the view.
 * @param onFailure told if the editor can't be loaded; the code stays to be read.
 * @returns what takes both out.
 */
export function mountEditor(
  place: HTMLElement,
  { host, ...input }: EditorInput & { host: Pick<PlaygroundHost, 'findEditor'> },
  onFailure: (error: unknown) => void,
): () => void {
  const code = document.createElement('pre');
  code.tabIndex = 0;
  code.textContent = input.session.text();
  place.append(code);
  let unmount: (() => void) | undefined;
  const closing = new AbortController();
  const { signal } = closing;
  const load = async () => {
    const { script, style } = await host.findEditor();
    const [{ mountEditor: mount }] = await Promise.all([
      tryLoad('editor', () => import(/* @vite-ignore */ /* webpackIgnore: true */ script) as Promise<EditorScript>),
      loadStyle(style, signal),
    ]);
    if (signal.aborted) return;
    code.remove();
    unmount = mount(place, input);
  };
  const unwatch = watchNear(place, (isNear) => {
    if (!isNear) return;
    unwatch();
    load().catch((error: unknown) => signal.aborted || onFailure(error));
  });
  return () => {
    closing.abort();
    unwatch();
    code.remove();
    unmount?.();
  };
}

/** Adds a stylesheet to the page, once for all editors. @throws {StyleChunkLoadError} */
function loadStyle(address: string, signal: AbortSignal): Promise<void> {
  const known = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  if (known.some(({ href, sheet }) => href === address && sheet)) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  const loaded = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new StyleChunkLoadError('editor', 'error', address));
    });
  });
  document.head.append(link);
  return tryLoad('editor', () => loaded, { signal });
}
