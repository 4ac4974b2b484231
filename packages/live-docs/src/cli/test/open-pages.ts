import type { Browser, BrowserContext, Page } from 'playwright/test';
import { onLog, onRequest, type Finding } from './findings';

/** The window: a demo in it is as wide as in a page of a desktop. */
export const WINDOW = { width: 820, height: 900 };

/** Where pictures stop time. */
const STILL = new Date('2026-01-01T12:00:00Z');

/** Pages of one worker. */
export interface Pages {
  page: Page;
  take: ReturnType<typeof watchPage>;
  /** A page whose clock is stopped, to take pictures of; absent without pictures. */
  still: Page | undefined;
  close(): Promise<unknown>;
}

interface PagesInput {
  browser: Browser;
  /** Address of the site. */
  address: string;
  /** Script that each page gets first. */
  probe: string;
  pictures: boolean;
}

/** Opens the pages of a worker. Contexts keep what one demo stores from the other workers. */
export async function openPages({ browser, address, probe, pictures }: PagesInput): Promise<Pages> {
  const open = async (prepare?: (context: BrowserContext) => Promise<void>) => {
    const context = await browser.newContext({
      viewport: WINDOW,
      colorScheme: 'light',
      locale: 'en-US',
      // What a site stores for readers who are offline isn't part of a demo.
      serviceWorkers: 'block',
    });
    await context.addInitScript(probe);
    await prepare?.(context);
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    return page;
  };
  const page = await open();
  const still = pictures ? await open((context) => context.clock.setFixedTime(STILL)) : undefined;
  const close = () => Promise.all([page.context().close(), still?.context().close()]);
  return { page, take: watchPage(page, new URL(address).origin), still, close };
}

interface Noticed {
  findings: Finding[];
  /** What React says if the browser's first render isn't the server's. */
  mismatch?: string;
}

/** React's errors about markup that doesn't match, in the production and the development build. */
const MISMATCH = /Minified React error #(418|419|421|422|423|425)\b|[Hh]ydrat/;

/** Collects messages of the console, exceptions, and requests to other hosts. @returns gives them away, each once. */
function watchPage(page: Page, origin: string): () => Noticed {
  let noticed: Noticed = { findings: [] };
  const add = (finding: Finding) => {
    if (!noticed.findings.some(({ found }) => found === finding.found)) noticed.findings.push(finding);
  };
  page.on('console', (message) => {
    const text = message.text();
    const blocked = blockedAddress(text, origin);
    // A request that fails is a message, too.
    if (blocked) add(onRequest(blocked));
    else if (!isOther(message.location().url, origin)) add(onLog(message.type(), text));
  });
  page.on('pageerror', (error) => {
    if (MISMATCH.test(error.message)) noticed.mismatch ??= error.message;
    else add(onLog('an exception', error.message));
  });
  page.on('request', (request) => {
    if (isOther(request.url(), origin)) add(onRequest(request.url()));
  });
  return () => {
    const taken = noticed;
    noticed = { findings: [] };
    return taken;
  };
}

const isOther = (url: string, origin: string) => /^https?:/.test(url) && new URL(url).origin !== origin;

/** The address that a browser didn't ask because of the page's content security policy, if a message says so. */
export function blockedAddress(message: string, origin: string): string | undefined {
  if (!/content[ -]security[ -]policy/i.test(message)) return undefined;
  return message
    .match(/https?:\/\/[^\s'"<>]+/g)
    ?.map((url) => url.replace(/[.,;]$/, ''))
    .find((url) => isOther(url, origin));
}
