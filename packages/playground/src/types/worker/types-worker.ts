import type { TypeAnswer, TypeData, TypePack, TypeRequest, TypeStart } from '../../model/type-messages';
import type { TrimmedTypeScript } from './project';
import { createTypeService, type PreparedService } from './create-type-service';
import { withPack } from './with-pack';

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

async function load({ compiler, data, pack }: TypeStart): Promise<PreparedService> {
  const [ts, installed, other] = await Promise.all([
    import(/* @vite-ignore */ compiler) as Promise<TrimmedTypeScript>,
    fetchJson(data) as Promise<TypeData>,
    pack === undefined ? undefined : (fetchJson(pack) as Promise<TypePack>),
  ]);
  return createTypeService(ts, other ? withPack(installed, other) : installed);
}

async function fetchJson(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
  return answer.json();
}
