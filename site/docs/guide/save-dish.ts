import type { Dish } from './menu-items';
import { wait } from './wait';

/** Simulates a server that rejects prices above 20. */
export async function saveDish(dish: Dish): Promise<Dish> {
  await wait(900);
  if (dish.price > 20) throw new Error('the server rejects prices above €20');
  return dish;
}
