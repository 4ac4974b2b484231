import type { LiveImports } from '../../../../playground/src/model/live';

/** Replaces `virtual:live-imports` in unit tests: imports are given to the code that needs them. */
export default async function loadLiveImports(): Promise<LiveImports> {
  return {
    frame: { chunks: {}, runtime: '', design: '', packages: {} },
    themes: [],
    styles: {},
    values: {},
    files: {},
    folders: {},
  };
}
