import type { Note, Plan } from './plan';

const HEADINGS: [Note['kind'], string][] = [
  ['hand', 'Needs a hand'],
  ['done', 'Carried over in another way'],
  ['dropped', 'Not carried over'],
];

/** How many places of one note are named. */
const PLACES = 3;

interface Outcome {
  isDry: boolean;
  isCleaned: boolean;
  /** Configuration that the site was made from. */
  source: string;
}

/** `1 page`, `2 pages`. */
const countOf = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;

/** What a migration says at its end. */
export function printReport(plan: Plan, { isDry, isCleaned, source }: Outcome): string {
  const { pages, demos, changes, notes, obsolete } = plan;
  const added = changes.filter(({ before }) => before === undefined).length;
  const deleted = isCleaned ? obsolete.length : 0;
  const files = [
    `${countOf(changes.length - added, 'file')} changed`,
    `${added} new`,
    ...(deleted > 0 ? [`${deleted} deleted`] : []),
  ].join(', ');
  const steps = [
    ...plan.steps,
    ...(obsolete.length > 0 && !isCleaned
      ? [{ text: `Delete what nothing needs any more: live-docs migrate --clean`, lines: obsolete }]
      : []),
    { text: 'Look at the site', lines: ['npx live-docs dev'] },
  ];
  return [
    `${isDry ? 'Would migrate' : 'Migrated'} ${countOf(pages, 'page')} with ${countOf(demos, 'demo')} from ${source}: ${files}.`,
    ...HEADINGS.flatMap(([kind, heading]) =>
      printNotes(
        heading,
        notes.filter((note) => note.kind === kind),
      ),
    ),
    '',
    'Next:',
    ...steps.flatMap(({ text, lines = [] }) => [
      `  ${text}${lines.length > 0 ? ':' : ''}`,
      ...lines.map((line) => `    ${line}`),
    ]),
  ].join('\n');
}

function printNotes(heading: string, notes: Note[]): string[] {
  if (notes.length === 0) return [];
  const places = new Map<string, Note[]>();
  for (const note of notes) places.set(note.text, [...(places.get(note.text) ?? []), note]);
  return [
    '',
    `${heading}:`,
    ...[...places].map(([text, all]) => {
      const more = all.length > PLACES ? ` and ${all.length - PLACES} more` : '';
      return `  ${all
        .slice(0, PLACES)
        .map(({ where }) => where)
        .join(', ')}${more}: ${text}.`;
    }),
  ];
}
