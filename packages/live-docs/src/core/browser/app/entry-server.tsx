import demos from 'virtual:demos';
import pages from 'virtual:pages';
import loaders from 'virtual:server-loaders';
import serverStyles from 'virtual:server-styles';
import site from 'virtual:site';
import '../theme.css';
import '../elements.css';
import 'virtual:theme';
import type { ComponentType, ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createResources } from 'live-playground/internal';
import { isComponent } from 'live-playground/model';
import { DemoPage, UNEMBEDDED } from '../demo';
import { createRouter } from '../navigation';
import { NOT_A_COMPONENT, ownValue, type RenderedPage, type ServerPage } from '../../model';
import { App } from './app';
import { collectStyles } from './collect-styles';
import { DemoProviders } from './demo-providers';
import { LeftToBrowser, LeftToBrowserContext } from './server-demo';

export { loaders };

/** See `ServerEntry`. */
export async function renderPage(
  path: string | null,
  text?: ServerPage,
  left: readonly string[] = [],
): Promise<RenderedPage> {
  const resources = createResources();
  const source = (path: string) => pages(path, resources);
  const script = path === null ? undefined : await source(path);
  const page = script && text && { ...script, meta: text.meta, text: { loaded: () => text, load: async () => text } };
  const location = { path: path ?? '/404', search: '', hash: '' };
  const router = createRouter(source, { location, page, local: page?.local, arrival: { by: 'load' } });
  return renderWithStyles(
    <LeftToBrowserContext value={new Set(left)}>
      <App site={site} router={router} resources={resources} />
    </LeftToBrowserContext>,
  );
}

/** See `ServerEntry`. */
export async function renderDemo(id: string): Promise<string> {
  const Demo = await loadDemo(id);
  return (await renderWithStyles(<Demo />)).markup;
}

/** See `ServerEntry`. */
export async function renderDemoPage(id: string): Promise<string> {
  const page = (
    <DemoProviders resources={createResources()}>
      <DemoPage id={id} file={undefined} component={await loadDemo(id)} args={undefined} embedded={UNEMBEDDED} />
    </DemoProviders>
  );
  return (await renderWithStyles(page)).markup;
}

async function loadDemo(id: string): Promise<ComponentType> {
  const module = await ownValue(demos, id)?.();
  if (!module) throw new Error(`There is no demo "${id}"`);
  if (!isComponent(module.default))
    throw Object.assign(new Error(`it's of the type ${typeof module.default}`), { name: NOT_A_COMPONENT });
  return module.default;
}

/** Renders under what collects the site's styles, if it has that. @throws the first error of any component. */
async function renderWithStyles(element: ReactNode): Promise<RenderedPage> {
  const { content, getTags } = collectStyles(serverStyles, element);
  const markup = await renderToText(content);
  return { markup, styleTags: getTags() };
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
  }).catch(throwBlamed);
  const text = await new Response(prelude).text();
  if (errors.length > 0) throwBlamed(errors[0]);
  return text;
}

/** Throws an error again, with the name of the feature that it's from: see `Blamed`. */
function throwBlamed(error: unknown): never {
  if (error instanceof Error && 'blamed' in error)
    throw new Error(`${String(error.blamed)}: ${error.message}`, { cause: error });
  throw error;
}
