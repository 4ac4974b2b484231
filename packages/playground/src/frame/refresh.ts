import { injectIntoGlobalHook } from 'react-refresh/runtime';

/** React calls these in its development build. */
interface DevToolsHook {
  renderers: Map<number, unknown>;
  supportsFiber: true;
  inject(renderer: unknown): number;
  onCommitFiberRoot(): void;
  onCommitFiberUnmount(): void;
  onScheduleFiberRoot(): void;
}

const onCommit: (() => void)[] = [];
const renderers = new Map<number, unknown>();
const hook: DevToolsHook = {
  renderers,
  supportsFiber: true,
  inject(renderer) {
    renderers.set(renderers.size + 1, renderer);
    return renderers.size;
  },
  onCommitFiberRoot() {
    for (const listener of onCommit) listener();
  },
  onCommitFiberUnmount: () => {},
  onScheduleFiberRoot: () => {},
};
// Imported before react-dom, which looks for the hook as it's evaluated.
Reflect.set(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', hook);
injectIntoGlobalHook(globalThis);
// Without it, React 18 doesn't report an error as uncaught that a boundary catches. It looks as it's evaluated, too.
Reflect.set(document, 'createEvent', undefined);
// Without it, React doesn't measure components for the browser's performance panel, which takes time with each edit.
Reflect.deleteProperty(console, 'timeStamp');

/** Gives the document back what was taken while React was evaluated. */
export function restoreDocument(): void {
  Reflect.deleteProperty(document, 'createEvent');
}

/** Calls back after each commit of React. */
export function watchCommits(listener: () => void): void {
  onCommit.push(listener);
}
