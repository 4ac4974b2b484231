import type { DemoOutline } from '../../../../model';
import { createLoader, loadDataFile, loadDemoCode } from '../../../loading';
import type { LiveError } from '../live';
import { loadEngine } from '../load-engine';
import { browserClock } from '../session/clock';
import { createPagePlayer } from '../session/create-page-player';
import { createRunner, type RunChange, type Runner } from '../session/create-runner';
import type { LiveView } from '../session/live-session';

interface FrameEvents {
  onChange(change: RunChange | Pick<LiveView, 'component'>): void;
  /** Told of errors after a demo stood. */
  onError(error: LiveError): void;
}

/** Runs what the page around a frame sends. Files that it leaves out are as the site has them. */
export function createFrameRunner(id: string, { onChange, onError }: FrameEvents) {
  const { play } = createPagePlayer({
    loadEngine: () => loadEngine(id),
    onShow: (component) => onChange({ component }),
    onError(error) {
      onChange({ state: 'error', error });
      onError(error);
    },
  });
  const runner = createRunner({ play, clock: browserClock, onChange });
  const code = createLoader(`code of ${id}`, async (signal) => {
    const { [id]: outline } = await loadDataFile<Record<string, DemoOutline>>('demos', signal);
    if (!outline) throw new Error(`There is no demo "${id}"`);
    return loadDemoCode(outline, signal);
  });

  return {
    async run(source: Record<string, string>): ReturnType<Runner['run']> {
      const { files } = await code.load({ stay: true });
      const originals = Object.fromEntries(files.map(({ name, text }) => [name, text]));
      return runner.run({ entry: files[0]?.name ?? '', files: { ...originals, ...source } });
    },
  };
}
