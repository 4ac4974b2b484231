import type { TypeIssue, TypeSource } from '../model/type-messages';
import { createListeners } from '../base/state';
import type { LiveSession } from '../session/live-session';
import { hasSameFiles } from '../texts/edit-store';
import { TypesOff, type TypeClient } from './create-type-client';

/** What is known of the types in a demo's code. */
interface TypeView {
  /** Errors of the newest text that was checked. */
  issues: readonly TypeIssue[];
  /** `failed` if the worker can't be loaded, `off` before it's wanted and where the site has none. */
  status: 'off' | 'ready' | 'failed';
}

interface CheckInput {
  demo: string;
  session: LiveSession;
  client: TypeClient;
}

/** Milliseconds without a key before a check: the demo is compiled first. */
const PAUSE = 25;

export type TypeCheck = ReturnType<typeof createTypeCheck>;

/** Checks a demo's code while it's edited. */
export function createTypeCheck({ demo, session, client }: CheckInput) {
  const { subscribe, notify } = createListeners();
  let view: TypeView = { issues: [], status: 'off' };
  let checked: Record<string, string> | undefined;
  let isChecking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (next: TypeView) => {
    view = next;
    notify();
  };
  const isChecked = () => checked !== undefined && hasSameFiles(session.texts(), checked);
  const source = (): TypeSource => ({ demo, files: session.texts() });

  const check = async () => {
    const { files } = source();
    if (isChecking || view.status === 'failed' || isChecked()) return;
    isChecking = true;
    checked = files;
    try {
      const issues = await client.ask('check', { demo, files });
      // The answer to an older text has places that aren't there any more.
      if (hasSameFiles(files, session.texts())) show({ issues, status: 'ready' });
    } catch (error) {
      // What the compiler can't answer for is no error of the reader's.
      if (!(error instanceof TypesOff)) show({ issues: [], status: 'ready' });
      else show({ issues: [], status: error.reason === 'failed' ? 'failed' : 'off' });
    } finally {
      isChecking = false;
    }
    void check();
  };

  return {
    subscribe,
    view: () => view,
    /** The texts as the worker is asked about them. */
    source,
    /** Tries again after `failed`. */
    retry() {
      client.retry();
      checked = undefined;
      show({ issues: [], status: 'off' });
      void check();
    },
    /** True if the errors are those of the present text. */
    isCurrent: () => !isChecking && isChecked(),
    /** Starts: the reader has put the caret into the code. @returns what ends it. */
    start() {
      void check();
      const leave = session.subscribe(() => {
        clearTimeout(timer);
        timer = setTimeout(() => void check(), PAUSE);
      });
      return () => {
        clearTimeout(timer);
        leave();
      };
    },
  };
}

/**
 * The error after a place, or before it: in the same file, then in the other files in their order, and from the start again.
 * @param files names in the order of their tabs.
 */
export function stepIssue(
  issues: readonly TypeIssue[],
  files: readonly string[],
  { file, at }: { file: string; at: number },
  step: 1 | -1,
): TypeIssue | undefined {
  const sorted = issues.toSorted((a, b) => files.indexOf(a.file) - files.indexOf(b.file) || a.from - b.from);
  const here = files.indexOf(file);
  const order = (issue: TypeIssue) => files.indexOf(issue.file) - here || issue.from - at;
  if (step > 0) return sorted.find((issue) => order(issue) > 0) ?? sorted[0];
  return sorted.findLast((issue) => order(issue) < 0) ?? sorted.at(-1);
}
