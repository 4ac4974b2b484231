import { importTarget, type Alias } from '../../library/alias';
import { moduleCandidates } from '../../library/find-module';
import type { DemoExports } from '../markdown/choose-export';
import { lineAt } from './line-at';
import { isCapitalised, type SourceExport } from './read-exports';
import type { SourceText } from './read-source';

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
const isComponent = ({ name, kind }: SourceExport) =>
  name === 'default' ? kind === undefined || kind === 'value' : kind === undefined && isCapitalised(name);

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
  const target = importTarget(aliases, from, specifier);
  return target === undefined ? undefined : moduleCandidates(target).find((file) => sourceOf(file));
}
