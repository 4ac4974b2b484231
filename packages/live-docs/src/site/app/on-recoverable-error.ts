import type { HydrationOptions } from 'react-dom/client';
import { DEMO_ELEMENT } from '../demo';

const IN_DEMO = new RegExp(`^\\s*(at )?${DEMO_ELEMENT}\\b`, 'm');

/**
 * Reports that React has rendered something anew instead of hydrating it, except in a demo: one may show another time than that of
 * the build, or begin with an open dialog. A reader sees no difference.
 */
export const onRecoverableError: NonNullable<HydrationOptions['onRecoverableError']> = (error, { componentStack }) => {
  if (!IN_DEMO.test(componentStack ?? '')) reportError(error);
};
