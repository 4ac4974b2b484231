import { TypesOff, type TypeClient } from './create-type-client';

/** Of a playground that shows no types. */
export const NO_TYPES: TypeClient = {
  ask: () => Promise.reject(new TypesOff('absent')),
  retry: () => {},
  close: () => {},
};
