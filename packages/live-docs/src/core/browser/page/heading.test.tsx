// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { render } from '../../../../tests/unit/render';
import { LocaleProvider } from '../locale';
import { createHeading } from './heading';

it('has a link that is named after it, with the code in it', async () => {
  const Heading = createHeading('h2');
  const container = await render(
    <LocaleProvider locales={[]}>
      <Heading id="sort-by">
        Sort by <code>key</code>
      </Heading>
    </LocaleProvider>,
  );
  const link = container.querySelector('a');
  expect([link?.getAttribute('aria-label'), link?.getAttribute('href')]).toEqual(['Link to Sort by key', '#sort-by']);
});
