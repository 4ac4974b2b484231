import { useEffect, useEffectEvent, useState } from 'react';
import { toError } from 'live-playground/internal';
import { Problems } from './problems';

/** While developing: the file of the site that threw an error, by the first line of its stack that names an address. */
export function failedFile({ stack = '' }: Error): string | undefined {
  const address = /https?:\/\/[^\s?)]+/.exec(stack)?.[0] ?? '';
  const base = window.location.origin + import.meta.env.BASE_URL;
  const file = address.startsWith(base) ? address.slice(base.length) : '';
  // The engine, the bundler and packages are below folders of these names.
  return /\.(mdx?|[jt]sx?)$/.test(file) && !/^(@|\.|node_modules\/)/.test(file) ? file : undefined;
}

/** Milliseconds after which an update counts as stuck. */
const STUCK = 5000;
/** Milliseconds between two looks at a module whose update is stuck. */
const POLL = 1000;

/**
 * While developing: reports why the newest version of a module can't be loaded. Once it can be, the document is loaded anew,
 * since a module that threw accepts no more updates.
 * @param file path from the site's root: `docs/demo/simple.tsx`.
 * @param report takes what was thrown; called each time.
 * @returns how to stop.
 */
function followModule(file: string, report: (error: Error) => void): () => void {
  const ended = new AbortController();
  let hasFailed = false;
  const fail = (thrown: unknown) => {
    hasFailed = true;
    report(toError(thrown));
  };
  const onUpdate = ({ updates }: Updates) => {
    const update = updates.find(({ acceptedPath }) => acceptedPath === `/${file}`);
    if (!update) return;
    // The very address that Vite imports, so that the module runs once. It's whole, or Vite would add to it.
    const query = `${update.explicitImportRequired ? 'import&' : ''}t=${update.timestamp}`;
    const address = new URL(import.meta.env.BASE_URL + file, window.location.origin).href;
    const timer = setTimeout(() => fail(`it has not finished after ${STUCK / 1000} seconds`), STUCK);
    const waiting = new AbortController();
    waiting.signal.addEventListener('abort', () => clearTimeout(timer));
    ended.signal.addEventListener('abort', () => waiting.abort());
    // Vite takes no other update until this one has ended.
    void reloadOnceChanged(address, waiting.signal);
    import(/* @vite-ignore */ `${address}?${query}`)
      .then(() => hasFailed && window.location.reload(), fail)
      .finally(() => waiting.abort());
  };
  import.meta.hot?.on('vite:beforeUpdate', onUpdate);
  return () => {
    ended.abort();
    import.meta.hot?.off?.('vite:beforeUpdate', onUpdate);
  };
}

/** What is read of Vite's message. */
interface Updates {
  updates: readonly { acceptedPath: string; timestamp: number; explicitImportRequired?: boolean }[];
}

/** Loads the document anew as soon as the server has another text of a module. */
async function reloadOnceChanged(address: string, signal: AbortSignal): Promise<void> {
  const read = async () => {
    try {
      return await (await fetch(address, { cache: 'no-store', signal })).text();
    } catch {
      return undefined;
    }
  };
  const text = await read();
  while (!signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, POLL));
    const next = await read();
    if (!signal.aborted && next !== undefined && next !== text) return window.location.reload();
  }
}

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

/**
 * While developing: says why the newest version of a module can't be loaded. What is on the page is the version before.
 * @param file path from the site's root: `docs/demo/simple.tsx`.
 */
export function HotFailure({ file }: { file: string }) {
  const [failure, setFailure] = useState<Error>();
  useEffect(() => followModule(file, setFailure), [file]);
  if (!failure) return null;
  const problem = {
    file: failedFile(failure) ?? file,
    found: `the newest version cannot be loaded: ${failure.message}`,
    expected: 'a module that loads',
    fix: 'Correct the file. Until then the page shows the version before',
  };
  return <Problems problems={[problem]} />;
}
