import type { Resources } from 'live-playground/loading';
import { createCodeLoader } from '../create-code-loader';
import {
  createPlayer,
  type FramePlace,
  browserClock,
  createRunner,
  type RunChange,
  type Runner,
  type LiveView,
} from 'live-playground/react';
import type { LiveError } from 'live-playground/model';
import { hostOf } from './host-of';

interface EmbeddedEvents {
  onChange(change: RunChange | Pick<LiveView, 'framed'>): void;
  /** Called with errors after a demo was rendered. */
  onError(error: LiveError): void;
}

/** Runs what a page sends that embeds the demo's own address. Files that it leaves out are as the site has them. */
export function createEmbeddedPlayer(
  id: string,
  resources: Resources,
  place: () => Promise<FramePlace>,
  { onChange, onError }: EmbeddedEvents,
) {
  const { play } = createPlayer({
    demo: id,
    host: hostOf(resources),
    place,
    events: {
      onShow: (framed) => onChange({ framed }),
      onError(error) {
        onChange({ state: 'error', error });
        onError(error);
      },
      onConsole: () => {},
    },
  });
  const runner = createRunner({ play, clock: browserClock, onChange });
  const code = createCodeLoader(resources, id);

  return {
    async run(source: Record<string, string>): ReturnType<Runner['run']> {
      const { files } = await code.load({ stay: true });
      const originals = Object.fromEntries(files.map(({ name, text }) => [name, text]));
      return runner.run({ entry: files[0]?.name ?? '', files: { ...originals, ...source } });
    },
  };
}
