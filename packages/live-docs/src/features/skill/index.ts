import { z } from 'zod';
import { defineFeature, INTERNAL } from '../../core/node/feature/feature';
import { SKILL_NAME, skillFiles } from './node/skill-files';

/** Pages as skills: folders that assistants for code install, with the API reference and what each version changed. */
export const skill = defineFeature({
  name: 'skill',
  interface: 1,
  setup: () => ({
    frontMatter: z
      .string()
      .regex(
        SKILL_NAME,
        'a name of at most 64 small letters, digits and single hyphens between them, such as table-scrolling',
      ),
    files: (site) =>
      skillFiles(site[INTERNAL], async () => (await site.api()).api).map((file) => ({
        ...file,
        offline: false as const,
      })),
  }),
});
