import { createContext, use } from 'react';
import type { TypeClient } from '../types/create-type-client';
import type { LiveTextKey } from '../model/live-en-us';

/** The editor's own chunk. */
export type EditorModule = typeof import('../editor/create-editor');

/** What a page gives all its playgrounds. */
export interface Environment {
  /** Language of the interface: Chinese for `zh-CN`, English for all others. */
  locale: string;
  /** Texts in place of the package's own. */
  texts: Readonly<Partial<Record<LiveTextKey, string>>>;
  /** Texts of the editor in place of CodeMirror's, by what it calls them: `Find`. */
  phrases: Readonly<Record<string, string>>;
  /**
   * Loads the editor.
   * @param isRetry true if the reader asks for it again; nothing typed is lost then by leaving the page.
   * @throws {ChunkLoadError}
   */
  loadEditor(isRetry: boolean): Promise<EditorModule>;
  /**
   * Loads what colours code, where the build has left that undone.
   * @throws {ChunkLoadError}
   */
  loadColours?(): Promise<typeof import('../editor/colour-code')>;
  /** The worker that knows types, one for a page. */
  types: TypeClient;
  /** Types are checked at once: otherwise they are once the caret is in the code. */
  checksTypes?: boolean;
  /** Absolute address of a row of the reference. */
  addressOf(address: string): string;
}

export const EnvironmentContext = createContext<Environment | undefined>(undefined);

/** @throws {Error} outside of an `EnvironmentContext`. */
export function useEnvironment(): Environment {
  const environment = use(EnvironmentContext);
  if (!environment) throw new Error('Parts of a playground need a PlaygroundProvider around them');
  return environment;
}

/** Loads the editor, which is large. */
export const loadEditor = () => import('../editor/create-editor');

/** Loads the colours of code that is only read. The editor has them, too. */
export const loadColours = () => import('../editor/colour-code');
