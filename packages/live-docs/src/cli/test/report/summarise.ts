import { formatProblem } from 'live-playground/model';
import type { DemoResult } from '../judge';

/** What a run says at its end, for people. */
export function summarise(results: readonly DemoResult[], milliseconds: number): string {
  const failed = results.filter(({ problems }) => problems.length > 0);
  const known = results.flatMap(({ demo, known: all }) =>
    [...new Map(all.map(({ rule, reason }) => [rule, reason]))].map(
      ([rule, reason]) => `  ${demo.id}: ${rule}: ${reason}`,
    ),
  );
  const counts = [
    `${results.length - failed.length} ${results.length - failed.length === 1 ? 'demo passes' : 'demos pass'}`,
    ...(failed.length > 0 ? [`${failed.length} ${failed.length === 1 ? 'fails' : 'fail'}`] : []),
  ];
  return [
    ...failed.flatMap(({ demo, problems }) => [
      `✗ ${demo.id}`,
      ...problems.map((one) => `  ${formatProblem(one)}`),
      '',
    ]),
    ...(known.length > 0 ? ['Known violations:', ...known, ''] : []),
    `${counts.join(', ')}, in ${(milliseconds / 1000).toFixed(1)} s`,
  ].join('\n');
}
