import type TypeScript from 'typescript';
import type { TypeIssue, TypeLacks } from '../../model/type-messages';
import type { Project } from './project';

/** A type isn't assignable to another. */
const NOT_ASSIGNABLE = 2322;
/** There's no such property in an object of a known type. */
const NO_SUCH_PROPERTY = 2353;

/** Why an older version of the library refuses code: what is missed or of another type came with a later one. */
export function explainLack(
  lacks: TypeLacks,
  { text }: Pick<TypeScript.SourceFile, 'text'>,
  { from, to, message, code }: Pick<TypeIssue, 'from' | 'to' | 'message' | 'code'>,
): TypeIssue['came'] {
  const find = <Lack>(all: Record<string, Lack>, name: string) => (Object.hasOwn(all, name) ? all[name] : undefined);
  for (const [, name = ''] of message.matchAll(/'([\w$]+)' does not exist (?:in|on) type/g)) {
    const lack = find(lacks.properties, name);
    if (lack) return lack;
  }
  const [, exported = ''] = /has no exported member (?:named )?'([\w$]+)'/.exec(message) ?? [];
  const lack = find(lacks.exports, exported);
  if (lack) return lack;
  if (code !== NOT_ASSIGNABLE) return undefined;
  // The error is at the property, or at the value behind its name.
  const [, property = text.slice(from, to)] = /([\w$]+)\s*(?::|=\s*\{?)\s*$/.exec(text.slice(0, from)) ?? [];
  const changed = find(lacks.types, property);
  return changed && { ...changed, isChange: true };
}

/**
 * Properties in objects and JSX that their types don't have in an older version. The compiler names one error of an object, and leaves
 * these out where it has found another.
 */
export function findLacking({ ts, service, pathOf }: Project, file: string, lacks: TypeLacks): TypeIssue[] {
  const program = service.getProgram();
  const source = program?.getSourceFile(pathOf(file));
  const checker = program?.getTypeChecker();
  if (!source || !checker) return [];
  const issues: TypeIssue[] = [];
  const look = (name: TypeScript.Node, object: TypeScript.Expression) => {
    const text = name.getText(source);
    const came = Object.hasOwn(lacks.properties, text) ? lacks.properties[text] : undefined;
    const expected = came && checker.getContextualType(object);
    if (!expected || !isWithout(checker, ts.TypeFlags.Object, expected, text)) return;
    const from = name.getStart(source);
    const { line, character } = source.getLineAndCharacterOfPosition(from);
    const message = `'${text}' does not exist in type '${checker.typeToString(expected)}'.`;
    const place = { file, from, to: name.end, line: line + 1, column: character + 1 };
    issues.push({ ...place, message, code: NO_SUCH_PROPERTY, came, fixes: [] });
  };
  const visit = (node: TypeScript.Node): void => {
    const { kind, parent } = node;
    const { SyntaxKind } = ts;
    if (kind === SyntaxKind.PropertyAssignment || kind === SyntaxKind.ShorthandPropertyAssignment)
      look((node as TypeScript.PropertyAssignment).name, parent as TypeScript.ObjectLiteralExpression);
    if (kind === SyntaxKind.JsxAttribute)
      look((node as TypeScript.JsxAttribute).name, parent as unknown as TypeScript.Expression);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return issues;
}

/** True if a value of a type is an object that can't have a property. */
function isWithout(checker: TypeScript.TypeChecker, isObject: number, type: TypeScript.Type, name: string): boolean {
  const all = type.isUnion() ? type.types : [type];
  const parts = all.flatMap((each) => (each.isIntersection() ? each.types : [each]));
  const objects = parts.filter(({ flags }) => (flags & isObject) !== 0);
  return (
    objects.length > 0 &&
    objects.every(
      (each) => checker.getPropertyOfType(each, name) === undefined && checker.getIndexInfosOfType(each).length === 0,
    )
  );
}
