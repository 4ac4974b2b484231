import type { ConsoleEntry, LiveError } from 'live-playground/model';

/** Number or name of a request; the answer carries it back as it came. */
export type RequestId = number | string;

/** From the page that embeds a demo's own page: show this source. */
export interface SetSource {
  type: 'setSource';
  id: RequestId;
  /** Text of files by name; what is left out is as the site has it. */
  source: Record<string, string>;
  /** The file whose component is shown; by default the demo's own. */
  entry?: string;
}

/** From the demo's own page: the source of that request runs, this is wrong with it, or a newer one has taken its place. */
export interface CompileDone {
  type: 'compileDone';
  id: RequestId;
  err: LiveError | null;
}

/** From the demo's own page: what the source of that request has written to the console since the last such message. */
export interface DemoConsole {
  type: 'console';
  id: RequestId;
  entries: ConsoleEntry[];
  /** Messages that were left out. */
  dropped: number;
}

/** True for a message that asks a demo's own page to show a source. Anybody may post anything to a window. */
export function isSetSource(data: unknown): data is SetSource {
  if (!isRecord(data) || data['type'] !== 'setSource' || !/^(number|string)$/.test(typeof data['id'])) return false;
  const { source, entry } = data;
  if (entry !== undefined && typeof entry !== 'string') return false;
  return isRecord(source) && Object.values(source).every((text) => typeof text === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
