import { createHost, type PlaygroundHost } from './host/create-host';
import { manifestSource } from './host/manifest-source';
import { savesData, whenIdle } from './base/idle';
import { createListeners } from './base/state';
import { toLiveError } from './base/to-live-error';
import type { LiveError } from './model/live';
import { actionsOf, openSession, toView, type PlaygroundSession, type PlaygroundView } from './session/open-session';
import type { FileInput, PlaygroundFiles, PlaygroundInput } from './session/playground-input';
import { mountEditor, type EditorSpeech } from './session/mount-editor';
import { createTypeCheck } from './types/create-type-check';
import { NO_TYPES } from './types/create-type-client';

export type { PlaygroundView };

/** Where a playground gets what compiles, runs and checks its code. */
export type PlaygroundAssets =
  | {
      /** Address of the folder that `live-playground build` wrote. */
      assets: string;
      host?: undefined;
    }
  | {
      /** For a page with several playgrounds. See `createPlaygroundHost`. */
      host: PlaygroundHost;
      assets?: undefined;
    };

/** What a playground is made of. */
export type PlaygroundOptions = PlaygroundAssets &
  PlaygroundInput &
  EditorSpeech & {
    /** True for an editor above what the code renders, or the element that an editor is put into. It comes from the folder. */
    editor?: boolean | HTMLElement | undefined;
  };

/** Live code in an element of a page. */
export interface Playground {
  /** Calls back after each change of `view()`. @returns how to stop. */
  subscribe(listener: () => void): () => void;
  view(): PlaygroundView;
  /** Changes or adds a file. The code runs at once, and at most ten times a second. */
  setFile(name: string, file: string | FileInput): void;
  /** Changes or adds files. Others stay as they are. */
  setFiles(files: PlaygroundFiles): void;
  /** Takes a file away. `reset` and `undo` bring it back. */
  removeFile(name: string): void;
  /** Shows another file in the editor. */
  setActive(name: string): void;
  /** Brings back the texts that the playground was made with. */
  reset(): void;
  /** Brings back what the last `reset` took away. */
  undo(): void;
  /** Runs the code again. What couldn't be loaded is loaded again. */
  run(): void;
  /** Takes the frame away, and ends the host if the playground has made it. */
  close(): void;
}

/**
 * Puts a playground into an element and runs its code once the element comes near the view. Whatever is wrong, with the code or with
 * what runs it, is in `view()`; the page goes on.
 */
export function createPlayground(element: HTMLElement, options: PlaygroundOptions): Playground {
  const host = options.host ?? createHost(manifestSource(options.assets));
  const typeClient = options.types === false ? NO_TYPES : host.types;
  const { subscribe, notify } = createListeners();
  const session = openSession(() => options, host);
  const types = createTypeCheck({ demo: '', session, client: typeClient });
  let failure: LiveError | undefined;
  let areTypesWanted = savesData();
  /** A page that shows no type errors needs nothing that finds them, which is large. */
  const wantTypes = () => {
    if (areTypesWanted) return;
    areTypesWanted = true;
    stops.push(whenIdle(() => stops.push(types.start())));
  };
  const read = (): PlaygroundView => {
    const { issues } = types.view();
    const view = toView(session, session.view(), issues);
    // What the code shows is told first.
    if (failure && view.state !== 'failed') Object.assign(view, { state: 'failed', error: failure });
    return Object.defineProperty(view, 'issues', {
      enumerable: true,
      get() {
        wantTypes();
        return issues;
      },
    });
  };
  let view = read();
  const update = () => {
    view = read();
    notify();
  };
  const { editor = false } = options;
  const hasBoth = editor && !(editor instanceof HTMLElement);
  const slot = hasBoth ? document.createElement('div') : element;
  const place = editor instanceof HTMLElement ? editor : document.createElement('div');
  if (hasBoth) element.append(place, slot);
  // Frames lie over each other in it.
  if (getComputedStyle(slot).position === 'static') slot.style.position = 'relative';
  const stops = [
    session.subscribe(update),
    types.subscribe(update),
    offerRun(slot, session, options),
    session.play(slot),
  ];
  if (editor) {
    place.addEventListener('pointerdown', session.wake);
    stops.push(
      () => place.removeEventListener('pointerdown', session.wake),
      mountEditor(place, { session, host, types: typeClient, speech: options }, (error) => {
        failure = toLiveError(error);
        update();
      }),
    );
  }

  return {
    subscribe,
    view: () => view,
    ...actionsOf(session),
    close() {
      for (const stop of stops.splice(0)) stop();
      if (hasBoth) for (const each of [place, slot]) each.remove();
      if (!options.host) host.close();
    },
  };
}

/** Offers to run what waits for that, where its result will be. @returns what ends it. */
function offerRun(slot: HTMLElement, session: PlaygroundSession, { locale, texts }: EditorSpeech): () => void {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = texts?.run ?? (locale === 'zh-CN' ? '运行' : 'Run');
  button.addEventListener('click', () => {
    // The button goes away.
    slot.tabIndex = -1;
    slot.focus({ preventScroll: true });
    session.run();
  });
  const show = () => (session.isOffered() ? slot.prepend(button) : button.remove());
  show();
  const unsubscribe = session.subscribe(show);
  return () => {
    unsubscribe();
    button.remove();
  };
}
