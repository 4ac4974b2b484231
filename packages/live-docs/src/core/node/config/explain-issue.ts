import type { z } from 'zod';
import { findNearest } from 'live-playground/model';
import type { Problem } from '../../model';

interface IssueContext {
  /** Name of the configuration file. */
  file: string;
  /** What was checked. */
  input: unknown;
  schema: z.core.$ZodType;
}

/** What is wrong with a configuration, with the nearest name for an unknown option. One problem for each unknown option. */
export function explainIssue(issue: z.core.$ZodIssue, { file, input, schema }: IssueContext): Problem[] {
  const at = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    const candidates = optionsAt(schema, at);
    return issue.keys.map((key) => {
      const nearest = findNearest(key, candidates);
      return {
        file,
        found: `Unknown option "${[...at, key].join('.')}"${nearest ? `. Did you mean "${nearest}"?` : ''}`,
        expected: `one of ${candidates.join(', ')}`,
        fix: nearest ? `Rename it to "${nearest}", or remove it` : 'Remove it',
      };
    });
  }
  if (issue.code === 'invalid_union') {
    // The alternative whose outer form fits says what is wrong inside.
    const inner = issue.errors.find((issues) =>
      issues.every(({ code, path }) => path.length > 0 || code === 'unrecognized_keys'),
    );
    const context = { file, input, schema };
    if (inner) return inner.flatMap((one) => explainIssue({ ...one, path: [...issue.path, ...one.path] }, context));
  }
  const name = at.join('.');
  if (issue.code === 'invalid_key') {
    const expected = issue.issues[0]?.message ?? issue.message;
    return [
      { file, found: `"${at.at(-1)}" is a key of "${at.slice(0, -1).join('.')}"`, expected, fix: 'Correct the key' },
    ];
  }
  const value = at.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], input);
  return [
    {
      file,
      found: value === undefined ? `the option "${name}" is missing` : `the option "${name}" is ${show(value)}`,
      expected: expectationOf(issue),
      fix: value === undefined ? 'Add it' : 'Correct the value, or remove the option to get its default',
    },
  ];
}

/** Names of the options that an object has, by its path in the schema. */
function optionsAt(type: z.core.$ZodType, [key, ...rest]: string[]): string[] {
  const { def } = (type as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object': {
      const inner = key === undefined ? undefined : def.shape[key];
      return inner ? optionsAt(inner, rest) : Object.keys(def.shape);
    }
    case 'array':
      return optionsAt(def.element, rest);
    case 'optional':
    case 'default':
    case 'prefault':
      return optionsAt(def.innerType, key === undefined ? [] : [key, ...rest]);
    case 'union':
      return def.options.flatMap((option) => optionsAt(option, key === undefined ? [] : [key, ...rest]));
    default:
      return [];
  }
}

/** zod's own words, without their start: `Invalid input: expected string, received number` says what was found too. */
function expectationOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return `a value of type ${issue.expected}`;
  if (issue.code === 'invalid_value') return `one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
  if (issue.code === 'too_small') return "a text that isn't empty";
  if (issue.code === 'invalid_format' && issue.format === 'url') return 'an address such as "https://example.org"';
  return issue.message;
}

function show(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
