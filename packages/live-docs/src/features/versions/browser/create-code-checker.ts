// Vite gives it one.
// oxlint-disable-next-line import/default
import address from '../worker/check-code.ts?worker&url';
import offered from 'virtual:run-versions';
import { listVersions, type ApiHistory, type ApiVersion } from '../../../core/model';
import { findDataFile } from '../../../core/browser/loading';
import type { Resources } from 'live-playground/internal';
import type { CheckAddresses, CheckAnswer } from '../shared/check-messages';
import type { TextAnswer, TextQuestion } from '../shared/check-text';
import { nearestVersion } from '../shared/nearest-version';

/** What became of a question. */
export interface Checked {
  answer: TextAnswer;
  /** The version whose declarations were read. */
  read: Pick<ApiVersion, 'name' | 'version'> | undefined;
}

/** Checks code in a worker. */
export interface CodeChecker {
  /**
   * Answers one question after the other. One that a newer one overtakes before its turn is never answered.
   * @param onLoaded called once the worker has loaded all that it needs.
   * @throws {Error} if something doesn't load, or the compiler fails.
   */
  check(question: TextQuestion, onLoaded: () => void): Promise<Checked | undefined>;
  /** Ends the worker. */
  close(): void;
}

/** See `CodeChecker`. The worker starts with the first question. @param history of the library. */
export function createCodeChecker(resources: Resources, history: Pick<ApiHistory, 'read'>): CodeChecker {
  let worker: Worker | undefined;
  let newest: TextQuestion | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let fail: ((error: Error) => void) | undefined;

  const close = () => {
    worker?.terminate();
    worker = undefined;
    newest = undefined;
    fail?.(new Error('The check was ended'));
  };

  const ask = async (question: TextQuestion, onLoaded: () => void): Promise<Checked | undefined> => {
    if (question !== newest) return undefined;
    const [found, read] = await findAddresses(resources, history, question.from);
    const started = (worker ??= new Worker(address, { type: 'module' }));
    const listening = new AbortController();
    const { signal } = listening;
    const answer = await new Promise<TextAnswer>((resolve, reject) => {
      fail = reject;
      const take = ({ data }: MessageEvent<CheckAnswer>) => {
        if ('isLoaded' in data) onLoaded();
        else if ('answer' in data) resolve(data.answer);
        else reject(new Error(data.failure));
      };
      const stop = (event: ErrorEvent) => {
        event.preventDefault();
        worker = undefined;
        reject(new Error(event.message || 'The worker could not be started'));
      };
      started.addEventListener('message', take, { signal });
      started.addEventListener('error', stop, { signal });
      // It's no window.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      started.postMessage({ question, addresses: found });
    }).finally(() => listening.abort());
    return { answer, read };
  };

  return {
    check(question, onLoaded) {
      newest = question;
      const asked = last.then(() => ask(question, onLoaded));
      last = asked.catch(() => undefined);
      return asked;
    },
    close,
  };
}

/** What the worker loads, and the version whose declarations are among it. */
async function findAddresses(
  resources: Resources,
  history: Pick<ApiHistory, 'read'>,
  from: string,
): Promise<[CheckAddresses, Checked['read']]> {
  const find = async (name: string) => {
    const found = await findDataFile(resources, name);
    if (found === undefined) throw new Error(`This site has no file "${name}"`);
    return found;
  };
  const [compiler, types, tools] = await Promise.all([find('compiler'), find('types'), find('tools')]);
  const versions = listVersions(history);
  const installed = versions.findLast(({ version }) => offered.installed === '' || version === offered.installed);
  const nearest = nearestVersion(versions, from, [...(installed ? [installed] : []), ...offered.list]);
  const found = { compiler, types, tools };
  if (!nearest || !('types' in nearest)) return [found, nearest];
  return [{ ...found, pack: new URL(import.meta.env.BASE_URL + nearest.types, location.href).href }, nearest];
}
