import { BuildError } from 'live-playground/model';
import { z } from 'zod';
import { optionsOf } from '../../core/node/config/option-types';
import type { Questions } from '../../tools';
import { readYaml } from '../../core/node/files/read-yaml';

const share = z.number().min(0).max(100).default(100);

const schema = optionsOf({
  search: share,
  llms: share,
  questions: z
    .array(
      optionsOf({
        ask: z.string().min(1),
        answers: z
          .record(z.string().startsWith('/'), z.string().min(1))
          .refine((answers) => Object.keys(answers).length > 0, 'no page has an answer'),
      }),
    )
    .min(1),
});

/**
 * Reads a file of questions.
 * @param filename for messages.
 * @throws {BuildError} naming each value that isn't as expected.
 */
export function readQuestions(text: string, filename: string): Questions {
  const yaml = readYaml(text, { filename, what: 'the file of questions' });
  if (yaml.problem) throw new BuildError(yaml.problem);
  const { success, data, error } = schema.safeParse(yaml.value);
  if (success) return data;
  throw new BuildError(
    error.issues.map(({ path, message }) => ({
      file: filename,
      line: yaml.lineOf(path),
      found: `${path.join('.') || 'the file'}: ${message}`,
      expected:
        'questions, each with ask and answers: pages, each with a text of its answer; search and llms as per cent',
      fix: 'Correct it',
    })),
  );
}
