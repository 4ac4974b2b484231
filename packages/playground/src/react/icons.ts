import { createIcon } from '../base/icons';

export const Ban = createIcon('<circle cx="12" cy="12" r="10"/><path d="M4.929 4.929 19.07 19.071"/>');

export const ChevronRight = createIcon('<path d="m9 18 6-6-6-6"/>');

export const TextAlignStart = createIcon('<path d="M21 5H3"/><path d="M15 12H3"/><path d="M17 19H3"/>');

export const CircleX = createIcon('<circle cx="12" cy="12" r="10"/><path d="m15 9-6 6"/><path d="m9 9 6 6"/>');
