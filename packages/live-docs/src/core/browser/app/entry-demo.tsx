import demos, { files as demoFiles } from 'virtual:demos';
import '../theme.css';
import '../elements.css';
import 'virtual:theme';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { canonicalPath, ownValue, type DemoModule } from '../../model';
import { createEmbeddedDemo, DemoPage, linksTo, loadLinkedDemo, loadOwnArgs } from '../demo';
import { createResources } from 'live-playground/internal';
import { importFiles, load } from '../loading';
import { correctAddress, demoAddress } from '../navigation';
import { DemoProviders } from './demo-providers';
import { startPage } from './show-start-problem';

/**
 * Renders the demo that the address names: alone, under the providers of every page. A site's documents have no markup of it. That of
 * `live-docs test` is hydrated.
 */
async function start(container: HTMLElement): Promise<void> {
  const { pathname, search, hash } = window.location;
  const id = canonicalPath(pathname).split('/').at(-1) ?? '';
  const href = demoAddress(id);
  if (href !== pathname) correctAddress(href + search + hash);

  // An edit that was pasted into the address. Other fragments are those of the demo's links.
  window.addEventListener('hashchange', () => linksTo(id) && window.location.reload());
  const resources = createResources();
  const embedded = createEmbeddedDemo(id, resources);
  const { files } = container.dataset;
  const loader = files ? () => importFiles<DemoModule>(resources, files.split(' ')) : ownValue(demos, id);
  if (!loader) throw new Error(`There is no demo "${id}"`);
  const [{ default: component }, linked, args] = await Promise.all([
    load(id, loader),
    loadLinkedDemo(id, resources),
    loadOwnArgs(id, resources),
  ]);
  const locale = new URLSearchParams(search).get('locale');
  const page = (
    <DemoProviders resources={resources} locale={locale}>
      {linked ? (
        <linked.LinkedDemoPage component={component} args={args} code={linked.code} />
      ) : (
        <DemoPage id={id} file={ownValue(demoFiles, id)} component={component} args={args} embedded={embedded} />
      )}
    </DemoProviders>
  );
  if (container.hasChildNodes()) hydrateRoot(container, page);
  else createRoot(container).render(page);
}

startPage(start);
