import type { FrameLocator, Page } from '@playwright/test';

/** What a frame says of a source. */
type Fault = { message: string; file?: string; line?: number; column?: number } | null;

/** A demo in a frame of an empty page of the same origin. */
export interface DemoFrame {
  /** Sends texts of files, by name, and waits for what the frame says of them. */
  send(source: Record<string, string>): Promise<Fault>;
  /** The document of the frame in that frame, which runs what was sent. */
  demo: FrameLocator;
  /** Errors that the frame told of after a source ran, since the last one was sent. */
  late(): Promise<Fault[]>;
}

declare global {
  interface Window {
    demoFrame: { send(source: Record<string, string>): Promise<Fault>; late: Fault[] };
  }
}

/** Opens a demo in a frame that takes sources as messages. */
export async function openFrame(page: Page, id: string): Promise<DemoFrame> {
  await page.route('**/frame-host.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Host</title><body><iframe src="/~demos/${id}" title="${id}" width="1200" height="800"></iframe>`,
    }),
  );
  await page.goto('/frame-host.html');
  // A demo may begin with what isn't seen.
  await page.frameLocator('iframe').locator('[data-demo-preview] > *').first().waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const frame = document.querySelector('iframe')?.contentWindow;
    let latest = 0;
    let settle: ((fault: Fault) => void) | undefined;
    addEventListener('message', ({ data }) => {
      if (data.type !== 'compileDone' || data.id !== latest) return;
      if (settle) settle(data.err);
      else window.demoFrame.late.push(data.err);
      settle = undefined;
    });
    window.demoFrame = {
      late: [],
      send(source) {
        latest += 1;
        window.demoFrame.late = [];
        return new Promise((resolve) => {
          settle = resolve;
          frame?.postMessage({ type: 'setSource', id: latest, source }, location.origin);
        });
      },
    };
  });
  return {
    demo: page.frameLocator('iframe').frameLocator('iframe'),
    send: (source) => page.evaluate((files) => window.demoFrame.send(files), source),
    late: () => page.evaluate(() => window.demoFrame.late),
  };
}
