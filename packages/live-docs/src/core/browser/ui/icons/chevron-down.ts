import { createIcon } from 'live-playground/ui';

export const ChevronDown = createIcon('<path d="m6 9 6 6 6-6"/>');
