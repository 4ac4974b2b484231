import type { HydrationOptions } from 'react-dom/client';
import { DEMO_ELEMENT, LEFT_TO_BROWSER } from '../../model';

const IN_DEMO = new RegExp(`^\\s*(at )?${DEMO_ELEMENT}\\b`, 'm');

/**
 * Reports that React has rendered something anew instead of hydrating it, except for demos. The server leaves some to browsers, and
 * others differ from their markup: one may show the time of the visit, or begin with an open dialog.
 */
export const onRecoverableError: NonNullable<HydrationOptions['onRecoverableError']> = (error, { componentStack }) => {
  const isLeft = error instanceof Error && 'digest' in error && error.digest === LEFT_TO_BROWSER;
  if (!isLeft && !IN_DEMO.test(componentStack ?? '')) reportError(error);
};
