import type { Page } from '@playwright/test';

/** The scripts and texts of pages that a page asks for, and what is in them. */
export interface Scripts {
  /** Addresses so far, each once. */
  asked(): string[];
  /** How many of them hold a text: a page's own are known by what the page says. */
  holding(text: string): Promise<number>;
}

/** Starts to listen; a prefetched module counts as asked for. */
export function watchScripts(page: Page): Scripts {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script' || /\.(js|mdx)$|\/page-[^/]+\.json$/.test(pathname))
      asked.add(request.url());
  });
  const texts = new Map<string, Promise<string>>();
  const textOf = (url: string) => {
    const known = texts.get(url) ?? fetch(url).then((answer) => answer.text());
    texts.set(url, known);
    return known;
  };
  return {
    asked: () => [...asked],
    async holding(text) {
      const all = await Promise.all([...asked].map(textOf));
      return all.filter((script) => script.includes(text)).length;
    },
  };
}
