import { SANDBOXED } from '../../../core/model/sandboxed';
import type { OfflineAnswer, OfflineFailure, OfflineRequest } from '../shared/offline';
import { storedSite } from './stored-site';

/** Address of this build's list of files. */
declare const OFFLINE_LIST: string;
/** See `FRAME_SANDBOX` of the playground. */
declare const SANDBOX: string;
/** Folders of sites below this one. */
declare const INNER: readonly string[];
declare const self: ServiceWorkerGlobalScope;

/** Milliseconds that a server has to answer before what is stored is shown: at first, and once it has kept silent. */
const PATIENCE = 4000;
const LITTLE_PATIENCE = 500;

const { scope } = self.registration;
const site = storedSite(scope, OFFLINE_LIST);

self.addEventListener('install', (event) => event.waitUntil(install()));

self.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      const isUpdate = await site.activate();
      // Asks for a page while the worker starts.
      await self.registration.navigationPreload?.enable();
      // The reader's first page is left as it has begun.
      if (isUpdate) await self.clients.claim();
    })(),
  ),
);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || request.headers.has('range') || !(origin + pathname).startsWith(scope)) return;
  const address = decodeURI((origin + pathname).slice(scope.length));
  if (address.endsWith('.md') || INNER.some((name) => `${address}/`.startsWith(`${name}/`))) return;
  if (request.mode === 'navigate' && search === SANDBOXED) event.respondWith(sandboxed(address));
  else if (request.mode === 'navigate') event.respondWith(openPage(event, address));
  else if (address.startsWith('assets/')) event.respondWith(openHashed(event, address));
  else if (search === '') event.respondWith(openOther(event, address));
});

self.addEventListener('message', (event) => {
  const [port] = event.ports;
  const answer: Tell = (message) => port?.postMessage(message);
  event.waitUntil(
    serve(event.data as OfflineRequest, answer).catch(async (error: unknown) => answer(await explain(error))),
  );
});

type Tell = (message: OfflineAnswer) => void;

/** While the whole site is being stored: how far that is, whom it's told, and what ends it. */
let saving: { progress: OfflineAnswer & { type: 'progress' }; told: Tell[]; end: AbortController } | undefined;

/** Stores what was stored for the last build, so that a reader who goes offline loses nothing by an update. */
async function install(): Promise<void> {
  try {
    const { shell, documents, files } = await site.files();
    const last = await site.lastBuild();
    if (last.whole) await site.keep([...Object.keys(documents), ...Object.keys(files)]);
    else await site.keep([...shell, ...last.documents]);
    await site.setWhole(last.whole);
  } catch (error) {
    // The build before stays; the browser tries again when the reader comes to the next page.
    await site.clear();
    throw error;
  }
}

async function serve(request: OfflineRequest, answer: Tell): Promise<void> {
  if (request.type === 'activate') {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (!request.alone || pages.length === 1) await self.skipWaiting();
  } else if (request.type === 'owns') {
    const { files } = await site.files();
    answer({ type: 'owns', all: request.addresses.every((address) => Object.hasOwn(files, address)) });
  } else if (request.type === 'visited') {
    // Without room, or with a network that is gone, the page is as good as without a copy.
    await site.keep(request.addresses).catch(() => {});
    await tellState(answer);
  } else if (request.type === 'save') {
    await (saving ? tellState(answer) : save(answer));
  } else if (request.type === 'cancel') {
    // Those who wait are told.
    if (saving) saving.end.abort();
    else await tellState(answer);
  } else {
    await site.clear();
    await site.keep((await site.files()).shell);
    await tellState(answer);
  }
}

/** Stores the whole site. */
async function save(answer: Tell): Promise<void> {
  const own = {
    progress: { type: 'progress' as const, done: 0, bytes: 0 },
    told: [answer],
    end: new AbortController(),
  };
  saving = own;
  const tell: Tell = (message) => own.told.forEach((each) => each(message));
  let error: unknown;
  try {
    const { documents, files } = await site.files();
    own.progress.bytes = await wholeSize();
    const onStored = (size: number) => {
      own.progress.done += size;
      tell(own.progress);
    };
    await site.keep([...Object.keys(documents), ...Object.keys(files)], onStored, own.end.signal);
    await site.setWhole(true);
  } catch (thrown) {
    error = thrown;
  }
  saving = undefined;
  if (error === undefined || own.end.signal.aborted) await tellState(tell);
  else tell(await explain(error));
}

/** Tells what is stored, or how far that is, from now on. */
async function tellState(answer: Tell): Promise<void> {
  if (!saving) return answer({ type: 'state', whole: await site.isWhole(), bytes: await wholeSize() });
  saving.told.push(answer);
  answer(saving.progress);
}

async function explain(thrown: unknown): Promise<OfflineAnswer> {
  const message = String(thrown instanceof Error ? thrown.message : thrown);
  return { type: 'failed', reason: await reasonOf(thrown), bytes: await wholeSize().catch(() => 0), message };
}

async function reasonOf(thrown: unknown): Promise<OfflineFailure> {
  if (thrown instanceof DOMException && thrown.name === 'QuotaExceededError') return 'full';
  return (await site.isOutdated().catch(() => false)) ? 'outdated' : 'other';
}

async function wholeSize(): Promise<number> {
  const { documents, files } = await site.files();
  return [...Object.values(documents), ...Object.values(files)].reduce((sum, size) => sum + size, 0);
}

/** The page from the server, and the stored one where that doesn't answer. */
async function openPage(event: FetchEvent, address: string): Promise<Response> {
  const stored = (await site.find(address)) ?? (await site.find('404.html'));
  const asked = (async () => ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request))();
  return answer(event, address, asked, stored);
}

/** A file whose name changes with its content: what is stored is as good as what the server has. */
async function openHashed(event: FetchEvent, address: string): Promise<Response> {
  const stored = await site.find(address);
  if (stored) return stored;
  const response = await fetch(event.request);
  store(event, address, response);
  return response;
}

/** A file that may have changed: from the server, and the stored one where that doesn't answer. */
async function openOther(event: FetchEvent, address: string): Promise<Response> {
  const asked = fetch(event.request);
  return answer(event, address, asked, await site.find(address));
}

/** What the server answers. What is stored, if there is something, where the server is in trouble or keeps silent. */
async function answer(
  event: FetchEvent,
  address: string,
  asked: Promise<Response>,
  stored: Response | undefined,
): Promise<Response> {
  const response = stored ? await inTime(asked) : await asked;
  if (stored && (!response || response.status >= 500)) return stored;
  if (!response) return asked;
  store(event, address, response);
  return response;
}

/** A connection may be up and carry nothing: then each link would take the time that a silent server has. */
let isSilent = false;

/** What a server answers, if it does so in time. */
async function inTime(asked: Promise<Response>): Promise<Response | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, isSilent ? LITTLE_PATIENCE : PATIENCE));
  const answered = asked.then(
    (response) => {
      isSilent = false;
      return response;
    },
    // The browser says at once that there is no network.
    () => 'failed' as const,
  );
  const first = await Promise.race([answered, late]);
  isSilent = first === undefined;
  return first === 'failed' ? undefined : first;
}

/**
 * The document in which edited demos run. A frame with the attribute `sandbox` never asks a service worker; this header has the
 * same effect (https://html.spec.whatwg.org/multipage/browsers.html#determining-the-creation-sandboxing-flags).
 */
async function sandboxed(address: string): Promise<Response> {
  const { body, headers } = (await site.find(address)) ?? (await fetch(scope + address));
  const own = new Headers(headers);
  own.set('Content-Security-Policy', `sandbox ${SANDBOX}`);
  return new Response(body, { headers: own });
}

/** Stores a response beside sending it. Without room, or of another build, it's just sent. */
function store(event: FetchEvent, address: string, response: Response): void {
  if (response.ok && response.type === 'basic')
    event.waitUntil(site.keepResponse(address, response.clone()).catch(() => {}));
}
