// @vitest-environment happy-dom
import { act, useEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Preview } from './playground-preview';
import { PlaygroundProvider, type PlaygroundProps, usePlayground, type UsedPlayground } from './playground-provider';

/** A provider whose props a test changes. */
function open() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => {
    act(() => root.unmount());
    vi.unstubAllGlobals();
  });
  const told = vi.fn<(playground: UsedPlayground) => void>();
  function Told(): ReactNode {
    const playground = usePlayground();
    useEffect(() => told(playground));
    return null;
  }
  return {
    latest: () => told.mock.lastCall![0],
    render: (more: Partial<Omit<PlaygroundProps, 'assets' | 'host'>> = {}) =>
      act(async () =>
        root.render(
          <PlaygroundProvider assets="/playground/" files={{ 'app.tsx': 'before' }} entry="app.tsx" {...more}>
            <Preview />
            <Told />
          </PlaygroundProvider>,
        ),
      ),
  };
}

it('keeps an edit where only the language, the texts or the frame change', async () => {
  const { latest, render } = open();
  await render();
  act(() => latest().setFile('app.tsx', 'edited'));
  for (const more of [{ locale: 'zh-CN' }, { texts: { preview: 'Result' } }, { title: 'Result' }, { scrolls: true }]) {
    await render(more);
    expect(latest().files, JSON.stringify(more)).toEqual({ 'app.tsx': 'edited' });
  }
  await render({ files: { 'app.tsx': 'other' } });
  expect(latest()).toMatchObject({ files: { 'app.tsx': 'other' }, edited: false });
});

it('follows the files of a page that is told of changes, and goes back to the first', async () => {
  const { latest, render } = open();
  const onChange = vi.fn<NonNullable<PlaygroundProps['onChange']>>();
  const first = { 'app.tsx': 'before' };
  await render({ onChange, files: first });
  await act(async () => latest().setFile('app.tsx', 'edited'));
  expect(onChange.mock.calls).toEqual([[{ 'app.tsx': 'edited' }]]);
  await render({ onChange, files: { 'app.tsx': 'edited' } });
  await render({ onChange, files: { 'app.tsx': 'EDITED', 'row.tsx': { code: '', hidden: true } } });
  expect(latest()).toMatchObject({ files: { 'app.tsx': 'EDITED', 'row.tsx': '' }, edited: true });
  expect(onChange).toHaveBeenCalledOnce();
  await act(async () => latest().reset());
  expect(onChange.mock.lastCall).toEqual([{ 'app.tsx': 'before' }]);
  await render({ onChange, files: { 'app.tsx': 'other' } });
  await render({ onChange, files: first });
  expect(latest()).toMatchObject({ files: first, edited: false });
});

it('shows the file that the page names, and files that are added and removed', async () => {
  const { latest, render } = open();
  const files = { 'app.tsx': 'before', 'row.tsx': '' };
  await render({ files, active: 'row.tsx' });
  expect(latest().active).toBe('row.tsx');
  await render({ files, active: 'app.tsx' });
  expect(latest().active).toBe('app.tsx');
  await act(async () => latest().setFiles({ 'more.ts': '' }));
  await act(async () => latest().setActive('more.ts'));
  expect(latest().active).toBe('more.ts');
  await act(async () => latest().removeFile('more.ts'));
  expect([latest().active, Object.keys(latest().files)]).toEqual(['app.tsx', ['app.tsx', 'row.tsx']]);
});
