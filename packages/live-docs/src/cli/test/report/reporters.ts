import path from 'node:path';
import { formatProblem } from 'live-playground/model';
import { escapeHtml } from '../../../core/model';
import type { DemoResult } from '../judge';
import { summarise } from './summarise';

/** What a run is reported with. */
export interface RunReport {
  results: readonly DemoResult[];
  milliseconds: number;
  /** Path of the site's folder from the one where the command runs. */
  folder: string;
}

/** Reports by the names that `--reporter` takes. */
export const REPORTERS = {
  list: ({ results, milliseconds }: RunReport) => summarise(results, milliseconds),
  json,
  junit,
  github,
} satisfies Record<string, (report: RunReport) => string>;

export type ReporterName = keyof typeof REPORTERS;

function json({ results, milliseconds }: RunReport): string {
  const demos = results.map(({ demo: { id, title, file }, problems, known, keys, milliseconds: time }) => ({
    id,
    title,
    file,
    passed: problems.length === 0,
    problems,
    known,
    keys,
    milliseconds: time,
  }));
  return JSON.stringify({ passed: demos.every(({ passed }) => passed), milliseconds, demos }, null, 2);
}

function junit({ results, milliseconds }: RunReport): string {
  const failures = results.filter(({ problems }) => problems.length > 0).length;
  const seconds = (time: number) => (time / 1000).toFixed(3);
  const cases = results.map(({ demo, problems, milliseconds: time }) => {
    const failure = problems.map(formatProblem).join('\n');
    return [
      `    <testcase name="${escapeHtml(demo.id)}" classname="${escapeHtml(demo.file)}" time="${seconds(time)}"`,
      failure
        ? `>\n      <failure message="${escapeHtml(problems[0]?.found ?? '')}">${escapeHtml(failure)}</failure>\n    </testcase>`
        : '/>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites tests="${results.length}" failures="${failures}" time="${seconds(milliseconds)}">`,
    `  <testsuite name="demos" tests="${results.length}" failures="${failures}" time="${seconds(milliseconds)}">`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
  ].join('\n');
}

/** Annotations of a pull request on GitHub, then what people read in its log. */
function github(report: RunReport): string {
  const escape = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const inProperty = (text: string) => escape(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
  const errors = report.results.flatMap(({ demo, problems }) =>
    problems.map((problem) => {
      const file = path.posix.join(report.folder, problem.file);
      const place = `file=${inProperty(file)},line=${problem.line ?? 1},title=${inProperty(`Demo ${demo.id}`)}`;
      return `::error ${place}::${escape(formatProblem(problem))}`;
    }),
  );
  return [...errors, summarise(report.results, report.milliseconds)].join('\n');
}
