import type TypeScript from 'typescript';
import type { ToolData } from '../../core/model';
import type { PreparedService } from './type-service';

/** The properties in a file that the reference calls deprecated, a line each. */
export function findDeprecated(
  ts: typeof TypeScript,
  service: Pick<PreparedService, 'hover'>,
  { tables }: ToolData,
  { file, code }: { file: string; code: string },
): string[] {
  const ends = new Map<string, string>(
    tables.flatMap(({ id, properties }) =>
      properties.flatMap(({ name, deprecated }) =>
        deprecated === undefined ? [] : [[`${id}.${name}`, deprecated] as const],
      ),
    ),
  );
  const names = new Set([...ends.keys()].map((id) => id.split('.').at(-1)));
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: TypeScript.Node): void => {
    if (ts.isIdentifier(node) && names.has(node.text)) {
      const at = node.getStart(source);
      const api = service.hover({ source: { demo: '', files: { [file]: code } }, file, at, language: 'en' })?.api;
      const end = api && ends.get(api.name);
      const { line, character } = source.getLineAndCharacterOfPosition(at);
      if (api && end !== undefined)
        found.push(`${line + 1}:${character + 1} ${api.name} is deprecated. ${end}`.trimEnd());
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
