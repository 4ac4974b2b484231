import type { CompileAnswer, CompileRequest } from '../../model/live';
import { CompileError, compileScript } from './compile-script';

/** The worker that compiles edited demos. */
addEventListener('message', ({ data }: MessageEvent<CompileRequest>) => {
  const answer = compile(data);
  postMessage(answer, { transfer: answer.type === 'compiled' ? [answer.script.positions.buffer] : [] });
});

function compile({ request, script }: CompileRequest): CompileAnswer {
  try {
    return { type: 'compiled', request, script: compileScript(script) };
  } catch (error) {
    const fault = error instanceof CompileError ? error.fault : { message: String(error) };
    return { type: 'fault', request, fault };
  }
}
