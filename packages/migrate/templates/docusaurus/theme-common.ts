import { useSyncExternalStore } from 'react';

const follow = (run: () => void) => {
  const observer = new MutationObserver(run);
  observer.observe(document.documentElement, { attributeFilter: ['data-prefers-color'] });
  return () => observer.disconnect();
};

/** The colour of the page, `light` or `dark`. Readers choose it in the header. */
export function useColorMode(): { colorMode: 'light' | 'dark'; isDarkTheme: boolean } {
  const isDark = useSyncExternalStore(
    follow,
    () => document.documentElement.dataset['prefersColor'] === 'dark',
    () => false,
  );
  return { colorMode: isDark ? 'dark' : 'light', isDarkTheme: isDark };
}
