import { suggest, type Problem } from '../../../model';

/** What a demo's own file exports. */
export interface DemoExports {
  /** The components: `default` first, the others in the order of the text. */
  components: readonly string[];
  /** Names of its other values. */
  others: readonly string[];
  /** What it exports by default, if that's no component. */
  wrongDefault?: { kind: 'object' | 'list' | 'story'; line: number };
}

/** What is wrong with a choice of an export. */
export interface WrongChoice extends Omit<Problem, 'file' | 'line'> {
  /** Line in the demo's file; absent if the page is to be corrected. */
  line?: number;
}

/**
 * Chooses what a demo shows of its file: the default export, else the only component, or the one of a name.
 * @param src the file, as the page writes it. @param name what the page asks for.
 */
export function chooseExport(
  { components, others, wrongDefault }: DemoExports,
  src: string,
  name: string | undefined,
): { name: string } | WrongChoice {
  const [first, ...more] = components;
  const named = components.filter((one) => one !== 'default');
  const list = named.join(', ');
  if (name !== undefined) {
    if (components.includes(name)) return { name };
    const without = first === 'default' ? 'no name, since the file exports a component by default' : 'a component';
    return {
      found: `<Demo> with name="${name}", which "${src}" ${others.includes(name) ? 'exports as something else' : "doesn't export"}${suggest(name, named)}`,
      expected: named.length > 0 ? `one of the components that it exports: ${list}` : without,
      fix: named.length > 0 ? 'Correct "name"' : first === 'default' ? 'Leave "name" out' : 'Export the component',
    };
  }
  if (wrongDefault) return notComponent(wrongDefault, list);
  if (first === undefined)
    return {
      line: 1,
      found: `the demo exports no component${others.length > 0 ? `: it exports ${others.join(', ')}` : ''}`,
      expected: 'a component that the file exports, by default or as the only one',
      fix: 'Write "export" before the component',
    };
  if (first === 'default' || more.length === 0) return { name: first };
  return {
    found: `<Demo> of "${src}", which exports several components: ${list}`,
    expected: 'the name of the one to show, or a default export',
    fix: `Write name="${first}"`,
  };
}

const KINDS = { object: 'an object', list: 'a list', story: 'an object that describes stories of Storybook' };

const notComponent = ({ kind, line }: NonNullable<DemoExports['wrongDefault']>, list: string): WrongChoice => ({
  line,
  found: `the default export is ${KINDS[kind]}, not a component`,
  expected: 'a component that the file exports by default',
  fix:
    kind === 'story'
      ? 'Write a component that renders one story and export that: "From Storybook" in the documentation of live-docs says how'
      : list === ''
        ? 'Export the component by default'
        : `Export the component by default, or name one of the others at the <Demo>, as name="…": ${list}`,
});
