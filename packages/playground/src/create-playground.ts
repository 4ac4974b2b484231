import { createHost, type PlaygroundHost } from './host/create-host';
import { manifestSource } from './host/manifest-source';
import { savesData, whenIdle } from './base/idle';
import { openSession, toView, type PlaygroundInput, type PlaygroundView } from './session/open-session';
import { createTypeCheck } from './types/create-type-check';
import { createListeners } from './base/state';

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
export type PlaygroundOptions = PlaygroundAssets & PlaygroundInput;

/** Live code in an element of a page. */
export interface Playground {
  /** Calls back after each change of `view()`. @returns how to stop. */
  subscribe(listener: () => void): () => void;
  view(): PlaygroundView;
  /** Changes or adds a file. The code runs at once, and at most ten times a second. */
  setFile(name: string, text: string): void;
  /** Changes or adds files. Others stay as they are. */
  setFiles(files: Readonly<Record<string, string>>): void;
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
 * Puts a playground into an element and runs its code. Whatever is wrong, with the code or with what runs it, is in `view()`; the
 * page goes on.
 */
export function createPlayground(element: HTMLElement, options: PlaygroundOptions): Playground {
  const host = options.host ?? createHost(manifestSource(options.assets));
  const { subscribe, notify } = createListeners();
  const session = openSession(options, host, () => options);
  const types = createTypeCheck({ demo: '', session, client: host.types });
  let areTypesWanted = savesData();
  /** A page that shows no type errors needs nothing that finds them, which is large. */
  const wantTypes = () => {
    if (areTypesWanted) return;
    areTypesWanted = true;
    stops.push(whenIdle(() => stops.push(types.start())));
  };
  const read = (): PlaygroundView => {
    const { issues } = types.view();
    return Object.defineProperty(toView(session, session.view(), issues), 'issues', {
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
  const edit = (texts: PlaygroundView['files']) => {
    session.put(texts);
    update();
  };
  // Frames lie over each other in it.
  if (getComputedStyle(element).position === 'static') element.style.position = 'relative';
  const stops = [session.start(element), session.subscribe(update), types.subscribe(update)];

  return {
    subscribe,
    view: () => view,
    setFile: (name, text) => edit({ [name]: text }),
    setFiles: edit,
    reset: session.reset,
    undo: session.undo,
    run: session.run,
    close() {
      for (const stop of stops.splice(0)) stop();
      if (!options.host) host.close();
    },
  };
}
