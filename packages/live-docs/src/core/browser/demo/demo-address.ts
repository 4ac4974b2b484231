import { withBase } from '../navigation';

/** Where a demo is shown alone. */
export function demoAddress(id: string): string {
  return withBase(`/~demos/${id}`);
}
