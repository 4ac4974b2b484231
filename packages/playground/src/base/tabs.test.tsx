// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, it } from 'vitest';
import { render } from '../../../../tests/support/render';
import { TabPanel, Tabs } from './tabs';

const items = ['scroll x.tsx', 'rows.ts', 'table.css'].map((name) => ({ key: name, label: name }));

function Files() {
  const [value, setValue] = useState(items[0]!.key);
  return (
    <>
      <Tabs id="files" label="Files" items={items} value={value} onChange={setValue} />
      <TabPanel id="files" value={value}>
        {value}
      </TabPanel>
    </>
  );
}

it('ties the chosen tab and the panel to each other', async () => {
  const container = await render(<Files />);
  const panel = container.querySelector('[role="tabpanel"]')!;
  for (const tab of container.querySelectorAll<HTMLElement>('[role="tab"]')) {
    await act(async () => tab.click());
    expect(panel.textContent).toBe(tab.textContent);
    expect(panel.getAttribute('aria-labelledby')).toBe(tab.id);
    expect(tab.getAttribute('aria-controls')).toBe(panel.id);
    expect(tab.id).not.toMatch(/\s/);
  }
});

it('chooses by arrows, and is one stop of the Tab key', async () => {
  const container = await render(<Files />);
  const tabs = [...container.querySelectorAll<HTMLElement>('[role="tab"]')];
  const state = () => tabs.map((tab) => `${tab.getAttribute('aria-selected')} ${tab.tabIndex}`);
  expect(state()).toEqual(['true 0', 'false -1', 'false -1']);
  tabs[0]!.focus();
  await act(async () => {
    tabs[0]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true }));
  });
  expect(document.activeElement).toBe(tabs[2]);
  expect(state()).toEqual(['false -1', 'false -1', 'true 0']);
});

it('leaves the keys that go back, select or scroll to the browser', async () => {
  const container = await render(<Files />);
  const tab = container.querySelector<HTMLElement>('[role="tab"]')!;
  tab.focus();
  for (const held of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
    for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End']) {
      const press = new KeyboardEvent('keydown', { key, [held]: true, bubbles: true, cancelable: true });
      await act(async () => void tab.dispatchEvent(press));
      const selected = tab.getAttribute('aria-selected');
      expect([held, key, press.defaultPrevented, selected]).toEqual([held, key, false, 'true']);
    }
});
