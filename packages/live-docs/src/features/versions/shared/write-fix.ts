import type TypeScript from 'typescript';
import type { CompilerParts } from 'live-playground/types';

/** A change of a file's text. */
export interface Edit {
  file: string;
  start: number;
  end: number;
  text: string;
}

/** Edits that belong together: all are made, or none. */
export interface Fix {
  edits: Edit[];
}

/** Renames a property where it's set or read; nothing where the new name is taken, or where the old one stays in use. */
export function renameFix(ts: CompilerParts, node: TypeScript.Node, name: string): Fix | undefined {
  const { parent } = node;
  const isTaken = siblingsOf(ts, parent).includes(name);
  if (isTaken) return undefined;
  const edit = (text: string): Fix => ({
    edits: [{ file: node.getSourceFile().fileName, start: node.getStart(), end: node.getEnd(), text }],
  });
  if (ts.isStringLiteral(node)) return edit(node.getText().charAt(0) + name + node.getText().charAt(0));
  if (!ts.isIdentifier(node)) return undefined;
  if (ts.isShorthandPropertyAssignment(parent)) return edit(`${name}: ${node.text}`);
  // In a pattern the name is that of a variable, too.
  if (ts.isBindingElement(parent) && !parent.propertyName)
    return parent.dotDotDotToken ? undefined : edit(`${name}: ${node.text}`);
  return edit(name);
}

/** Names that are set beside a property. */
function siblingsOf(ts: CompilerParts, { parent }: TypeScript.Node): string[] {
  if (!parent || !(ts.isJsxAttributes(parent) || ts.isObjectLiteralExpression(parent))) return [];
  return parent.properties.flatMap((one) => one.name?.getText() ?? []);
}

/**
 * Moves attributes of an element into the object that another attribute is given: `duration={8}` to
 * `motion={{ duration: 8 }}`. Nothing where the object isn't written there, or where what is spread may hold one.
 * @param object name of the other attribute. @param moved each attribute with its new name.
 */
export function moveFix(
  ts: CompilerParts,
  object: string,
  moved: readonly (readonly [TypeScript.JsxAttribute, string])[],
): Fix | undefined {
  const [[first] = []] = moved;
  const attributes = first?.parent;
  if (!first || !attributes || attributes.properties.some((one) => ts.isJsxSpreadAttribute(one))) return undefined;
  const source = first.getSourceFile();
  const edit = (start: number, end: number, text: string): Edit => ({ file: source.fileName, start, end, text });
  const keys = moved.map(([attribute, name]) => `${name}: ${valueOf(ts, attribute)}`).join(', ');
  const remove = (attribute: TypeScript.JsxAttribute) => edit(attribute.getFullStart(), attribute.getEnd(), '');
  const existing = attributes.properties.find((one) => one.name?.getText() === object);
  if (!existing) {
    const rest = moved.slice(1).map(([attribute]) => remove(attribute));
    return { edits: [edit(first.getStart(), first.getEnd(), `${object}={{ ${keys} }}`), ...rest] };
  }
  const literal =
    ts.isJsxAttribute(existing) && existing.initializer && ts.isJsxExpression(existing.initializer)
      ? existing.initializer.expression
      : undefined;
  if (!literal || !ts.isObjectLiteralExpression(literal)) return undefined;
  const taken = literal.properties.map((one) => (ts.isSpreadAssignment(one) ? undefined : one.name?.getText()));
  if (taken.some((one) => one === undefined || moved.some(([, name]) => name === one))) return undefined;
  const start = literal.getStart() + 1;
  const text = literal.properties.length > 0 ? ` ${keys},` : ` ${keys} `;
  return { edits: [edit(start, start, text), ...moved.map(([attribute]) => remove(attribute))] };
}

/** The value of an attribute as code. */
function valueOf(ts: CompilerParts, { initializer }: TypeScript.JsxAttribute): string {
  if (!initializer) return 'true';
  if (ts.isStringLiteral(initializer)) return JSON.stringify(initializer.text);
  return ts.isJsxExpression(initializer) ? (initializer.expression?.getText() ?? 'undefined') : initializer.getText();
}
