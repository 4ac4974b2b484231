import { childOf, type Node } from '../../live/node';

/** True for what JavaScript has no counterpart of, from its start to its end. */
export function isType(node: Node): boolean {
  const inner = /^Export(Named|Default)Declaration$/.test(node.type) ? childOf(node, 'declaration') : undefined;
  return (
    TYPES.test(node.type) ||
    node['declare'] === true ||
    node['importKind'] === 'type' ||
    node['exportKind'] === 'type' ||
    childOf(node, 'value')?.type === 'TSEmptyBodyFunctionExpression' ||
    (inner !== undefined && isType(inner))
  );
}

const TYPES =
  /^TS(Abstract\w+|DeclareFunction|IndexSignature|InterfaceDeclaration|Type(AliasDeclaration|Annotation|Parameter\w+))$/;

/** True for statements of TypeScript that run: they aren't types. */
export const isRunning = ({ type }: Node): boolean =>
  /^TS(EnumDeclaration|ModuleDeclaration|ImportEqualsDeclaration|ExportAssignment|ParameterProperty)$/.test(type);
