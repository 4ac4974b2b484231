// @vitest-environment happy-dom
import { act, useEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Preview } from './playground-preview';
import { PlaygroundProvider, type PlaygroundProps, usePlayground, type UsedPlayground } from './playground-provider';

it('keeps an edit where only the language, the texts or the frame change', () => {
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
  const latest = () => told.mock.lastCall![0];
  const render = (more: Partial<Omit<PlaygroundProps, 'assets' | 'host'>> = {}) =>
    act(() =>
      root.render(
        <PlaygroundProvider assets="/playground/" files={{ 'app.tsx': 'before' }} entry="app.tsx" {...more}>
          <Preview />
          <Told />
        </PlaygroundProvider>,
      ),
    );
  render();
  act(() => latest().setFile('app.tsx', 'edited'));
  for (const more of [{ locale: 'zh-CN' }, { texts: { preview: 'Result' } }, { title: 'Result' }, { scrolls: true }]) {
    render(more);
    expect(latest().files, JSON.stringify(more)).toEqual({ 'app.tsx': 'edited' });
  }
  render({ files: { 'app.tsx': 'other' } });
  expect(latest().files).toEqual({ 'app.tsx': 'other' });
});
