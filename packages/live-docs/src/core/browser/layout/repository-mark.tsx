import { createIcon } from 'live-playground/ui';

/** The mark of the place where the repository is kept. */
export const RepositoryMark = createIcon(
  '<path d="M15 22v-3.500c0-1 .1-1.400-.5-2 2.800-.3 5.500-1.400 5.500-6a4.600 4.600 0 0 0-1.300-3.200 4.200 4.200 0 0 0-.1-3.200s-1.100-.3-3.500 1.300a12.300 12.300 0 0 0-6.200 0C6.500 3.800 5.400 4.100 5.400 4.100a4.200 4.200 0 0 0-.1 3.200A4.600 4.600 0 0 0 4 10.500c0 4.600 2.700 5.700 5.500 6-.6.600-.6 1.200-.5 2V22"/><path d="M9 19c-4 1.400-4-2-6-2.500"/>',
);
