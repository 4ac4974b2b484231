import { Playground } from 'live-playground/react';
import app from './app.tsx?raw';

/** With or without a slash at its end, as the option `trailingSlash` says. */
const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The code in `app.tsx`, to edit. */
export function TableOfSights() {
  // Starlight leaves what is inside as it is.
  return (
    <Playground className="not-content" assets={`${BASE}/playground/`} files={{ 'app.tsx': app }} entry="app.tsx" />
  );
}
