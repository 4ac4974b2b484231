// @vitest-environment happy-dom
import { act, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ErrorBoundary } from '../ui/error-boundary';
import { PageShields } from './page-shields';

const mounted = vi.fn();

function Page({ name, children }: { name: string; children?: ReactNode }) {
  useEffect(() => mounted(name), [name]);
  return (
    <>
      <h1>{name}</h1>
      <ErrorBoundary of={null} fallback={() => 'The demo failed'}>
        {children}
      </ErrorBoundary>
    </>
  );
}

const fail = () => {
  throw new Error('no cleanup');
};
/** Demos by what is wrong with them. */
const DEMOS = {
  'an effect throws': function Demo() {
    useEffect(() => fail, []);
    return null;
  },
  'a layout effect throws': function Demo() {
    useLayoutEffect(() => fail, []);
    return null;
  },
  'a ref throws': () => <p ref={() => fail} />,
  'an effect returns no function': function Demo() {
    useEffect(() => [1] as never, []);
    return null;
  },
};

it.each(Object.entries(DEMOS))('shows the next page, and the one before again, where %s on its way out', (_, Demo) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onUncaughtError = vi.fn();
  const container = document.createElement('div');
  const root = createRoot(container, { onUncaughtError });
  onTestFinished(() => {
    log.mockRestore();
    vi.unstubAllGlobals();
    mounted.mockReset();
  });
  const turnTo = (name: string, children?: ReactNode) =>
    act(() =>
      root.render(
        <PageShields page={name}>
          <Page key={name} name={name}>
            {children}
          </Page>
        </PageShields>,
      ),
    );
  turnTo('A', <Demo />);
  log.mockClear();
  turnTo('B');
  expect(container.innerHTML).toBe('<h1>B</h1>');
  expect(log, 'one error of the demo').toHaveBeenCalledOnce();
  turnTo('A', <Demo />);
  turnTo('C');
  expect(container.innerHTML).toBe('<h1>C</h1>');
  expect(mounted.mock.calls.flat(), 'no page is mounted twice').toEqual(['A', 'B', 'A', 'C']);
  expect(onUncaughtError).not.toHaveBeenCalled();
});
