import type { Root } from 'mdast';
import { toMarkdown } from 'mdast-util-to-markdown';
import { allSteps, changesBetween, listMinors } from '../../../model';
import { describeChanges } from '../../compile/markdown/describe-changes';
import type { Snapshot } from '../../snapshot/snapshot';

/** Steps that `<Upgrade />` is written with: readers of Markdown can't choose others. */
const RECENT = 5;

/** What each minor changed of the one before it, newest first. @param all true for every step, false for the newest ones. */
export function stepsMarkdown({ words: { history } }: Snapshot, all: boolean): string {
  if (!history) return '';
  const steps = allSteps(listMinors(history)).toReversed();
  const blocks = steps.slice(0, all ? undefined : RECENT).map(({ from, to }) => {
    const changes = describeChanges(changesBetween(history, from.id, to.id));
    const tree: Root = { type: 'root', children: [{ type: 'paragraph', children: changes }] };
    return `- **${from.minor} → ${to.minor}:** ${toMarkdown(tree).trim() || 'no change'}`;
  });
  return blocks.join('\n');
}
