import type { ComponentType } from 'react';
import type { ContentProps, PageModule, Problem } from '../../model';
import { chooseTab, useLocation } from '../navigation';
import { Heading } from './heading';
import { HotFailure } from '../ui/hot-failure';
import { Problems } from '../ui/problems';
import { RenderProblem } from './render-problem';
import { PageTabs } from './page-tabs';
import styles from './page.module.css';

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
  of: ComponentType<ContentProps>;
  /** Where it comes from, and what is wrong there. Absent where no script runs. */
  file?: { filename: string; problems?: Problem[] };
}

function Part({ of: Content, file, ...props }: PartProps) {
  const content = <Content {...props} />;
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
