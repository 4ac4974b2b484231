import type { ConsoleEntry, LiveError } from 'live-playground/model';
import { BuildError, isStyle, readImports } from 'live-playground/model';
import type { DemoOutline } from '../../core/model';
import { findDemo, ToolError, toStrings, toTexts, type BuildReader, type Tool, type ToolAnswer } from '../../tools';
import type { CodeCheck, Texts } from './check-code';
import { foldOutline } from './fold-outline';
import type { DemoRun, Runner } from './open-runner';
import { readStep, STEPS } from './run-step';

/** Name of the file of code that belongs to no demo. */
const FILE = 'code.tsx';

/** The window: as wide as a demo in a page on a desktop. */
const WIDTH = 820;

/**
 * Runs code, and checks its types.
 * @param check the types of files. @param runner where there is a browser.
 */
export const runDemoTool = (build: BuildReader, check: CodeCheck['check'], runner: Pick<Runner, 'run'>): Tool => ({
  name: 'run_demo',
  description:
    'Runs a component that uses the library in an isolated frame of a headless browser, without a network. Answers with type errors, errors and console output with lines, violations of accessibility, what is rendered, and a picture. Pass code, or the id of a demo, or both to run an edited demo. Run what you wrote before you show it.',
  parameters: {
    code: {
      type: 'string',
      description: 'The whole text of a .tsx file whose default export is a component without required props.',
    },
    demo: { type: 'string', description: "Id of a demo: code takes the place of the demo's own file." },
    files: { type: 'texts', description: 'Other files that the code imports, by name: {"row.tsx": "…"}.' },
    steps: {
      type: 'strings',
      description: `What a user does then: ${STEPS}. NAME is the accessible name or text of an element.`,
    },
    inspect: {
      type: 'strings',
      description:
        'CSS selectors: the elements that match at the end are told with their boxes (x, y, width × height), and with classes, aria-*, data-*, style and other attributes of all that is in them.',
    },
    width: { type: 'number', description: `Width of the window in pixels. Default: ${WIDTH}.` },
    version: {
      type: 'string',
      description:
        "Version of the library, if the site runs demos in it. Default: the site's, whose types are checked.",
    },
  },
  async run({ code, demo, files, steps, inspect, width = WIDTH, version }) {
    const asked = { steps: toStrings(steps), inspect: toStrings(inspect) };
    const read = await readSource(build, {
      code: code === undefined ? undefined : String(code),
      demo: demo === undefined ? undefined : String(demo),
      files: toTexts(files),
    });
    const input = {
      ...read,
      source: read.files,
      steps: asked.steps.map(readStep),
      inspect: asked.inspect,
      width: Number(width),
      version: version === undefined ? undefined : String(version),
    };
    const [types, run] = await Promise.all([
      version === undefined
        ? check(read.files, read.of).catch(reasonOf)
        : `Types weren't checked: they are those of the site's version.`,
      runner.run(input).catch((error: unknown) => {
        if (error instanceof BuildError) return error;
        throw error;
      }),
    ]);
    if (run instanceof BuildError)
      throw new ToolError(`${types}\nThe code wasn't run: ${run.problems.map(describeProblem).join('\n')}`);
    return describeRun([types, ...noteStyles(await build.data('demos'), read.files)], asked, run);
  },
});

/** What to know of code that has no stylesheet, in a site whose demos have one. @param demos by id. */
export function noteStyles(demos: Readonly<Record<string, Pick<DemoOutline, 'files'>>>, files: Texts): string[] {
  if (Object.values(files).some((text) => readImports(text).some(isStyle))) return [];
  const styled = Object.entries(demos).find(([, demo]) => demo.files.some(({ name }) => isStyle(name)));
  return styled ? [`No file imports a stylesheet. Demos do: see read_demo "${styled[0]}".`] : [];
}

const describeProblem = ({ found, expected, fix }: BuildError['problems'][number]) =>
  `${found}, expected ${expected}. ${fix}. Then ask again.`;

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

interface Asked {
  code: string | undefined;
  demo: string | undefined;
  files: Texts;
}

/** What runs: all files, the one that is shown, and the demo in whose page it runs. */
interface Source {
  files: Texts;
  entry?: string;
  demo: string;
  /** The demo whose files they are; empty if they are of none. */
  of: string;
}

async function readSource(build: BuildReader, { code, demo, files }: Asked): Promise<Source> {
  if (demo !== undefined) {
    const { id, outline } = await findDemo(build, demo);
    const own = await readFiles(build, outline);
    const name = outline.files[0]?.name ?? FILE;
    return { demo: id, of: id, files: { ...own, ...(code === undefined ? {} : { [name]: code }), ...files } };
  }
  if (code === undefined)
    throw new ToolError(
      'run_demo: there is neither "code" nor "demo". Pass the text of a .tsx file, or the id of a demo.',
    );
  // Any page of a demo has the frame. Those with hidden files run other code around it.
  const demos = Object.entries(await build.data('demos'));
  const [place] = demos.find(([, { hidden }]) => !hidden) ?? [];
  if (place === undefined) throw new ToolError('run_demo: this site has no demo in whose page code could run.');
  return { demo: place, of: '', entry: FILE, files: { ...files, [FILE]: code } };
}

const readFiles = async (build: BuildReader, { files }: DemoOutline): Promise<Record<string, string>> =>
  Object.fromEntries(
    await Promise.all(files.map(async ({ name, data }) => [name, (await build.source(data)).text] as const)),
  );

/** Violations and messages that are told: the first ones say it all. */
const MOST = 20;

/** @param notes on the code. @param asked texts of steps, and selectors. */
function describeRun(notes: readonly string[], asked: Record<'steps' | 'inspect', string[]>, run: DemoRun): ToolAnswer {
  const { errors, console, dropped, faults, refused, steps, failedStep, inspected, shown, picture } = run;
  const list = (head: string, lines: readonly string[]) =>
    lines.length === 0
      ? []
      : [head, ...lines.slice(0, MOST), ...(lines.length > MOST ? [`… and ${lines.length - MOST} more`] : [])];
  const lines = [
    errors.length === 0 ? 'It runs.' : shown === undefined ? "It doesn't run." : 'It runs, with errors.',
    ...list('Errors:', [...new Set(errors.map(describeError))]),
    ...(failedStep === undefined ? [] : [`A step failed: ${failedStep}. What follows is as it was then.`]),
    ...notes,
    ...list(
      'Steps:',
      steps.map((found, at) => `${asked.steps[at]}: ${found}`),
    ),
    ...list('Console:', [...console.map(describeEntry), ...(dropped > 0 ? [`… and ${dropped} more`] : [])]),
    ...list(
      'Accessibility:',
      faults.map(({ found, fix }) => `${found}. ${fix}`),
    ),
    ...(faults.length === 0 && shown !== undefined ? ['No violations of accessibility.'] : []),
    ...list('Refused, since there is no network:', refused),
    ...inspected.flatMap((found, at) => [`Elements of ${asked.inspect[at]}:`, ...found.map(foldOutline)]),
    ...(shown === undefined ? [] : ['Rendered:', foldOutline(shown)]),
  ];
  return { text: lines.join('\n'), picture };
}

const placeOf = ({ file, line, column }: Pick<ConsoleEntry, 'file' | 'line' | 'column'>) =>
  [file, line, column].filter((part) => part !== undefined).join(':');

const describeError = (error: LiveError) => [placeOf(error), error.message].filter(Boolean).join(' ');

const describeEntry = ({ level, text, ...place }: ConsoleEntry) =>
  [level, placeOf(place), text].filter(Boolean).join(' ');
