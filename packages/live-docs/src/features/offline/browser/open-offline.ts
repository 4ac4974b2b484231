import { SERVICE_WORKER, type OfflineAnswer, type OfflineFailure, type OfflineRequest } from '../shared/offline';
import { createListeners } from 'live-playground/internal';

/** What of the site is stored on this device. `bytes` is the size of the whole site. */
type OfflineState =
  | { type: 'visited'; bytes: number }
  | { type: 'saving'; done: number; bytes: number }
  | { type: 'whole'; bytes: number }
  | { type: 'failed'; reason: OfflineFailure; bytes: number; message: string };

/** The site as this device keeps it. */
export interface Offline {
  subscribe(listener: () => void): () => void;
  state(): OfflineState;
  /** True once a newer version is stored than the one that this page is of. */
  hasUpdate(): boolean;
  /** Stores the whole site. */
  save(): void;
  /** Stores no more of it. */
  cancel(): void;
  /** Forgets all but what is visited. */
  remove(): void;
  /** Loads this page in the newer version. */
  update(): void;
}

/** Milliseconds without a word of the worker after which it's asked again: browsers end workers that take minutes. */
const SILENCE = 30_000;

/**
 * Has the browser store what is visited from now on, this page included.
 * @param base path that the site is served below, with a slash at both ends.
 * @returns undefined where the browser has no service workers.
 * @throws if the service worker can't be loaded.
 */
export async function openOffline(base: string): Promise<Offline | undefined> {
  // Absent on an insecure origin.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return undefined;
  const { subscribe, notify } = createListeners();
  let state: OfflineState = { type: 'visited', bytes: 0 };
  let newer: ServiceWorker | undefined;

  const registration = await workers.register(base + SERVICE_WORKER, { scope: base, updateViaCache: 'none' });
  const below = (address: string) => new URL(address, location.href).pathname.slice(base.length);
  const own = ownFiles().map(below);

  let silence: ReturnType<typeof setTimeout> | undefined;
  const onAnswer = (answer: OfflineAnswer) => {
    if (answer.type === 'owns') return;
    clearTimeout(silence);
    if (answer.type === 'progress') silence = setTimeout(askToSave, SILENCE);
    if (answer.type === 'state') state = { type: answer.whole ? 'whole' : 'visited', bytes: answer.bytes };
    else state = answer.type === 'progress' ? { ...answer, type: 'saving' } : answer;
    notify();
  };
  /** Asks the worker that counts, which may have changed. */
  const ask = async (request: OfflineRequest) => send((await workers.ready).active, request, onAnswer);
  const askToSave = () => {
    silence = setTimeout(askToSave, SILENCE);
    void ask({ type: 'save' });
  };

  /** A worker that waits may have the version that this page is of: it came from the server meanwhile. */
  const onWaiting = (waiting: ServiceWorker) => {
    send(waiting, { type: 'owns', addresses: own }, (answer) => {
      if (answer.type !== 'owns') return;
      if (answer.all) return send(waiting, { type: 'activate', alone: true });
      newer = waiting;
      notify();
    });
  };
  const watch = (worker: ServiceWorker | null) => {
    const isFirst = !registration.active;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && registration.active) onWaiting(worker);
      // Once a new one counts, what it has may differ. The first one tells once it has stored what is visited.
      if (worker.state === 'activated' && !isFirst) void ask({ type: 'visited', addresses: [] });
    });
  };
  if (registration.waiting) onWaiting(registration.waiting);
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));

  const tellVisited = () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const isOurs = (address: string) => address.startsWith(location.origin + base);
    const addresses = [location.href, ...loaded].filter(isOurs).map((address) => decodeURI(below(address)));
    return ask({ type: 'visited', addresses });
  };
  // This page came without a worker, or before it: it stores what the page has loaded so far, and once the reader leaves.
  void workers.ready.then(tellVisited);
  document.addEventListener('visibilitychange', () => document.hidden && !workers.controller && tellVisited());

  return {
    subscribe,
    state: () => state,
    hasUpdate: () => newer !== undefined,
    save() {
      state = { type: 'saving', done: 0, bytes: state.bytes };
      notify();
      // Without it the browser may drop the copy when it runs out of room.
      void navigator.storage.persist?.();
      askToSave();
    },
    cancel: () => void ask({ type: 'cancel' }),
    remove: () => void ask({ type: 'remove' }),
    update() {
      workers.addEventListener('controllerchange', () => location.reload(), { once: true });
      send(newer, { type: 'activate', alone: false });
    },
  };
}

/** Sends a request with a port for its answers. */
function send(
  worker: ServiceWorker | null | undefined,
  request: OfflineRequest,
  onAnswer: (answer: OfflineAnswer) => void = () => {},
): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', ({ data }: MessageEvent<OfflineAnswer>) => onAnswer(data));
  port1.start();
  worker?.postMessage(request, [port2]);
}

/** Files that this page's document names: they tell which build it is of. */
function ownFiles(): string[] {
  const { files = '' } = document.getElementById('root')?.dataset ?? {};
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')];
  return [...scripts.map(({ src }) => src), ...files.split(' ').filter(Boolean)];
}
