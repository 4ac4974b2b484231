import type { ComponentType } from 'react';
import type { ContentProps, PageModule } from '../../model';
import { chooseTab, useLocation } from '../navigation';
import { Heading } from './heading';
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
  if (tabs.length === 0) return <Part of={module.Content} {...props} />;

  const key = chooseTab(search, tabs)?.key ?? '';
  return (
    <PageTabs tabs={tabs} value={key}>
      <Part key={key} of={module.tabs[key] ?? module.Content} {...props} />
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

function Part({ of: Content, ...props }: ContentProps & { of: ComponentType<ContentProps> }) {
  return (
    <div className={styles.content}>
      <Content {...props} />
    </div>
  );
}
