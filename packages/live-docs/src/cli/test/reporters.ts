import path from 'node:path';
import { formatProblem } from 'live-playground/model';
import { escapeHtml } from '../../core/model';
import type { DemoResult } from './judge';

interface RunReport {
  results: readonly DemoResult[];
  milliseconds: number;
  /** Path of the site's folder from the one where the command runs. */
  folder: string;
}

/** Reports by the names that `--reporter` takes. */
export const REPORTERS = { list, json, junit, github } satisfies Record<string, (report: RunReport) => string>;

const failing = (results: readonly DemoResult[]) => results.filter(({ problems }) => problems.length > 0);

/** For people. */
function list({ results, milliseconds }: RunReport): string {
  const failed = failing(results);
  const passed = results.length - failed.length;
  const known = results.flatMap(({ demo, known: all }) => {
    const reasons = new Map(all.map(({ rule, reason }) => [rule, reason]));
    return [...reasons].map(([rule, reason]) => `  ${demo.id}: ${rule}: ${reason}`);
  });
  const fail = failed.length > 0 ? `, ${failed.length} ${failed.length === 1 ? 'fails' : 'fail'}` : '';
  return [
    ...failed.flatMap(({ demo, problems }) => [
      `✗ ${demo.id}`,
      ...problems.map((one) => `  ${formatProblem(one)}`),
      '',
    ]),
    ...(known.length > 0 ? ['Known violations:', ...known, ''] : []),
    `${passed} ${passed === 1 ? 'demo passes' : 'demos pass'}${fail}, in ${(milliseconds / 1000).toFixed(1)} s`,
  ].join('\n');
}

function json({ results, milliseconds }: RunReport): string {
  const demos = results.map(({ demo: { id, title, file }, problems, known, keys, milliseconds: time }) => {
    const passed = problems.length === 0;
    return { id, title, file, passed, problems, known, keys, milliseconds: time };
  });
  return JSON.stringify({ passed: demos.every(({ passed }) => passed), milliseconds, demos }, null, 2);
}

function junit({ results, milliseconds }: RunReport): string {
  const seconds = (time: number) => (time / 1000).toFixed(3);
  const totals = `tests="${results.length}" failures="${failing(results).length}" time="${seconds(milliseconds)}"`;
  const cases = results.map(({ demo, problems: [first, ...rest], milliseconds: time }) => {
    const start = `    <testcase name="${escapeHtml(demo.id)}" classname="${escapeHtml(demo.file)}" time="${seconds(time)}"`;
    if (!first) return `${start}/>`;
    const text = escapeHtml([first, ...rest].map(formatProblem).join('\n'));
    return `${start}>\n      <failure message="${escapeHtml(first.found)}">${text}</failure>\n    </testcase>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${totals}>`,
    `  <testsuite name="demos" ${totals}>`,
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
      const file = inProperty(path.posix.join(report.folder, problem.file));
      const title = inProperty(`Demo ${demo.id}`);
      return `::error file=${file},line=${problem.line ?? 1},title=${title}::${escape(formatProblem(problem))}`;
    }),
  );
  return [...errors, list(report)].join('\n');
}
