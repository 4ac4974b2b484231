import type { ComponentType, ReactNode } from 'react';
import type { DesignFormat } from 'live-playground/model';
import type { DemoCode, DemoNeeds } from './demo';

/** What tools of the toolbar may ask of a demo. */
export interface DemoAccess {
  loadCode: () => Promise<DemoCode>;
  /** Loads the code ahead of need. */
  prefetch: () => void;
  /** The reader's texts, by path from the demo's folder. */
  files: () => Promise<Record<string, string>>;
  /** The reader's text of the file that is shown. */
  text: () => Promise<string>;
  /** Shows that text and selects it. */
  selectText: () => void;
  isEdited: boolean;
  /** Brings the original back. */
  reset: () => void;
  /** A link to the page with the reader's edit and look. @returns undefined if the edit is too long for one. */
  link: () => Promise<string | undefined>;
  /** Address of the demo alone, as the reader has it. */
  ownAddress: () => string;
  /** The query of the page's address, with what the reader has chosen. */
  search: () => string;
  /** The element that shows the demo. */
  preview: () => HTMLElement | null;
  /** Draws the demo as the reader has edited it. @returns undefined where the original is shown, an empty text if it can't. */
  drawEdited: (format: DesignFormat) => Promise<string> | undefined;
  /** Tools that are there already, which belong between others. */
  children: ReactNode;
  /** How the reader looks at the demo, as text. */
  look: string;
  setLook: (look: string) => void;
  /** Address of the demo's file in the repository. */
  source: string | undefined;
}

/** What the tools of a feature know of the demo that they're shown with. @typeParam Data what the feature gives them. */
export interface DemoToolsProps<Data = unknown> extends DemoAccess {
  id: string;
  title: string;
  /** Path of the demo's file from the project's root. */
  filename: string;
  needs: DemoNeeds;
  /** Its code is to be had as JavaScript. */
  hasJavaScript: boolean;
  data: Data;
}

/** Tools that a feature adds to the toolbar of demos. */
export interface DemoTools {
  /** Shows them, and its `children` among them. */
  Tools: ComponentType<DemoToolsProps>;
  data: unknown;
}
