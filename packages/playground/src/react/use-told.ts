import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { LiveError } from '../model/live';
import type { TypeIssue } from '../model/type-messages';
import type { LiveSession } from '../session/live-session';
import type { Code } from './use-code';

/** Milliseconds without an edit after which the reader is told what is wrong: half a word is no error. */
export const PAUSE = 1000;

/** Id of the element that says what is wrong with the reader's code. */
export const errorId = ({ id }: LiveSession) => `demo-error-${id}`;

/**
 * What the reader is told of something that is wrong. It follows what is wrong once they pause, and goes as soon as nothing is.
 * What a visit begins with is told at once.
 * @param wrong the same object as long as nothing changes.
 */
export function useTold<T>(
  { subscribe, texts }: Pick<LiveSession, 'subscribe' | 'texts'>,
  wrong: T | undefined,
): T | undefined {
  const current = useSyncExternalStore(subscribe, texts, texts);
  const [rested, setRested] = useState(current);
  const [told, setTold] = useState<T>();
  const next = wrong === undefined || rested === current ? wrong : told;

  // Who looks for a character among those that an input method offers hasn't typed it yet.
  const isComposing = useRef(false);
  useEffect(() => {
    const follow = ({ type }: Event) => {
      isComposing.current = type === 'compositionstart';
    };
    const events = ['compositionstart', 'compositionend'];
    for (const name of events) document.addEventListener(name, follow, true);
    return () => events.forEach((name) => document.removeEventListener(name, follow, true));
  }, []);
  useEffect(() => {
    const rest = () => {
      if (isComposing.current) timer = setTimeout(rest, PAUSE);
      else setRested(current);
    };
    let timer = setTimeout(rest, PAUSE);
    return () => clearTimeout(timer);
  }, [current]);
  if (told !== next) setTold(next);
  return next;
}

/** True for a type error that says of a place what the demo's error says. */
export const isSame = (error: LiveError | undefined, { file, line, column }: TypeIssue) =>
  error?.file === file && error.line === line && error.column === column;

const NONE: readonly TypeIssue[] = [];

/** The type errors that the reader is told of, beside the demo's error. */
export function useToldIssues({ session, types }: Code, error: LiveError | undefined): readonly TypeIssue[] {
  const others = useMemo(() => {
    const found = types.issues.filter((issue) => !isSame(error, issue));
    return found.length > 0 ? found : undefined;
  }, [types.issues, error]);
  return useTold(session, others) ?? NONE;
}
