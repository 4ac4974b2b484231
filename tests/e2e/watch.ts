import type { BrowserContext } from '@playwright/test';

/**
 * Collects what no page of ours may do: print a warning or an error, throw, or ask another host.
 * React reports a hydration mismatch as an error, so that is in it.
 */
export function watch(context: BrowserContext, origin: string): string[] {
  const found: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') found.push(message.text().split('\n')[0]!);
  });
  context.on('weberror', (error) => found.push(`Uncaught ${error.error().message}`));
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== origin) found.push(`Request to another host: ${request.url()}`);
  });
  return found;
}
