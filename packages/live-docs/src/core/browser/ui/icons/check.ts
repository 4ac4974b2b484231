import { createIcon } from 'live-playground/ui';

export const Check = createIcon('<path d="M20 6 9 17l-5-5"/>');
