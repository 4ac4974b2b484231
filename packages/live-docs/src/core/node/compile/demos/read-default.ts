import type { parseSync } from 'vite';

type Program = ReturnType<typeof parseSync>['program'];
type Expression = Extract<Program['body'][number], { type: 'ExpressionStatement' }>['expression'];

/**
 * What a module exports by default, if that's no component for certain: an object or a list, written there or as a constant of the
 * module. `story` is what Storybook takes as the description of a component's stories.
 */
export function readDefault({ body }: Program): 'object' | 'list' | 'story' | undefined {
  for (const node of body) {
    if (node.type === 'ExportDefaultDeclaration') return kindOf(node.declaration, body);
    if (node.type !== 'ExportNamedDeclaration' || node.source) continue;
    const local = node.specifiers.find(({ exported }) => exported.type === 'Identifier' && exported.name === 'default');
    if (local?.local.type === 'Identifier') return kindOf(local.local, body);
  }
  return undefined;
}

function kindOf(node: { type: string }, body: Program['body']): ReturnType<typeof readDefault> {
  const expression = node as Expression;
  switch (expression.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return kindOf(expression.expression, body);
    case 'ArrayExpression':
      return 'list';
    case 'ObjectExpression': {
      const keys = expression.properties.flatMap((property) =>
        property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : [],
      );
      return keys.includes('component') || keys.includes('title') ? 'story' : 'object';
    }
    case 'Identifier': {
      const value = body
        .flatMap((one) => (one.type === 'ExportNamedDeclaration' && one.declaration ? one.declaration : one))
        .flatMap((one) => (one.type === 'VariableDeclaration' && one.kind === 'const' ? one.declarations : []))
        .find(({ id }) => id.type === 'Identifier' && id.name === expression.name)?.init;
      return value && value.type !== 'Identifier' ? kindOf(value, body) : undefined;
    }
    default:
      return undefined;
  }
}
