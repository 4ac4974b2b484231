import type { Resources } from 'live-playground/internal';
import { createPipeline, type FramePlace, type Ran, type RunChange } from 'live-playground/internal/live';
import type { ConsoleEntry, LiveError } from 'live-playground/model';
import { entryOf, type SetSource } from '../../../model';
import { createCodeLoader } from '../../loading';
import { hostIn } from './host-of';

interface EmbeddedEvents {
  onChange(change: RunChange): void;
  /** Called with errors after a demo was rendered. */
  onError(error: LiveError): void;
  onConsole(entries: ConsoleEntry[], dropped: number): void;
}

/**
 * Runs what a page sends that embeds the demo's own address. Files that it leaves out are as the site has them.
 * @param version of the library to run it with; by default that of the site.
 */
export function createEmbeddedPlayer(
  id: string,
  resources: Resources,
  place: () => Promise<FramePlace>,
  { onChange, onError, onConsole }: EmbeddedEvents,
  version?: string,
) {
  let files: Record<string, string> = {};
  let entry = '';
  const pipeline = createPipeline({
    host: hostIn(resources, version),
    demo: id,
    place,
    source: () => ({ entry, files }),
    onChange,
    onError(error) {
      onChange({ state: 'error', error });
      onError(error);
    },
    onConsole,
  });
  const code = createCodeLoader(resources, id);

  return {
    async run({ source, entry: asked }: Pick<SetSource, 'source' | 'entry'>): Promise<Ran | undefined> {
      const loaded = await code.load({ stay: true });
      const { files: own } = loaded;
      entry = asked ?? entryOf(loaded) ?? '';
      files = { ...Object.fromEntries(own.map(({ name, text }) => [name, text])), ...source };
      return pipeline.run();
    },
  };
}
