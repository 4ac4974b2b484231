import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Finding } from '../../features/versions/node/finding';
import type { UpgradeAnswer } from './check-project';

/** Ways to write an answer. */
export const FORMATS = { text: writeText, json: writeJson, sarif: writeSarif } as const;

const nameOf = (file: string) => path.relative('.', file).replaceAll(path.sep, '/');

/** For readers: file by file, and what it comes to. */
export function writeText({ findings, from, to, files }: UpgradeAnswer): string {
  const blocks = [...new Set(findings.map(({ file }) => file))].map((file) => {
    const lines = findings.filter((one) => one.file === file).map(lineOf);
    return [nameOf(file), ...lines].join('\n');
  });
  const count = (level: Finding['level']) => findings.filter((one) => one.level === level).length;
  const fixes = new Set(findings.flatMap(({ fix }) => fix ?? [])).size;
  const parts = [
    `${count('error')} break${count('error') === 1 ? 's' : ''}`,
    `${count('warning')} deprecated`,
    `${count('note')} to look at`,
  ];
  const sum = `${from.join(' and ')} → ${to}, ${files} files: ${findings.length === 0 ? 'nothing to change' : parts.join(', ')}.`;
  return [...blocks, fixes > 0 ? `${sum} --write makes ${fixes} of the changes.` : sum].join('\n\n');
}

const LABELS = { error: 'breaks', warning: 'deprecated', note: 'look' } as const;

const lineOf = ({ line, column, level, message, address }: Finding) =>
  `  ${line}:${column}  ${LABELS[level]}  ${message}${address === undefined ? '' : `  ${address}`}`;

/** For scripts. */
export function writeJson({ findings, ...rest }: UpgradeAnswer): string {
  return JSON.stringify(
    {
      ...rest,
      findings: findings.map(({ fix, ...one }) => ({ ...one, file: nameOf(one.file), isCertain: fix !== undefined })),
    },
    null,
    2,
  );
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
