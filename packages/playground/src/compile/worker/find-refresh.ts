import { isTopLevelDeclaration, tt, type Parsed, type Token } from '../../internals/sucrase';
import { indexOutside } from './find-guards';

/** A declaration at the top of a script, or its default export, with the hooks that are called in it. */
interface Owner {
  /** An expression at the end of the script. */
  name: string;
  /** What must stay the same for state to be kept: the hooks in their order, with their initial state. */
  signature: string[];
  /** Hooks that may be the script's own. */
  callees: Set<string>;
}

const COMPONENT = /^[A-Z]/;
const HOOK = /^use([A-Z]|$)/;
/** Hooks whose first argument is initial state. */
const WITH_STATE = /^use(State|Reducer)$/;
/** sucrase writes calls of default imports so: `_useThing2.default.call(void 0, …)`. */
const DEFAULT_IMPORT = /^_use[A-Z]?/;

/**
 * Code that belongs at the end of a script: it registers components, and says which hooks components and hooks call, for
 * Fast Refresh. It reads the tokens of what sucrase wrote.
 */
export function findRefresh({ code, tokens }: Parsed): string {
  const text = (token: Token | undefined) => (token ? code.slice(token.start, token.end) : '');
  const owners: Owner[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token.type !== tt.name && token.type !== tt._default) continue;
    const name = text(token);
    if (isTopLevelDeclaration(token)) owners.push({ name, signature: [], callees: new Set() });
    else if (isDefaultExport(tokens, at, text))
      owners.push({ name: 'exports.default', signature: [], callees: new Set() });
    const owner = owners.at(-1);
    const call = owner && readHookCall(code, tokens, at, text);
    if (!call) continue;
    owner.signature.push(call.signature);
    owner.callees.add(call.callee);
  }
  return owners.map(toCode).join('');
}

function toCode({ name, signature, callees }: Owner): string {
  const isComponent = COMPONENT.test(name) || name === 'exports.default';
  if (!isComponent && !HOOK.test(name)) return '';
  const key = JSON.stringify(signature.join('\n'));
  const id = JSON.stringify(name);
  const sign = `$$sign(${name},${id},${key},()=>[${[...callees].join(',')}]);`;
  return isComponent ? `${sign}$$register(${name},${id});` : sign;
}

/** `exports.default = …`, but not of a name that is declared: `exports.default = Demo;`. */
function isDefaultExport(tokens: Token[], at: number, text: (token: Token | undefined) => string): boolean {
  const [, , name, equals, value, end] = tokens.slice(at, at + 6);
  if (text(tokens[at]) !== 'exports' || text(name) !== 'default' || equals?.type !== tt.eq) return false;
  return !(value?.type === tt.name && end?.type === tt.semi);
}

/** The call of a hook whose name is the token at an index. */
function readHookCall(code: string, tokens: Token[], at: number, text: (token: Token | undefined) => string) {
  const name = text(tokens[at]);
  if (tokens[at - 1]?.type === tt._function) return undefined;
  const isHook = HOOK.test(name) || (name === 'default' && DEFAULT_IMPORT.test(text(tokens[at - 2])));
  // `_react.useState.call(void 0, …)`
  const isCalled = tokens[at + 1]?.type === tt.dot && text(tokens[at + 2]) === 'call';
  const open = at + (isCalled ? 3 : 1);
  if (!isHook || tokens[open]?.type !== tt.parenL) return undefined;
  let from = at;
  while (tokens[from - 1]?.type === tt.dot) from -= 2;
  const callee = code.slice(tokens[from]!.start, tokens[at]!.end);
  const close = indexOutside(tokens, tt.parenR, open + 1);
  const values = WITH_STATE.test(name) ? code.slice(tokens[open]!.end, tokens[close]!.start) : '';
  return { signature: `${name}{${values}}`, callee };
}
