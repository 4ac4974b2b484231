import type { Resources } from 'live-playground/internal';
import {
  browserClock,
  createPageStore,
  createPipeline,
  type FramePlace,
  type Ran,
  type RunChange,
} from 'live-playground/internal/live';
import type { LiveError } from 'live-playground/model';
import { entryOf } from '../../../model';
import { createCodeLoader } from '../../loading';
import { hostOf } from './host-of';

interface EmbeddedEvents {
  onChange(change: RunChange): void;
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
  let files: Record<string, string> = {};
  let entry = '';
  const pipeline = createPipeline({
    host: hostOf(resources),
    demo: id,
    place,
    clock: browserClock,
    note: createPageStore(),
    source: () => ({ entry, files }),
    onChange,
    onError(error) {
      onChange({ state: 'error', error });
      onError(error);
    },
    onConsole: () => {},
    onStop: () => {},
  });
  const code = createCodeLoader(resources, id);

  return {
    async run(source: Record<string, string>): Promise<Ran | undefined> {
      const loaded = await code.load({ stay: true });
      const { files: own } = loaded;
      entry = entryOf(loaded) ?? '';
      files = { ...Object.fromEntries(own.map(({ name, text }) => [name, text])), ...source };
      return pipeline.run();
    },
  };
}
