import { findNearest, isLocal } from 'live-playground/model';
import type { Problem } from '../../../model';
import { resolveId } from '../../files/paths';
import { followAlias, type Alias } from '../../library/alias';
import { moduleCandidates } from '../../library/find-module';
import { lineAt } from './line-at';
import type { NotComponent, SourceExport } from './read-exports';
import type { SourceText } from './read-source';

/** What a demo's own file exports. */
export interface DemoExports {
  /** The components: `default` first, the others in the order of the text. */
  components: readonly string[];
  /** Names of its other values. */
  others: readonly string[];
  /** What it exports by default, if that's no component. */
  wrongDefault?: { kind: Exclude<NotComponent, 'value'>; line: number };
}

/** What finds the files that others import. */
export interface ExportsContext {
  aliases: readonly Alias[];
  /** A file that demos consist of; undefined if there is no such file. */
  sourceOf(file: string): SourceText | undefined;
}

/** Finds what a file exports, through the files that it passes on. What it passes on of a package counts by its name. */
export function demoExports(file: string, context: ExportsContext): DemoExports {
  const all = listExports(file, context).toSorted(
    (a, b) => Number(b.name === 'default') - Number(a.name === 'default'),
  );
  const { kind } = all.find(({ name }) => name === 'default') ?? {};
  const text = context.sourceOf(file)?.text ?? '';
  const line = lineAt(text, Math.max(text.search(/export default|\bas default\b/), 0));
  return {
    components: all.flatMap((one) => (isComponent(one) ? one.name : [])),
    others: all.flatMap((one) => (isComponent(one) || one.name === 'default' ? [] : one.name)),
    ...(kind && kind !== 'value' ? { wrongDefault: { kind, line } } : {}),
  };
}

/** A value that is exported by default may be anything: it's known once it runs. */
const isComponent = ({ name, kind }: SourceExport) => (name === 'default' ? kind === 'value' : false) || !kind;

/** What a file exports, each name once. @param within files that pass on this one. */
function listExports(file: string, context: ExportsContext, within: readonly string[] = []): SourceExport[] {
  if (within.includes(file)) return [];
  const listed = (context.sourceOf(file)?.exports ?? []).flatMap((one): SourceExport[] => {
    const target = one.from === undefined ? undefined : resolveImport(file, one.from, context);
    if (target === undefined) return one.name === '*' ? [] : [one];
    const passed = listExports(target, context, [...within, file]);
    if (one.name === '*') return passed.filter(({ name }) => name !== 'default');
    const found = passed.find(({ name }) => name === one.of);
    // Types aren't listed.
    return found ? [{ ...found, name: one.name }] : [];
  });
  return [...new Map(listed.map((one) => [one.name, one])).values()];
}

/** The script that an import leads to; undefined if it's none of the site's. @param from id of the importing file. */
export function resolveImport(
  from: string,
  specifier: string,
  { aliases, sourceOf }: ExportsContext,
): string | undefined {
  const target = isLocal(specifier) ? resolveId(from, specifier) : followAlias(aliases, specifier);
  return target === undefined ? undefined : moduleCandidates(target).find((file) => sourceOf(file));
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
    const nearest = findNearest(name, named);
    const without = first === 'default' ? 'no name, since the file exports a component by default' : 'a component';
    return {
      found: `<Demo> with name="${name}", which "${src}" ${others.includes(name) ? 'exports as something else' : "doesn't export"}${nearest ? `. Did you mean "${nearest}"?` : ''}`,
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
