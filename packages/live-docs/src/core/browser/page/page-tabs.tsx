import { useId, type ReactNode } from 'react';
import type { PageTabData } from '../../model';
import { useText } from '../locale';
import { useLocation, useRouter } from '../navigation';
import { TabPanel, Tabs } from 'live-playground/ui';
import styles from './page-tabs.module.css';
import { tabAddress } from '../navigation/tab';

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
export function PageTabs({ tabs, value, children }: PageTabsProps) {
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
