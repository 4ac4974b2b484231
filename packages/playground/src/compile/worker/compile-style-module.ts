import { exportCode } from '../../model/export-code';
import type { CompiledScript, LiveScript } from '../../model/live';
import { scopeStyle } from './scope-style';

/** Makes a module of a CSS module: its exports are the classes' names in the page, and `style` has them. */
export function compileStyleModule({ name, text, url }: LiveScript): CompiledScript {
  const { style, names } = scopeStyle(text, name);
  return { code: exportCode(names, url), imports: [], positions: new Uint32Array(), style };
}
