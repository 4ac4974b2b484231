import { type CompilerParts } from 'live-playground/types';
import type { TypeData, TypePack } from 'live-playground/model';
import type { ToolData } from '../../../core/model';
import { checkText, type TextQuestion } from '../shared/check-text';
import type { CheckAddresses, CheckAnswer } from '../shared/check-messages';

/** The worker that checks pasted code: it loads compiler and declarations, which the editor of demos has, too. */
addEventListener(
  'message',
  ({ data }: MessageEvent<{ question: TextQuestion; addresses: CheckAddresses }>) =>
    void answer(data.question, data.addresses),
);

async function answer(question: TextQuestion, { compiler, types, pack, tools }: CheckAddresses): Promise<void> {
  let said: CheckAnswer;
  try {
    const [ts, data, other, facts] = await Promise.all([
      import(/* @vite-ignore */ compiler) as Promise<CompilerParts>,
      read<TypeData>(types),
      pack === undefined ? undefined : read<TypePack>(pack),
      read<ToolData>(tools),
    ]);
    postMessage({ isLoaded: true } satisfies CheckAnswer);
    said = { answer: checkText(ts, { data, pack: other, tools: facts }, question) };
  } catch (error) {
    said = { failure: error instanceof Error ? error.message : String(error) };
  }
  postMessage(said);
}

const known = new Map<string, Promise<unknown>>();

/** Each file once. */
function read<T>(address: string): Promise<T> {
  const found = known.get(address) ?? fetchJson(address);
  known.set(address, found);
  // Another question tries again.
  found.catch(() => known.delete(address));
  return found as Promise<T>;
}

async function fetchJson(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: the server answered ${answer.status}`);
  return answer.json();
}
