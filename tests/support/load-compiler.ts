import type TypeScript from 'typescript';

/** Declarations that are the same in every program. */
const SAME = /\/node_modules\/(?:typescript|csstype|@types\/\w+)\//;

const parsed = new Map<string, TypeScript.SourceFile>();

/** Loads the compiler. It parses the declarations of browsers and of React once for all programs: that is half of their time. */
export async function loadCompiler(): Promise<typeof TypeScript> {
  const { default: ts } = await import('typescript');
  const createLanguageServiceSourceFile: typeof ts.createLanguageServiceSourceFile = (file, text, options, ...rest) => {
    const parse = () => ts.createLanguageServiceSourceFile(file, text, options, ...rest);
    if (!SAME.test(file)) return parse();
    const key = `${file} ${JSON.stringify(options)}`;
    const kept = parsed.get(key);
    if (kept?.text === text.getText(0, text.getLength())) return kept;
    const source = parse();
    parsed.set(key, source);
    return source;
  };
  return { ...ts, createLanguageServiceSourceFile };
}
