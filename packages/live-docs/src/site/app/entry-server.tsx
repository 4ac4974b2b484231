import demos from 'virtual:demos';
import pages from 'virtual:pages';
import loaders from 'virtual:server-loaders';
import site from 'virtual:site';
import '../theme.css';
import 'virtual:theme';
import type { ComponentType, ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createResources } from 'live-playground/loading';
import { DemoPage, UNEMBEDDED } from '../demo';
import { createRouter } from '../navigation';
import { App } from './app';
import { DemoProviders } from './demo-providers';
import { LeftToBrowser, LeftToBrowserContext } from './server-demo';

export { loaders };

/** See `ServerEntry`. */
export async function renderPage(path: string | null, left: readonly string[] = []): Promise<string> {
  const resources = createResources();
  const source = (path: string) => pages(path, resources);
  const page = path === null ? undefined : await source(path);
  const location = { path: path ?? '/404', search: '', hash: '' };
  const router = createRouter(source, { location, page, local: page?.local, arrival: { by: 'load' } });
  return renderToText(
    <LeftToBrowserContext value={new Set(left)}>
      <App site={site} router={router} resources={resources} />
    </LeftToBrowserContext>,
  );
}

/** See `ServerEntry`. */
export async function renderDemo(id: string): Promise<string> {
  const Demo = await loadDemo(id);
  return renderToText(<Demo />);
}

/** See `ServerEntry`. */
export async function renderDemoPage(id: string): Promise<string> {
  return renderToText(
    <DemoProviders resources={createResources()}>
      <DemoPage id={id} file={undefined} component={await loadDemo(id)} args={undefined} embedded={UNEMBEDDED} />
    </DemoProviders>,
  );
}

async function loadDemo(id: string): Promise<ComponentType> {
  const module = await demos[id]?.();
  if (!module) throw new Error(`There is no demo "${id}"`);
  return module.default;
}

/** @throws the first error of any component: React itself would leave a hole and go on. */
async function renderToText(element: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(element, {
    onError(error) {
      if (error instanceof LeftToBrowser) return error.digest;
      errors.push(error);
      return undefined;
    },
    // Whole boundaries in place: moving them in later would take a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const text = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return text;
}
