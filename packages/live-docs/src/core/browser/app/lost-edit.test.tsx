// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { render } from '../../../../tests/unit/render';
import LostEdit from './lost-edit';

it('names the demo of a link that the page does not have', async () => {
  const lost = await render(<LostEdit hash="#edit=old-table.eJx" />);
  expect(lost.textContent).toBe('This link contains edited code of the demo “old-table”, which isn’t on this page.');
  const found = await render(
    <>
      <LostEdit hash="#edit=simple.eJx" />
      <div data-demo="simple" />
    </>,
  );
  expect(found.textContent).toBe('');
});
