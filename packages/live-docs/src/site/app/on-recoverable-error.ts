import type { HydrationOptions } from 'react-dom/client';
import { LEFT_TO_BROWSER } from '../../model';
import { DEMO_ELEMENT } from '../demo';

const IN_DEMO = new RegExp(`^\\s*(at )?${DEMO_ELEMENT}\\b`, 'm');

/**
 * Reports that React has rendered something anew instead of hydrating it, except in a demo: one may show another time than that of
 * the build, begin with an open dialog, or be left to browsers. A reader sees no difference.
 */
export const onRecoverableError: NonNullable<HydrationOptions['onRecoverableError']> = (error, { componentStack }) => {
  const isLeft = error instanceof Error && 'digest' in error && error.digest === LEFT_TO_BROWSER;
  if (!isLeft && !IN_DEMO.test(componentStack ?? '')) reportError(error);
};
