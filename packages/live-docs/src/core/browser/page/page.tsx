import { useId, type ReactNode } from 'react';
import type { ContentProps, PageContent, PageModule, Problem, PageTabData } from '../../model';
import { chooseTab, tabAddress, useLocation, useRouter } from '../navigation';
import { Heading } from './heading';
import { HotFailure, OnUpdate } from '../ui/hot';
import { Problems } from '../ui/problems';
import { useText } from '../locale';
import { TabPanel, Tabs } from 'live-playground/internal';
import { ErrorBoundary } from '../ui/error-boundary';
import styles from './page.module.css';
import { Runs } from './runs';

interface PageProps {
  module: PageModule;
  /** What the page's data loader answered. */
  data?: unknown;
  /** What its content may use: made once, or the content would be mounted anew with each render. */
  components: ContentProps['components'];
}

/** What a page or its chosen tab says, below the title that the layout shows. */
export function Page({ module, data, components }: PageProps) {
  const { search } = useLocation();
  const { tabs } = module.meta;
  const props = { components, data };
  if (tabs.length === 0) return <Part of={module.Content} file={module.meta} {...props} />;

  const chosen = chooseTab(search, tabs);
  const key = chosen?.key ?? '';
  return (
    <PageTabs tabs={tabs} value={key}>
      <Part
        key={key}
        of={module.tabs[key] ?? module.Content}
        file={(module.tabs[key] && chosen) ?? module.meta}
        {...props}
      />
      {/* Without scripts there is no choosing: the other tabs follow. */}
      <noscript>
        {tabs.map((tab) => {
          const Tab = module.tabs[tab.key];
          return (
            Tab && (
              <section key={tab.key}>
                <Heading level="h2">{tab.title}</Heading>
                <Part of={Tab} {...props} />
              </section>
            )
          );
        })}
      </noscript>
    </PageTabs>
  );
}

interface PartProps extends ContentProps {
  of: PageContent;
  /** Where it comes from, and what is wrong there. Absent where no script runs. */
  file?: { filename: string; problems?: Problem[] };
}

function Part({ of: Content, file, ...props }: PartProps) {
  const content = <Runs of={Content} {...props} />;
  return (
    <div className={styles.content}>
      {import.meta.env.DEV && file ? (
        <>
          {file.problems && <Problems problems={file.problems} />}
          <HotFailure file={file.filename} />
          <RenderProblem of={Content} file={file.filename}>
            {content}
          </RenderProblem>
        </>
      ) : (
        content
      )}
    </div>
  );
}

interface PageTabsProps {
  tabs: PageTabData[];
  /** Key of the tab that shows, empty for the page itself. */
  value: string;
  children: ReactNode;
}

/**
 * The tabs of a page. The address says which one shows, so that each can be linked to. Moving along the tabs by key adds
 * nothing to the history.
 */
function PageTabs({ tabs, value, children }: PageTabsProps) {
  const id = useId();
  const text = useText();
  const location = useLocation();
  const { navigate } = useRouter();
  const items = [{ key: '', label: text('page.tab') }, ...tabs.map(({ key, title }) => ({ key, label: title }))];
  return (
    <>
      <Tabs
        id={id}
        label={text('page.tabs')}
        items={items}
        value={value}
        onChange={(key, by) => key !== value && navigate(tabAddress(location, key), { replace: by === 'key' })}
        className={styles.tabs}
      />
      <TabPanel id={id} value={value} className={styles.panel}>
        {children}
      </TabPanel>
    </>
  );
}

interface RenderProblemProps {
  /** What the children render. */
  of: unknown;
  /** Path of its file from the site's root. */
  file: string;
  children: ReactNode;
}

/** While developing: shows in the place of a page's content why React can't render it, until it can. */
function RenderProblem({ of, file, children }: RenderProblemProps) {
  const problem = (error: Error) => ({
    file,
    found: `the page cannot be rendered: ${error.message}`,
    expected: 'content that renders without an error',
    fix: 'Correct what the message names; the console has the components',
  });
  return (
    <ErrorBoundary
      of={of}
      fallback={(error, retry) => (
        <>
          <Problems problems={[problem(error)]} />
          <OnUpdate run={retry} />
        </>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
