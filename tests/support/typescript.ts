import { createRequire } from 'node:module';
import type TypeScript from 'typescript';

const ts = createRequire(import.meta.url)('typescript') as typeof TypeScript;

/** Declarations that are the same in every program, and that no program reads differently. */
const SAME = /\/node_modules\/(?:typescript|csstype|@types\/\w+)\/.*\.d\.ts$/;

const parsed = new Map<string, TypeScript.SourceFile>();

/** Parses the declarations of browsers, of Node and of React once for all programs of a worker: that is half of their time. */
const createSourceFile: typeof ts.createSourceFile = (file, text, options, ...rest) => {
  const parse = () => ts.createSourceFile(file, text, options, ...rest);
  if (!SAME.test(file)) return parse();
  const key = JSON.stringify([file, options, rest]);
  const kept = parsed.get(key);
  if (kept?.text === text) return kept;
  const source = parse();
  parsed.set(key, source);
  return source;
};

/** The compiler, as unit tests and what they test import it. */
export default { ...ts, createSourceFile };
