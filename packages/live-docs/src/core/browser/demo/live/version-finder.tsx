import { loadFinder } from 'virtual:run-versions';
import { useEffect, useSyncExternalStore, type RefObject } from 'react';
import { useLiveText, type LiveSession } from 'live-playground/internal/live';
import type { DemoCode, FinderModule, VersionFinderProps } from '../../../model';
import { loaderOf, useResources } from '../../loading';
import { Failure } from '../../locale';
import { runInVersion } from './run-in-version';

interface FinderProps extends Pick<VersionFinderProps, 'look' | 'onChange' | 'onEnd'> {
  /** What the demo's own frame is in. */
  slot: RefObject<HTMLElement | null>;
  live: { session: LiveSession; code: DemoCode };
}

/** What finds the version that changed a demo. It's loaded when it's opened. */
export function VersionFinder({ slot, live, ...props }: FinderProps) {
  const text = useLiveText();
  const resources = useResources();
  const loader = loaderOf<FinderModule>(resources, 'version finder', loadFinder!);
  const state = useSyncExternalStore(loader.subscribe, loader.state);
  const load = () => void loader.load().catch(() => undefined);
  useEffect(load, [loader]);
  if (state.status === 'failed')
    return <Failure title={text('version.find.failed')} error={state.error} onRetry={load} />;
  if (state.status !== 'there') return null;
  const { default: Finder } = state.value;
  const { session } = live;
  return (
    <Finder
      {...props}
      texts={session.texts}
      subscribe={session.subscribe}
      waits={() => session.view().note === 'stopped'}
      run={(version) => runInVersion(version, { live, slot: slot.current!, look: props.look, resources })}
    />
  );
}
