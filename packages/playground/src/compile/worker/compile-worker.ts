import {
  importsKey,
  type CompileAnswer,
  type CompiledScript,
  type CompileRequest,
  type DirectRun,
  type LiveScript,
  type ToCompiler,
} from '../../model/live';
import type { ToFrame } from '../../model/frame-messages';
import { compileFile } from './compile-file';
import { CompileError } from './compile-script';

/** The worker that compiles edited demos. Frames that it's linked with get programs from it while the page is still painting. */
function serve(): void {
  const links = new Map<number, MessagePort>();

  /** @returns true if the program was posted. */
  const send = ({ link, run, program, imports }: DirectRun, { name, url }: LiveScript, compiled: CompiledScript) => {
    const frame = links.get(link);
    if (!frame || importsKey(compiled.imports) !== imports) return false;
    const scripts = program.scripts.map((each) => (each.path === name ? { ...each, url, code: compiled.code } : each));
    frame.postMessage({ type: 'run', run, program: { ...program, scripts } } satisfies ToFrame, []);
    return true;
  };
  const compile = ({ request, script, direct }: CompileRequest): CompileAnswer => {
    try {
      const compiled = compileFile(script);
      return { type: 'compiled', request, script: compiled, isSent: !!direct && send(direct, script, compiled) };
    } catch (error) {
      const fault = error instanceof CompileError ? error.fault : { message: String(error) };
      return { type: 'fault', request, fault };
    }
  };

  addEventListener('message', ({ data, ports }: MessageEvent<ToCompiler>) => {
    // It's never started: what the frame posts is read by nobody.
    if (data.type === 'link') links.set(data.link, ports[0]!);
    else if (data.type === 'unlink') {
      links.get(data.link)?.close();
      links.delete(data.link);
    } else {
      const answer = compile(data);
      postMessage(answer, { transfer: answer.type === 'compiled' ? [answer.script.positions.buffer] : [] });
    }
  });
}

serve();
