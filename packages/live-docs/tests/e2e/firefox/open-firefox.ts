import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WebSocket } from 'ws';

/** A page in a stock Firefox, which Playwright can't drive. */
export interface FirefoxPage {
  goto(address: string): Promise<void>;
  /**
   * Evaluates an expression, and waits for a promise.
   * @param frame end of the address of a frame in the page; the page itself if left out.
   * @returns undefined if there's no such frame.
   */
  evaluate<T>(expression: string, frame?: string): Promise<T | undefined>;
  /** Presses keys together: `['\uE009', 'a']` is Control and A. https://www.w3.org/TR/webdriver2/#keyboard-actions */
  press(keys: string[]): Promise<void>;
  close(): Promise<void>;
}

interface Context {
  context: string;
  url: string;
  children: Context[] | null;
}

const ARGS = ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile'];

/** Starts Firefox over WebDriver BiDi. @param executable its path. */
export async function openFirefox(executable: string): Promise<FirefoxPage> {
  const profile = await mkdtemp(path.join(tmpdir(), 'live-docs-firefox-'));
  const child = spawn(executable, [...ARGS, profile], { stdio: ['ignore', 'ignore', 'pipe'] });
  const closed = once(child, 'close');
  const address = await Promise.race([
    new Promise<string>((resolve) => {
      let output = '';
      child.stderr.setEncoding('utf8').on('data', (text) => {
        output += text;
        const [, found] = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(output) ?? [];
        if (found) resolve(found);
      });
    }),
    closed.then(() => {
      throw new Error(`${executable} ended before it answered`);
    }),
  ]);
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');

  const waiting = new Map<number, (answer: { result?: unknown; message?: string }) => void>();
  socket.on('message', (data) => {
    const answer = JSON.parse(String(data)) as { id?: number; result?: unknown; message?: string };
    if (answer.id === undefined) return;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  let last = 0;
  const send = async <T>(method: string, params: object): Promise<T> => {
    const id = ++last;
    const answered = new Promise<{ result?: unknown; message?: string }>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { result, message } = await answered;
    if (message !== undefined) throw new Error(`${method}: ${message}`);
    return result as T;
  };
  const tree = async () => {
    const { contexts } = await send<{ contexts: Context[] }>('browsingContext.getTree', {});
    return contexts[0]!;
  };

  await send('session.new', { capabilities: {} });
  const { context: page } = await tree();
  return {
    goto: (url) => send('browsingContext.navigate', { context: page, url, wait: 'complete' }),
    async evaluate<T>(expression: string, frame?: string) {
      const context = frame === undefined ? page : findFrame(await tree(), frame);
      if (context === undefined) return undefined;
      const answer = await send<{ result?: { value?: string }; exceptionDetails?: { text: string } }>(
        'script.evaluate',
        {
          expression: `(async () => JSON.stringify(await (${expression})))()`,
          target: { context },
          awaitPromise: true,
        },
      );
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
      return answer.result?.value === undefined ? undefined : (JSON.parse(answer.result.value) as T);
    },
    press: (keys) =>
      send('input.performActions', {
        context: page,
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: [
              ...keys.map((value) => ({ type: 'keyDown', value })),
              ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
            ],
          },
        ],
      }),
    async close() {
      child.kill();
      await closed;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

function findFrame({ context, url, children }: Context, end: string): string | undefined {
  if (url.endsWith(end)) return context;
  for (const child of children ?? []) {
    const found = findFrame(child, end);
    if (found !== undefined) return found;
  }
  return undefined;
}
