import type { TypeAnswer, TypeData, TypePack, TypeRequest, TypeStart } from '../../model/type-messages';
import type { TrimmedTypeScript } from './project';
import { createTypeService, type PreparedService } from './create-type-service';
import { withPack } from './with-pack';

/** The worker that answers questions about types: loads compiler and declarations, then answers one question at a time. */
let parts: Promise<{ ts: TrimmedTypeScript; installed: TypeData }> | undefined;
/** By the address of the version's declarations, which the installed one hasn't: the one that was asked last is the last. */
const services = new Map<string, Promise<PreparedService>>();
const prepared = new WeakSet<PreparedService>();
let rest: ReturnType<typeof setTimeout> | undefined;

/** Versions that are at hand at a time. Each holds a program. */
const KEPT = 2;

/** Milliseconds after an answer until the rest is read. */
const REST = 300;

addEventListener('message', ({ data }: MessageEvent<TypeStart | TypeRequest>) => void answer(data));

async function answer(message: TypeStart | TypeRequest): Promise<void> {
  const { request } = message;
  clearTimeout(rest);
  try {
    if (message.type === 'start') {
      await (parts = loadParts(message));
      postAnswer({ request, value: undefined });
    } else postAnswer(ask(await serviceOf(message.pack ?? ''), message));
  } catch (error) {
    postAnswer({ request, failure: String(error), unloaded: true });
  }
}

const postAnswer = (answer: TypeAnswer) => postMessage(answer);

function ask(service: PreparedService, { request, method, args }: TypeRequest): TypeAnswer {
  if (!prepared.has(service))
    rest = setTimeout(() => {
      prepared.add(service);
      service.prepare();
    }, REST);
  try {
    const answer = service[method] as (...given: unknown[]) => unknown;
    return { request, value: answer(...args) };
  } catch (error) {
    return { request, failure: String(error) };
  }
}

/** @param pack address of the version's declarations; empty for the installed one. */
function serviceOf(pack: string): Promise<PreparedService> {
  const service = services.get(pack) ?? create(pack);
  services.delete(pack);
  services.set(pack, service);
  for (const [oldest] of [...services].slice(0, -KEPT)) services.delete(oldest);
  // What didn't come may come the next time.
  service.catch(() => services.get(pack) === service && services.delete(pack));
  return service;
}

async function create(pack: string): Promise<PreparedService> {
  const [{ ts, installed }, other] = await Promise.all([
    parts!,
    pack === '' ? undefined : (fetchJson(pack) as Promise<TypePack>),
  ]);
  return createTypeService(ts, other ? withPack(installed, other) : installed);
}

async function loadParts({ compiler, data }: TypeStart) {
  const [ts, installed] = await Promise.all([
    import(/* @vite-ignore */ compiler) as Promise<TrimmedTypeScript>,
    fetchJson(data) as Promise<TypeData>,
  ]);
  return { ts, installed };
}

async function fetchJson(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
  return answer.json();
}
