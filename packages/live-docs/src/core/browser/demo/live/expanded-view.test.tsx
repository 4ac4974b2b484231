// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, it } from 'vitest';
import { render } from '../../../../../tests/unit/render';
import { useAttributes } from './expanded-view';

function Panel() {
  useAttributes(() => document.getElementById('code'), { id: 'code', role: 'tabpanel' });
  return null;
}

function Page() {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <button onClick={() => setShown(!isShown)}>Panel</button>
      <div id="code" />
      {isShown && <Panel />}
    </>
  );
}

it('gives an element attributes for a while, and back what it had before, each time', async () => {
  const container = await render(<Page />);
  const code = container.querySelector('div')!;
  const press = () => act(async () => container.querySelector('button')!.click());
  for (let round = 0; round < 2; round++) {
    await press();
    expect([code.id, code.getAttribute('role')]).toEqual(['code', 'tabpanel']);
    await press();
    expect([code.id, code.getAttribute('role')]).toEqual(['code', null]);
  }
});
