import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import type { DemoSlotProps } from '../../model';
import { pageSlot } from './page-slot';

/** Prerenders what features add below a demo. */
async function render(Part: (props: DemoSlotProps & { size: number }) => string) {
  const Parts = pageSlot('demo-end', [{ feature: 'status', props: { size: 2 }, Part }]);
  const { prelude } = await prerender(Parts && <Parts demo={{ id: 'rows', title: 'Rows' }} />, { onError: () => {} });
  return new Response(prelude).text();
}

test('a component gets the properties of its feature, and what it is added to', async () => {
  expect(await render(({ demo, size }) => `${demo.id} ${demo.title} ${size}`)).toBe('rows Rows 2');
});

test('a feature whose component throws is named', async () => {
  const error = new Error('no window');
  const part = () => {
    throw error;
  };
  await expect(render(part)).rejects.toBe(error);
  expect(error).toMatchObject({ blamed: 'the feature "status" failed in the slot "demo-end"' });
});
