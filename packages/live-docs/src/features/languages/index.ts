import { readFileSync } from 'node:fs';
import { defineFeature, INTERNAL } from '../../core/node/feature/feature';
import { checkGlossary } from './node/check-glossary';
import { checkTranslations } from './node/check-translations';
import { noteSections } from './node/section-hashes';

/** Holds translations against their pages, and their words against the glossary of their language. */
export const languages = defineFeature({
  name: 'languages',
  interface: 1,
  setup: () => ({
    async checkDocs({ [INTERNAL]: snapshot, api }) {
      const { outdated, missing, problems } = checkTranslations(snapshot);
      return {
        problems: [...problems, ...checkGlossary(snapshot, (await api()).api)],
        noted: outdated.map(({ translation: { file }, hashes, problem }) => ({
          problem,
          file,
          text: () => noteSections(readFileSync(file, 'utf8'), hashes),
        })),
        notes: [...missing].map(([language, files]) => `Not translated to ${language}: ${files.join(', ')}.`),
      };
    },
  }),
});
