import { tt, type Parsed, type Token } from '../../internals/sucrase';

/** What a build compiles, and edits don't. */
interface Unsupported {
  message: string;
  /** Offset in the text that was searched. */
  at: number;
}

const say = (what: string, instead: string) => `${what} doesn't work in edited code: ${instead}`;

const WHATS = {
  namespace: say('A `namespace` with values', 'put them into a file or an object'),
  using: say('`using`', 'call what disposes of it in `finally`'),
  accessor: say('`accessor`', 'write a getter and a setter'),
  decorator: say('A decorator', 'call the function with the class'),
  export: say('`export =`', 'write `export default`'),
  await: say('`await` outside of a function', 'pass the promise to `use`, or wait in an effect'),
};

/** The first syntax in a script as written that sucrase drops or leaves to browsers that don't know it. */
export function findUnsupported(text: string, tokens: Token[]): Unsupported | undefined {
  const textAt = (at: number) => text.slice(tokens[at]?.start, tokens[at]?.end);
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    const next = tokens[at + 1];
    const found = (what: keyof typeof WHATS) => ({ message: WHATS[what], at: token.start });
    const word = token.type === tt.name ? textAt(at) : '';
    const isBefore = (types: Token['type'][]) =>
      next !== undefined && types.includes(next.type) && !text.slice(token.end, next.start).includes('\n');
    const opensBlock =
      (word === 'global' && isBefore([tt.braceL])) ||
      (/^(namespace|module)$/.test(word) && isBefore([tt.name, tt.string]));
    if (token.isType && opensBlock) {
      const end = blockEnd(tokens, at);
      const isAmbient = textAt(at - 1) === 'declare';
      if (!isAmbient && hasValues(tokens.slice(at, end))) return found('namespace');
      at = end;
    } else if (token.isType) continue;
    else if (token.type === tt.at) return found('decorator');
    else if (token.type === tt._export && next?.type === tt.eq) return found('export');
    else if (
      (word === 'using' || word === 'accessor') &&
      isBefore([tt.name]) &&
      // Behind these it's the name of something.
      !/^(of|from|as|satisfies)$/.test(textAt(at + 1))
    )
      return found(word);
  }
  return undefined;
}

/** The first `await` in plain JavaScript that is in no function. */
export function findOuterAwait({ code, tokens, scopes }: Parsed): Unsupported | undefined {
  const functions = scopes.filter(({ isFunctionScope, startTokenIndex }) => isFunctionScope && startTokenIndex > 0);
  for (const [at, { type, start, end }] of tokens.entries()) {
    if (type !== tt.name || code.slice(start, end) !== 'await') continue;
    const [before, next] = [tokens[at - 1]?.type, tokens[at + 1]?.type];
    if (before === tt.dot || before === tt.questionDot || next === tt.colon) continue;
    if (!functions.some((each) => each.startTokenIndex <= at && at < each.endTokenIndex))
      return { message: WHATS.await, at: start };
  }
  return undefined;
}

/** Index of the brace that ends the next block. */
function blockEnd(tokens: Token[], from: number): number {
  let depth = 0;
  for (let at = from; at < tokens.length; at++) {
    if (tokens[at]!.type === tt.braceL) depth += 1;
    else if (tokens[at]!.type === tt.braceR && --depth === 0) return at;
  }
  return tokens.length;
}

const hasValues = (tokens: Token[]) =>
  tokens.some(
    ({ type }, at) =>
      [tt._const, tt._let, tt._var, tt._function, tt._class, tt._enum].includes(type) &&
      tokens[at + 1]?.type === tt.name,
  );
