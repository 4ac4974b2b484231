import { createIcon } from 'live-playground/internal';

export const CodeXml = createIcon('<path d="m18 16 4-4-4-4"/><path d="m6 8-4 4 4 4"/><path d="m14.5 4-5 16"/>');

export const Maximize2 = createIcon(
  '<path d="M15 3h6v6"/><path d="m21 3-7 7"/><path d="m3 21 7-7"/><path d="M9 21H3v-6"/>',
);

export const RotateCcw = createIcon(
  '<path d="M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8"/><path d="M3 3v5h5"/>',
);

export const Play = createIcon('<path d="m6 4 14 8-14 8z"/>');

export const Square = createIcon('<rect width="14" height="14" x="5" y="5" rx="1"/>');
