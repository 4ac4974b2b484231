import type { PhrasingContent } from 'mdast';
import { CHANGE_KINDS, type TableChanges } from '../../../model';

/** What changed in a sentence: `removed a, b; added c`, each name as code. A new table is one name. */
export function describeChanges(changes: TableChanges[]): PhrasingContent[] {
  const named = changes.flatMap(({ table, isNew, changes: list }) =>
    isNew ? [{ kind: 'added', name: table }] : list.map(({ name, kind }) => ({ kind, name: `${table}.${name}` })),
  );
  return CHANGE_KINDS.flatMap((kind) => {
    const names = named.filter((one) => one.kind === kind);
    return names.length > 0 ? [{ kind, names }] : [];
  }).flatMap(({ kind, names }, at): PhrasingContent[] => [
    { type: 'text', value: `${at > 0 ? '; ' : ''}${kind} ` },
    ...names.flatMap(({ name }, place): PhrasingContent[] => [
      ...(place > 0 ? [{ type: 'text' as const, value: ', ' }] : []),
      { type: 'inlineCode', value: name },
    ]),
  ]);
}
