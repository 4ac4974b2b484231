import { loadFinder } from 'virtual:run-versions';
import { useEffect, useSyncExternalStore, type ComponentProps } from 'react';
import { useLiveText } from 'live-playground/internal/live';
import { changeLook, parseLook, printLook, type FinderModule } from '../../../model';
import { loaderOf, useResources } from '../../loading';
import { Failure } from '../../locale';
import { BesideFrame, type BesideFrameProps } from './beside-frame';
import { NarrowFrame } from './look';
import { runInVersion } from './run-in-version';
import { VersionNote } from './version-note';

interface OtherLookProps extends ComponentProps<typeof NarrowFrame> {
  live: BesideFrameProps['live'];
}

/** What a demo that's looked at in another way has in the page: its width, its version, another version beside it, and what finds one. */
export function OtherLook({ live, ...props }: OtherLookProps) {
  const { slot, look: chosen, onChange, onEnd } = props;
  const look = parseLook(chosen);
  const leave = (name: 'version' | 'beside') => {
    onEnd();
    onChange(printLook(changeLook(look, name, '')));
  };
  return (
    <>
      {look.version !== undefined && <VersionNote version={look.version} onLeave={() => leave('version')} />}
      {loadFinder && look.from !== undefined && <VersionFinder {...props} live={live} />}
      <NarrowFrame {...props} />
      {look.beside !== undefined && (
        <BesideFrame key={chosen} slot={slot} live={live} look={chosen} onLeave={() => leave('beside')} />
      )}
    </>
  );
}

/** What finds the version that changed a demo. It's loaded when it's opened. */
function VersionFinder({ slot, live, ...props }: OtherLookProps) {
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
