import type { Browser, BrowserContext, Page } from 'playwright/test';
import { watchPage } from './watch-page';

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
