import { useId } from 'react';
import { TabPanel, Tabs } from 'live-playground/internal';
import type { PageTabsProps } from '../../model';
import { useText } from '../locale';
import { chooseTab, tabAddress, useLocation, useRouter } from '../navigation';
import { Heading } from './heading';
import { Part } from './page';
import styles from './page.module.css';

/**
 * A page with tabs. The address says which one shows, so that each can be linked to. Moving along the tabs by key adds nothing to the
 * history.
 */
export function PageTabs({ module, ...props }: PageTabsProps) {
  const id = useId();
  const text = useText();
  const location = useLocation();
  const { navigate } = useRouter();
  const { tabs } = module.meta;
  const chosen = chooseTab(location.search, tabs);
  const value = chosen?.key ?? '';
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
        <Part
          key={value}
          of={module.tabs[value] ?? module.Content}
          file={(module.tabs[value] && chosen) ?? module.meta}
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
      </TabPanel>
    </>
  );
}
