import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Finding } from '../../features/versions/shared/finding';
import type { UpgradeAnswer } from './check-project';

/** Ways to write an answer. */
export const FORMATS = { text: writeText, json: writeJson, sarif: writeSarif } as const;

const nameOf = (file: string) => path.relative('.', file).replaceAll(path.sep, '/');

/** For readers: file by file what breaks and is deprecated, then the types that changed, and what it comes to. */
export function writeText({ findings, from, to, files }: UpgradeAnswer): string {
  const notes = findings.filter(({ level }) => level === 'note');
  const told = findings.filter(({ level }) => level !== 'note');
  const blocks = [...new Set(told.map(({ file }) => file))].map((file) =>
    [nameOf(file), ...told.filter((one) => one.file === file).map(lineOf)].join('\n'),
  );
  const changed = [...new Set(notes.map(({ message }) => message))].map((message) =>
    noteOf(notes.filter((one) => one.message === message)),
  );
  const count = (level: Finding['level']) => findings.filter((one) => one.level === level).length;
  const fixes = new Set(findings.flatMap(({ fix }) => fix ?? [])).size;
  const broken = count('error');
  const sum = [
    `${broken} ${broken === 1 ? 'use breaks' : 'uses break'}`,
    `${count('warning')} deprecated`,
    ...(notes.length > 0 ? [`${notes.length} to look at`] : []),
  ].join(', ');
  const head = `${from.join(' and ')} → ${to}, ${files} ${files === 1 ? 'file' : 'files'}`;
  return [
    ...blocks,
    ...(changed.length > 0 ? [['Types that changed. Look whether your code fits them:', ...changed].join('\n')] : []),
    `${head}: ${findings.length === 0 ? 'nothing to change' : sum}.${fixes > 0 ? ` ${fixes} of the changes are certain: --write makes them.` : ''}`,
  ].join('\n\n');
}

const lineOf = ({ line, column, level, message, address }: Finding) =>
  `  ${line}:${column}  ${level === 'error' ? 'breaks' : 'deprecated'}  ${message}${address === undefined ? '' : `  ${address}`}`;

/** The uses of one property whose type changed, in a line. */
function noteOf(notes: readonly Finding[]): string {
  const [first] = notes;
  if (!first) return '';
  const more = notes.length > 1 ? ` and ${notes.length - 1} more` : '';
  return `  ${first.message}  ${nameOf(first.file)}:${first.line}:${first.column}${more}`;
}

/** For scripts. */
export function writeJson({ findings, ...rest }: UpgradeAnswer): string {
  const told = findings.map(({ fix, ...one }) => ({ ...one, file: nameOf(one.file), isCertain: fix !== undefined }));
  return JSON.stringify({ ...rest, findings: told }, null, 2);
}

/** For code hosts, which show it beside the lines: the Static Analysis Results Interchange Format 2.1.0. */
export function writeSarif({ findings, warnings }: UpgradeAnswer): string {
  const rules = [...new Set(findings.map(({ rule }) => rule))];
  return JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: {
            driver: {
              name: 'live-docs check-code',
              rules: rules.map((id) => ({ id, shortDescription: { text: RULES[id] } })),
            },
          },
          originalUriBaseIds: { ROOT: { uri: pathToFileURL(`${path.resolve('.')}/`).href } },
          invocations: [
            {
              executionSuccessful: true,
              toolExecutionNotifications: warnings.map((text) => ({ level: 'warning', message: { text } })),
            },
          ],
          results: findings.map((one) => ({
            ruleId: one.rule,
            level: one.level,
            message: { text: one.address === undefined ? one.message : `${one.message} ${one.address}` },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: encodeURI(nameOf(one.file)), uriBaseId: 'ROOT' },
                  region: {
                    startLine: one.line,
                    startColumn: one.column,
                    endLine: one.endLine,
                    endColumn: one.endColumn,
                  },
                },
              },
            ],
          })),
        },
      ],
    },
    null,
    2,
  );
}

const RULES: Record<Finding['rule'], string> = {
  removed: 'What the code uses is gone.',
  renamed: 'What the code uses has another name.',
  required: 'The code leaves out what is required.',
  changed: 'What the code uses has another type.',
  deprecated: 'What the code uses is deprecated.',
};
