import { toPosix } from '../../files/paths';
import type { DemoExports } from './choose-export';

/** What the comment at the start of a file says of it. */
export interface FileComment {
  /** Its first line, unless that is a sentence. */
  title?: string;
  /** The other lines, as Markdown, and the line where they begin. */
  description?: { text: string; line: number };
}

/** What a list of demos wants to know of a file. */
export interface Example {
  comment?: FileComment;
  /** Ids of the files that it imports. */
  imports: readonly string[];
  /** True for a file that only passes on what others export. */
  isIndex: boolean;
  /** True for a file that exports nothing: it may be written for a live editor. */
  isBare: boolean;
  /** What a file that mounts itself renders of files beside it: one is a demo, several are demos each. Absent from others. */
  renders?: readonly string[];
  /** Props that its components need, by what they're exported as; absent if all do without. */
  required?: Readonly<Record<string, readonly string[]>>;
  /** True for a file that can't be read. */
  isBroken: boolean;
}

interface ExampleFiles {
  example(file: string): Example;
  demoExports(file: string): DemoExports;
}

/** The files of a list that are demos, and those that aren't. */
export interface ChosenExamples {
  /** Sorted as people do: 2 before 10. */
  shown: string[];
  leftOut: string[];
}

/** What is said of files that aren't demos. @param root id of the site's folder. */
export const leavesOut = (root: string, files: readonly string[]): string =>
  `leaves out ${files.map((one) => toPosix(root, one)).join(', ')}: they export no component that does without props, or others of its files import them`;

/** The components of a file that are demos: they need no props. The default export stands for all. */
export const shownComponents = (
  components: readonly string[],
  required: NonNullable<Example['required']> = {},
): string[] =>
  (components[0] === 'default' ? ['default'] : components).filter((name) => !Object.hasOwn(required, name));

const compare = new Intl.Collator('en', { numeric: true }).compare;

/**
 * Tells the demos among files from those without a component that does without props, from the parts that others of them import, and from indexes, which
 * only pass on what others export, or mount several.
 * @param hasScope true if the site says what code without imports may use, so that files without exports are demos, too.
 */
export function chooseExamples(
  matched: readonly string[],
  { example, demoExports }: ExampleFiles,
  hasScope: boolean,
): ChosenExamples {
  const examples = new Map(matched.map((file) => [file, example(file)]));
  const importsOf = (file: string) => examples.get(file)?.imports ?? [];
  /** True for an application that shows several of its files. */
  const isOverview = (file: string) => (examples.get(file)?.renders?.length ?? 0) > 1;
  const isIndex = (file: string) =>
    isOverview(file) || (examples.get(file)?.isIndex === true && importsOf(file).every((one) => examples.has(one)));
  // Two that import each other are demos.
  const partsOf = (file: string) => importsOf(file).filter((one) => !importsOf(one).includes(file));
  const parts = new Set(matched.flatMap((file) => (isIndex(file) ? [] : partsOf(file))));
  const hasComponent = (file: string) => {
    const { components, wrongDefault } = demoExports(file);
    const { required = {} } = examples.get(file) ?? {};
    return shownComponents(components, required).length > 0 && wrongDefault?.kind !== 'story';
  };
  const isCode = (file: string) => {
    const { isBroken = false, isBare = false, renders } = examples.get(file) ?? {};
    return isBroken || renders !== undefined || (hasScope && isBare) || hasComponent(file);
  };
  const others = matched.filter((file) => !isIndex(file));
  const shown = new Set(others.filter((file) => !parts.has(file) && isCode(file)));
  return { shown: [...shown].toSorted(compare), leftOut: others.filter((file) => !shown.has(file)) };
}
