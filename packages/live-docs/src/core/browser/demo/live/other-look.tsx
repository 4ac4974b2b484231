import { loadFinder } from 'virtual:run-versions';
import type { ComponentProps } from 'react';
import { changeLook, parseLook, printLook } from '../../../model';
import { BesideFrame, type BesideFrameProps } from './beside-frame';
import { NarrowFrame } from './look';
import { VersionFinder } from './version-finder';
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
