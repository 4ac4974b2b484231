import { isSetSource, type CompileDone, type DemoConsole, type RequestId } from '../../model';
import { type LiveError } from 'live-playground/model';
import { type Resources, createListeners, toLiveError } from 'live-playground/internal';
import { createLoader } from '../loading';
import type { LiveView, RunChange } from 'live-playground/internal/live';

/** A demo on its own page, as the page that embeds it has it. */
export interface EmbeddedDemo {
  subscribe(listener: () => void): () => void;
  view(): Pick<LiveView, 'state' | 'framed'>;
  /** Takes the element that shows what the page sends. */
  setSlot(slot: HTMLElement): void;
}

const IDLE: ReturnType<EmbeddedDemo['view']> = { state: 'idle', framed: false };

/** A demo that no page embeds yet: while its page is rendered on the server. */
export const UNEMBEDDED: EmbeddedDemo = { subscribe: () => () => {}, view: () => IDLE, setSlot: () => {} };

/** What is answered to a source that was dropped: nobody waits for it in vain. */
const OVERTAKEN: LiveError = { message: 'A newer source has taken the place of this one' };

/**
 * Listens to the page that embeds this one, from now on: what the page sends before the demo is there is not lost.
 * Any window may write to this one; only the embedding page counts, and only from our own origin.
 */
export function createEmbeddedDemo(id: string, resources: Resources): EmbeddedDemo {
  const { parent } = window;
  const { origin } = window.location;
  const { subscribe, notify } = createListeners();
  let view = IDLE;
  let setSlot: EmbeddedDemo['setSlot'] = () => {};
  const slot = new Promise<HTMLElement>((resolve) => (setSlot = resolve));
  /** The request whose source is shown: what goes wrong later is its doing, whatever was asked since. */
  let standing: RequestId | undefined;
  /** The newest request. */
  let asked: RequestId = '';

  const update = (change: RunChange) => {
    view = { ...view, ...change };
    notify();
  };
  const answer = (id: RequestId, err: LiveError | null) =>
    parent.postMessage({ type: 'compileDone', id, err } satisfies CompileDone, origin);
  const onConsole = (entries: DemoConsole['entries'], dropped: number) =>
    parent.postMessage({ type: 'console', id: asked, entries, dropped } satisfies DemoConsole, origin);
  const tellLater = (error: LiveError) => {
    if (standing !== undefined) answer(standing, error);
  };
  const player = createLoader('editor', async () => {
    const { createEmbeddedPlayer } = await import('./live/create-embedded-player');
    const place = async () => ({ slot: await slot, title: id, scrolls: true });
    const version = new URLSearchParams(window.location.search).get('version') ?? undefined;
    return createEmbeddedPlayer(id, resources, place, { onChange: update, onError: tellLater, onConsole }, version);
  });

  if (parent !== window) {
    window.addEventListener('message', async ({ source, origin: from, data }: MessageEvent<unknown>) => {
      if (source !== parent || from !== origin || !isSetSource(data)) return;
      try {
        const { run } = await player.load({ stay: true });
        asked = data.id;
        // Without an answer to the newest, its frame was ended while it was on its way: it gets another.
        const played = (await run(data)) ?? (asked === data.id ? await run(data) : undefined);
        if (played?.type === 'rendered') standing = data.id;
        answer(data.id, played ? (played.type === 'failed' ? played.error : null) : OVERTAKEN);
      } catch (error) {
        answer(data.id, toLiveError(error));
      }
    });
  }

  return {
    subscribe,
    view: () => view,
    setSlot,
  };
}
