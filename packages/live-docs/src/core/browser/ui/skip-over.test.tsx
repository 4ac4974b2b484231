// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { render } from '../../../../tests/unit/render';
import { SkipOver } from './skip-over';

it('takes the focus past what it stands before, and leaves the address as it is', async () => {
  const container = await render(
    <SkipOver label="Skip demo" lang="en">
      <button type="button">Sort</button>
    </SkipOver>,
  );
  const link = container.querySelector('a')!;
  expect(container.querySelector(link.getAttribute('href')!)).toBe(container.lastElementChild);
  await act(async () => link.click());
  expect(document.activeElement).toBe(container.lastElementChild);
  expect(window.location.hash).toBe('');
  expect(link.compareDocumentPosition(container.querySelector('button')!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
