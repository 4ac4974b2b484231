import type { TypeAnswer, TypeData, TypeRequest, TypeStart } from '../../model/type-messages';
import type { TrimmedTypeScript } from './project';
import { createTypeService, type PreparedService } from './create-type-service';

/** The worker that answers questions about types: loads compiler and declarations, then answers one question at a time. */
let service: Promise<PreparedService> | undefined;
let isPrepared = false;

/** Milliseconds after the first answer until the rest is read. */
const REST = 300;

addEventListener('message', ({ data }: MessageEvent<TypeStart | TypeRequest>) => void answer(data));

async function answer(message: TypeStart | TypeRequest): Promise<void> {
  const { request } = message;
  let answer: TypeAnswer;
  try {
    answer = { request, value: await work(message) };
  } catch (error) {
    answer = { request, failure: String(error) };
  }
  postMessage(answer);
  if (message.type !== 'ask' || isPrepared) return;
  isPrepared = true;
  setTimeout(() => void service?.then((ready) => ready.prepare()), REST);
}

async function work(message: TypeStart | TypeRequest): Promise<unknown> {
  if (message.type === 'start') return void (await (service = load(message)));
  const ask = (await service)?.[message.method] as ((...args: unknown[]) => unknown) | undefined;
  return ask?.(...message.args);
}

async function load({ compiler, data }: TypeStart): Promise<PreparedService> {
  const [ts, answer] = await Promise.all([
    import(/* @vite-ignore */ compiler) as Promise<TrimmedTypeScript>,
    fetch(data),
  ]);
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
  return createTypeService(ts, (await answer.json()) as TypeData);
}
