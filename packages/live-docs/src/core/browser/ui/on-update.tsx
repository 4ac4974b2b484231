import { useEffect, useEffectEvent } from 'react';

/** Milliseconds after which React has the new components: its refresh gathers updates for 16 ms. */
const REFRESHED = 50;

/** While developing: rendered with what failed or waits, runs something after each update, to try it again. */
export function OnUpdate({ run }: { run: () => void }) {
  const onUpdate = useEffectEvent(run);
  useEffect(() => {
    let timer: number | undefined;
    const start = () => {
      timer = window.setTimeout(() => onUpdate(), REFRESHED);
    };
    import.meta.hot?.on('vite:afterUpdate', start);
    return () => {
      import.meta.hot?.off?.('vite:afterUpdate', start);
      window.clearTimeout(timer);
    };
  }, []);
  return null;
}
