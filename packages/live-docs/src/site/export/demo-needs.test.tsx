// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { render } from '../../../tests/unit/render';
import { LocaleProvider } from '../locale';
import { DemoNeeds } from './demo-needs';

const renderNeeds = (packages: string[]) =>
  render(
    <LocaleProvider locales={[]}>
      <DemoNeeds
        needs={{ packages, files: ['rating.tsx'] }}
        filename="docs/rating.tsx"
        loadCode={() => Promise.reject(new Error('unused'))}
        prefetch={() => undefined}
        files={() => Promise.resolve({})}
        link={() => Promise.resolve(undefined)}
      />
    </LocaleProvider>,
  );

it('lists packages only if the demo needs some', async () => {
  expect((await renderNeeds(['@scope/kit'])).textContent).toContain('Packages@scope/kit');
  const needs = await renderNeeds([]);
  expect(needs.textContent).not.toContain('Packages');
  expect(needs.textContent).toContain('Filesrating.tsx');
});
