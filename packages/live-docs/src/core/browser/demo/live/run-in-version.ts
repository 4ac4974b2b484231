import offered from 'virtual:run-versions';
import { never, type Resources } from 'live-playground/internal';
import { createPipeline } from 'live-playground/internal/live';
import { chosenLabel, entryOf, type VersionFinderProps, type VersionRun } from '../../../model';
import type { BesideFrameProps } from './beside-frame';
import { hostIn } from './host-of';
import { frameChoice } from './look';

interface VersionRunInput extends Pick<BesideFrameProps, 'live' | 'look'> {
  /** What the demo's own frame is in. */
  slot: HTMLElement;
  resources: Resources;
}

/** Milliseconds between two looks at what the demo shows, and how many of them it gets to come to rest. */
const PAUSE = 100;
const LOOKS = 20;

/**
 * Runs a demo in a version of the library, in a frame that's unseen and as large as the demo, and tells what it shows once that stays
 * the same. The frame goes then: there's one at a time.
 */
export function runInVersion(
  version: string,
  { live: { session, code }, slot, look, resources }: VersionRunInput,
): ReturnType<VersionFinderProps['run']> {
  const { id, title } = code.asset;
  const files = session.texts();
  const host = hostIn(resources, version);
  const place = openPlace(slot);
  let later: string | undefined;
  const ending = new AbortController();
  const pipeline = createPipeline({
    host,
    demo: id,
    place: () => ({
      slot: place,
      title: `${title}, ${chosenLabel(offered, version)}`,
      scrolls: slot.dataset['demoSlot'] === 'fixed',
      choice: { read: () => frameChoice(look), subscribe: never },
    }),
    source: () => ({ entry: entryOf(code) ?? '', files }),
    onChange: () => {},
    onError: ({ message }) => (later = message),
  });
  /** What it shows once two looks find the same. */
  const settle = async () => {
    let markup = await pipeline.draw('markup', '');
    for (let looks = 0; looks < LOOKS && !ending.signal.aborted; looks++) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      const next = await pipeline.draw('markup', '');
      if (next === markup) break;
      markup = next;
    }
    return markup ?? '';
  };
  const show = async (): Promise<Omit<VersionRun, 'issues'> | undefined> => {
    const ran = await pipeline.run();
    if (!ran) return undefined;
    const none = { markup: '', picture: '' };
    if (ran.type === 'failed')
      return { ...none, error: ran.error.message, ...(ran.error.unloaded && { isUnloaded: true }) };
    const markup = await settle();
    const picture = (await pipeline.draw('svg', title)) ?? '';
    return later === undefined ? { markup, picture } : { ...none, error: later };
  };
  const run = async (): Promise<VersionRun | undefined> => {
    try {
      // Errors of types are told besides: what nobody can answer says nothing of the demo.
      const asked = host.types.ask('check', { demo: id, files }).catch(() => undefined);
      const [shown, issues] = await Promise.all([show(), asked]);
      return shown && !ending.signal.aborted ? { ...shown, ...(issues && { issues }) } : undefined;
    } finally {
      end();
    }
  };
  const end = () => {
    ending.abort();
    pipeline.close();
    place.remove();
  };
  return { result: run(), cancel: end };
}

/** A place for a frame, beside the demo's own: unseen, and in the window, since browsers draw nothing of frames that are out of it. */
function openPlace(slot: HTMLElement): HTMLElement {
  const place = document.createElement('div');
  // The slot is smaller until a frame is shown in it.
  const { clientWidth = 0, clientHeight = 0 } = slot.parentElement ?? {};
  Object.assign(place.style, {
    position: 'fixed',
    insetBlockStart: '0',
    insetInlineStart: '0',
    width: `${slot.hasAttribute('data-narrow') ? slot.clientWidth : clientWidth}px`,
    height: `${clientHeight}px`,
    visibility: 'hidden',
    pointerEvents: 'none',
  });
  place.inert = true;
  slot.parentElement?.append(place);
  return place;
}
