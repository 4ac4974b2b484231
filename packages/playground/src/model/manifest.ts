import type { FrameFiles } from './live';

/** What `manifest.json` says of a folder that `buildPlayground` wrote. All addresses are relative to the folder. */
export interface PlaygroundManifest {
  /** Version of live-playground that wrote the folder. Another version can't read it. */
  version: string;
  /** The document in which edited code runs. */
  frame: string;
  /** Folder of that document's scripts, with a slash at its end. */
  chunks: string;
  files: FrameFiles;
  /** The worker that compiles. */
  compileWorker: string;
  /** What checks types; absent where the folder was built without types. */
  types?: {
    /** The worker that answers questions about types. */
    worker: string;
    /** TypeScript, which that worker loads. */
    compiler: string;
    /** The declarations of the packages (`TypeData`). */
    data: string;
  };
  /** The editor for pages without React; absent where the folder was built with a React that its parts don't run with. */
  editor?: {
    script: string;
    style: string;
    /** What the script loads when it needs it. */
    chunks: string[];
  };
  /** Stylesheets of packages, as text, by what imports call them. */
  styles: Record<string, string>;
  /** Installed versions of the packages. */
  packages: Record<string, string>;
}
