import { lazy, Suspense, useEffect, useInsertionEffect, useMemo, useState, type ContextType } from 'react';
import type { Resources } from 'live-playground/loading';
import type { SiteData } from '../../model';
import { UsedProperties } from '../api/used-properties';
import { ColorModeProvider } from '../color-mode/color-mode';
import { ColorModeSwitch } from '../color-mode/color-mode-switch';
import { LiveSessions } from '../demo';
import { Layout } from '../layout';
import { ResourcesContext, showPageStyles } from '../loading';
import { RouterProvider, useArrival, useRouter, useRouterState, type Router } from '../navigation';
import { createMdxComponents, Page } from '../page';
import { InLanguage } from './in-language';
import { Languages } from './languages';
import { PageProblem } from './page-problem';
import { PageShields } from './page-shields';
import { PendingBar } from './pending-bar';
import { showTab } from './show-tab';
import { PageContext, SiteContext, Slot } from '../slot';
import { TitleAnnouncer } from './title-announcer';
import { PageNote, withoutNote } from './page-note';

interface AppProps {
  site: SiteData;
  router: Router;
  resources: Resources;
}

/** The whole site, around whatever page the router is at. */
export function App({ site, router, resources }: AppProps) {
  const [sessions] = useState<ContextType<typeof LiveSessions>>(() => new Map());
  return (
    <ResourcesContext value={resources}>
      <ColorModeProvider>
        <RouterProvider router={router}>
          <InLanguage site={site}>
            <SiteContext value={site}>
              <LiveSessions value={sessions}>
                <CurrentPage site={site} />
              </LiveSessions>
            </SiteContext>
          </InLanguage>
        </RouterProvider>
      </ColorModeProvider>
    </ResourcesContext>
  );
}

const LostEdit = lazy(() => import('./lost-edit').catch(withoutNote));

/** Made once, or a page's content would be mounted anew with each render. */
const mdxComponents = createMdxComponents();

const tools = (
  <>
    <Languages />
    <ColorModeSwitch />
  </>
);

function CurrentPage({ site: whole }: { site: SiteData }) {
  const router = useRouter();
  const state = useRouterState();
  const { page, data, problem, local, location } = state;
  const site = useMemo(() => local?.localizeSite(whole) ?? whole, [whole, local]);
  useInsertionEffect(() => showPageStyles(page ? page.styles : []), [page]);
  useArrival(state);
  useEffect(() => {
    // While hydrating, the state is still that of the file.
    if (state === router.state()) showTab();
  }, [state, router]);
  return (
    <PageContext value={page?.meta}>
      <PendingBar />
      <TitleAnnouncer site={site} state={state} />
      <Layout site={site} page={page?.meta} tools={tools}>
        {(page || problem) && (
          <>
            {problem && <PageProblem error={problem} whole={!page} />}
            {page && <PageNote site={site} page={page} />}
            {page && location.hash.startsWith('#edit=') && (
              <Suspense>
                <LostEdit key={page.meta.path} hash={location.hash} />
              </Suspense>
            )}
            <PageShields page={page?.meta.path}>
              {page && <Page key={page.meta.path} module={page} data={data} components={mdxComponents} />}
            </PageShields>
            {page && <UsedProperties properties={page.properties} />}
          </>
        )}
      </Layout>
      <Slot name="body-end" />
    </PageContext>
  );
}
