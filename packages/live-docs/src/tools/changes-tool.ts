import {
  CHANGE_KINDS,
  changesBetween,
  findVersion,
  listMinors,
  listVersions,
  suggest,
  type ApiChange,
  type ApiTimeline,
  type ApiVersion,
  type PropertyState,
} from '../core/model';
import { ToolError, type Tool } from './tool';
import type { BuildReader } from './create-build-reader';

/** Says what changed in the API between two versions of the library. */
export const changesTool = (build: BuildReader): Tool => ({
  name: 'changes',
  description:
    'What changed in the API between two versions, read from the declarations: properties that were removed, changed, deprecated and added. Behaviour can change without them.',
  parameters: {
    from: { type: 'string', description: 'Version that is used: 7.30, 7.30.4, package@7.30.', required: true },
    to: { type: 'string', description: 'Version that is wanted; by default the newest one.' },
  },
  async run(values) {
    const { history } = await build.data('tools');
    const newest = history && listVersions(history).at(-1);
    if (!newest)
      throw new ToolError('This site has no history of the API. Run "npx live-docs versions" in its folder.');
    const from = find(history, String(values['from']));
    const to = values['to'] === undefined ? newest : find(history, String(values['to']));
    const tables = changesBetween(history, from.id, to.id);
    const head = `From ${from.name} ${from.version} to ${to.name} ${to.version}, by the declarations`;
    if (tables.length === 0) return `${head}: nothing changed.`;
    const parts = tables.map(({ table, isNew, changes }) =>
      [`## ${table}${isNew ? ' (new)' : ''}`, ...CHANGE_KINDS.flatMap((kind) => tell(kind, changes))].join('\n'),
    );
    return [head, ...parts].join('\n\n');
  },
});

/** @throws {ToolError} with the versions that there are. */
function find(history: ApiTimeline, text: string): ApiVersion {
  const found = findVersion(history, text);
  if (found) return found;
  const minors = listMinors(history).map(({ minor }) => minor);
  throw new ToolError(
    `There is no version "${text}"${suggest(text, minors) || '.'} Expected one of ${minors[0]} to ${minors.at(-1)}.`,
  );
}

const tell = (wanted: ApiChange['kind'], changes: ApiChange[]) =>
  changes
    .filter(({ kind }) => kind === wanted)
    .map(({ name, kind, before, after }) => `- ${kind} ${name}: ${typesOf(before, after)}`);

function typesOf(before: PropertyState | undefined, after: PropertyState | undefined): string {
  const end = after?.deprecated ? ` (${after.deprecated})` : '';
  const [old, now] = [before, after].map((state) => state && `${state.type}${state.required ? ', required' : ''}`);
  return old && now && old !== now ? `${old} → ${now}${end}` : `${now ?? old}${end}`;
}
