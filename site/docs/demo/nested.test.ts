import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'first and last names show, and a missing level has a fallback': async ({ demo, expect }) => {
    const cells = (name: string) =>
      demo.getByRole('row').filter({ hasText: name }).getByRole('cell');
    await expect(cells('Solheim')).toHaveText(['Ingrid', 'Solheim', 'Norwegian', 'Utladalen']);
    await expect(cells('Korhonen')).toHaveText(['Anneli', 'Korhonen', 'Finnish', 'Freelance']);
  },
};
