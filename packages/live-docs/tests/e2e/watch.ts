import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test';
import type { SiteMode } from './sites';

/** What Playwright says of a site that is stored for readers who are offline, where a test doesn't ask for that. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** Something that no page of ours may do. */
export interface Finding {
  /** What it says, in its first line; the rest of it is a stack. */
  text: string;
  /** Where it comes from. */
  url: string;
  /** The page that was open. */
  page: string;
}

/**
 * Collects each message of the console and each exception, and each request to another host.
 * React reports a hydration mismatch as an error, so that is in it.
 */
export function watch(context: BrowserContext, origin: string, mode: SiteMode): Finding[] {
  const found: Finding[] = [];
  context.on('console', (message) => {
    if (message.text() === BLOCKED) return;
    if (mode === 'built' || !isForDevelopers(message))
      found.push({
        text: message.text().split('\n')[0] ?? '',
        url: message.location().url,
        page: message.page()?.url() ?? '',
      });
  });
  context.on('weberror', (error) =>
    found.push({
      text: `Uncaught ${error.error().message}`,
      url: error.error().stack?.split('\n')[1]?.trim() ?? '',
      page: error.page()?.url() ?? '',
    }),
  );
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== origin)
      found.push({ text: 'Request to another host', url: request.url(), page: pageOf(request) });
  });
  return found;
}

/** What Vite and React say of themselves while developing. */
function isForDevelopers(message: ConsoleMessage): boolean {
  const isQuiet = message.type() !== 'error' && message.type() !== 'warning';
  return isQuiet && /^\[vite\]|React DevTools/.test(message.text());
}

/** The page that asked. A worker's request belongs to none. */
function pageOf(request: Request): string {
  try {
    return request.frame().page().url();
  } catch {
    return '';
  }
}
