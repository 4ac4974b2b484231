/**
 * What a demo's file is. `value`: a picture, a font or another file that code knows by its address or text, and that isn't
 * shown as code.
 */
export type FileKind = 'script' | 'style' | 'data' | 'value';

const SCRIPT = /\.[jt]sx?$/;
const STYLE = /\.(?:css|less|s[ac]ss|styl|stylus)$/;
const DATA = /\.json$/;
const VALUE =
  /\.(?:apng|avif|bmp|cur|gif|ico|jfif|jpe?g|pjp|pjpeg|png|svg|webp|aac|flac|m4a|mov|mp3|mp4|ogg|opus|wav|webm|eot|otf|ttf|woff2?|pdf|txt|vtt|webmanifest)$/i;

/** What a file is, by its ending; undefined if a demo can't have it. */
export function fileKind(path: string): FileKind | undefined {
  if (SCRIPT.test(path)) return 'script';
  if (STYLE.test(path)) return 'style';
  if (DATA.test(path)) return 'data';
  return VALUE.test(path) ? 'value' : undefined;
}

/** The endings of files that a demo may have, for messages. */
export const FILE_KINDS =
  'a script (.tsx, .ts, .jsx, .js), a stylesheet (.css, .less, .scss, .sass), .json, a picture, a font, or any file with "?raw" or "?url"';

/** True for a stylesheet. */
export const isStyle = (path: string): boolean => STYLE.test(path);

/** True for a stylesheet whose class names are its own: `look.module.css`. */
export const isStyleModule = (path: string): boolean => /\.module\.[a-z]+$/.test(path) && STYLE.test(path);

/** The package that compiles a stylesheet (`less`), by the file's ending; undefined for plain CSS. */
export function styleCompiler(path: string): 'less' | 'sass' | 'stylus' | undefined {
  const [, ending] = STYLE_ENDING.exec(path) ?? [];
  if (ending === 'less') return 'less';
  if (ending === 'scss' || ending === 'sass') return 'sass';
  return ending === 'styl' || ending === 'stylus' ? 'stylus' : undefined;
}

const STYLE_ENDING = /\.(less|s[ac]ss|styl|stylus)$/;

/** `./rows.txt?raw` as its path and what follows it: `?raw`. The query is empty if there's none. */
export function splitQuery(specifier: string): { path: string; query: string } {
  const at = specifier.indexOf('?');
  return at < 0 ? { path: specifier, query: '' } : { path: specifier.slice(0, at), query: specifier.slice(at) };
}

/** CSS that a browser can't apply as it's written: for Tailwind, which the site's build compiles it with. */
const TOOL_RULE =
  /@(?:tailwind|apply|theme|plugin|config|source|utility|variant|custom-variant|reference)\b|@import\s+['"]tailwindcss\b/;

/** True for a stylesheet that the build compiles: it's Less or another language, or CSS for a tool like Tailwind. */
export const isBuiltStyle = (path: string, text: string): boolean =>
  isStyle(path) && (styleCompiler(path) !== undefined || TOOL_RULE.test(text));

/** True for a file whose edits can't run: only the build compiles it, and no browser. */
export const isReadOnly = (path: string, text: string): boolean =>
  isBuiltStyle(path, text) && styleCompiler(path) !== 'less';

/** True for an import of a worker: `./work.ts?worker`. */
export const isWorkerImport = (specifier: string): boolean => /[?&](?:shared)?worker\b/.test(specifier);
