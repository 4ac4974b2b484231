import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { choose, type Choices, type Control, type ControlList } from '../../../model';

/** Milliseconds: until the first line is typed and between two of them, and for each character. */
const PAUSE = 1500;
const STROKE = 22;

/** The control whose code is being typed, and for how many milliseconds. */
type Typed = { name: string; time: number } | undefined;

/**
 * Plays the switches in a demo's code: it takes them out, and types one after the other. It starts by itself when the code is in
 * view, once, for readers who haven't asked for less motion, and ends with whatever they press.
 * @param button what starts and stops it.
 * @param isChosen the reader has chosen something already: it doesn't start by itself.
 */
export function usePlay(
  { controls, plays }: ControlList,
  { region, button }: Record<'region' | 'button', RefObject<HTMLElement | null>>,
  isChosen: boolean,
  take: (choices: Choices) => void,
) {
  const [typed, setTyped] = useState<Typed>();
  const [playing, setPlaying] = useState<AbortController>();
  const hasStarted = useRef(false);

  const stop = () => {
    playing?.abort();
    setPlaying(undefined);
    setTyped(undefined);
  };
  const start = () => {
    hasStarted.current = true;
    const scope = new AbortController();
    setPlaying(scope);
    const end = () => {
      if (scope.signal.aborted) return;
      setPlaying(undefined);
      setTyped(undefined);
    };
    void type(controls, take, setTyped, scope.signal).then(end, () => {});
  };
  const startByItself = useEffectEvent(() => {
    if (!hasStarted.current && !isChosen) start();
  });

  useEffect(() => {
    if (!plays || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let timer: ReturnType<typeof setTimeout>;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry?.isIntersecting) timer = setTimeout(startByItself, PAUSE);
      },
      { threshold: 0.5 },
    );
    observer.observe(region.current!);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [plays, region]);

  const onPress = useEffectEvent(({ target }: Event) => {
    hasStarted.current = true;
    if (playing && !(target instanceof Node && button.current?.contains(target))) stop();
  });
  useEffect(() => {
    if (!plays) return;
    const scope = new AbortController();
    for (const event of ['pointerdown', 'keydown'])
      document.addEventListener(event, onPress, { capture: true, signal: scope.signal });
    return () => scope.abort();
  }, [plays]);
  useEffect(() => () => playing?.abort(), [playing]);

  return { isPlaying: playing !== undefined, typed, start, stop };
}

/** Turns all switches in the code off, and on again one by one. Rejects once the signal aborts. */
async function type(
  controls: readonly Control[],
  take: (choices: Choices) => void,
  tell: (typed: Typed) => void,
  signal: AbortSignal,
): Promise<void> {
  const switches = controls.filter(({ code }) => code !== undefined);
  let choices = switches.reduce((rest: Choices, control) => choose(rest, control, false), {});
  take(choices);
  for (const control of switches) {
    await pass(PAUSE, signal);
    const time = control.code!.length * STROKE;
    tell({ name: control.name, time });
    await pass(time, signal);
    choices = choose(choices, control, true);
    take(choices);
    tell(undefined);
  }
}

/** Resolves after a time; rejects once the signal aborts. */
const pass = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
