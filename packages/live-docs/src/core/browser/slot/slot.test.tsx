import slots from 'virtual:slots';
import { use, type ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { expect, onTestFinished, test } from 'vitest';
import type { SlotPart } from '../../model';
import { Slot } from './slot';

/** Prerenders a place of the layout with what a feature adds to it. */
async function render(Part: ComponentType) {
  const places = slots as Record<string, readonly SlotPart[]>;
  places['footer'] = [{ feature: 'status', Part, isStatic: true }];
  onTestFinished(() => void (places['footer'] = []));
  const errors: unknown[] = [];
  const { prelude } = await prerender(<Slot name="footer" />, { onError: (error) => void errors.push(error) });
  return { text: await new Response(prelude).text(), errors };
}

test('what a feature adds may wait for what it shows', async () => {
  const words = Promise.resolve('Ready.');
  const { text, errors } = await render(() => <b>{use(words)}</b>);
  expect(errors).toEqual([]);
  expect(text).toContain('<b>Ready.</b>');
});

test('a feature whose part throws is named', async () => {
  const error = new Error('no window');
  const part = () => {
    throw error;
  };
  await expect(render(part)).rejects.toBe(error);
  expect(error).toMatchObject({ blamed: 'the feature "status" failed in the slot "footer"' });
});
