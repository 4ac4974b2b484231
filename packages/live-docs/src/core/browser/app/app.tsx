import { hasTranslations, tags } from 'virtual:languages';
import {
  lazy,
  Suspense,
  useEffect,
  useInsertionEffect,
  useMemo,
  type ReactNode,
  use,
  useSyncExternalStore,
} from 'react';
import { type Resources, never } from 'live-playground/internal';
import { type SiteData, type PageModule, TAB_ATTRIBUTE } from '../../model';
import { ColorModeProvider } from '../color-mode/color-mode';
import { ColorModeSwitch } from '../color-mode/color-mode-switch';
import { Layout } from '../layout';
import { ResourcesContext, showPageStyles } from '../loading';
import { RouterProvider, useArrival, useRouter, useRouterState, type Router, usePending } from '../navigation';
import { createMdxComponents, Page } from '../page';
import { PageShields } from './page-shields';
import { PageContext, SiteContext, Slot } from '../slot';
import { TitleAnnouncer } from './title-announcer';
import {
  DEFAULT_LANGUAGE,
  LocaleProvider,
  PageLanguageContext,
  Failure,
  LanguageSwitch,
  useText,
  storeLocale,
} from '../locale';
import styles from './app.module.css';
import { OnUpdate } from '../ui/hot';

interface AppProps {
  site: SiteData;
  router: Router;
  resources: Resources;
}

/** The whole site, around whatever page the router is at. */
export function App({ site, router, resources }: AppProps) {
  return (
    <ResourcesContext value={resources}>
      <ColorModeProvider>
        <RouterProvider router={router}>
          <InLanguage site={site}>
            <SiteContext value={site}>
              <CurrentPage site={site} />
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
  useInsertionEffect(() => showPageStyles(page ? page.styles : [], page?.foreign), [page]);
  useArrival(state);
  useEffect(() => {
    // The head's script hid the page if its address asks for a tab that the file doesn't hold.
    // While hydrating, the state is still that of the file.
    if (state === router.state()) document.documentElement.removeAttribute(TAB_ATTRIBUTE);
  }, [state, router]);
  return (
    <PageContext value={page}>
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
          </>
        )}
      </Layout>
      <Slot name="body-end" />
    </PageContext>
  );
}

/** The texts of the interface: in the language of the page's address, else in the reader's. */
function InLanguage({ site, children }: { site: SiteData; children: ReactNode }) {
  const { page, local } = useRouterState();
  const content = page?.meta.language ?? DEFAULT_LANGUAGE;
  const address = local?.locale ?? DEFAULT_LANGUAGE;
  const language = useMemo(() => ({ content, address }), [content, address]);
  return (
    <LocaleProvider locales={site.languages} own={local}>
      <PageLanguageContext value={language}>{children}</PageLanguageContext>
    </LocaleProvider>
  );
}

/** The choice of language. Where pages are translated, it leads to the same page in that language. */
function Languages() {
  const router = useRouter();
  const languages = use(SiteContext)?.languages ?? [];
  const go = (id: string) => {
    const { location, local } = router.state();
    const { path, search, hash } = location;
    const { base = '' } = languages.find((one) => one.id === id) ?? {};
    const to = base + (local?.toDefault(path) ?? path);
    if (to !== path) void router.navigate(to + search + hash);
  };
  return <LanguageSwitch onChoose={go} />;
}

/** A line along the top edge while a page is on its way; only a slow one lets it be seen. */
function PendingBar() {
  return usePending() && <div className={styles.bar} data-pending />;
}

interface PageProblemProps {
  error: Error;
  /** True where there is no page at all, false where only its data is missing. */
  whole: boolean;
}

/** What kept a page, or its data, from loading, with the way to try again. */
function PageProblem({ error, whole }: PageProblemProps) {
  const text = useText();
  const router = useRouter();
  return (
    <>
      <Failure title={text(whole ? 'failed.page' : 'failed.part')} error={error} onRetry={() => void router.retry()} />
      {import.meta.env.DEV && whole && <OnUpdate run={() => window.location.reload()} />}
    </>
  );
}

/** What stands for a note whose script doesn't come: the page is as good without it. */
const withoutNote = () => ({ default: () => null });

const TranslationNote = lazy(() => import('./translation-note').catch(withoutNote));

/** What is said of a page that isn't in the reader's language. Only those who read another one than the default one load it. */
function PageNote({ site, page }: { site: SiteData; page: PageModule }) {
  const wantsAnother = useSyncExternalStore(never, readsAnother, () => false);
  if (page.Note) return <page.Note />;
  if (!hasTranslations || page.local || !wantsAnother) return null;
  return (
    <Suspense>
      <TranslationNote path={page.meta.path} languages={site.languages} />
    </Suspense>
  );
}

const readsAnother = () => !tags.test(storeLocale().read() ?? navigator.language);
