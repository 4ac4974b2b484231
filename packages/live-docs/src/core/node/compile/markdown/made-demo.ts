import type { DemoControls, Problem } from '../../../model';
import type { PageFiles } from './page-output';

/** Makes demos of what isn't one: of the stories of a file, for `<Demo src="./button.stories.tsx" story="Primary" />`. */
export interface DemoMaker {
  /** The attribute of `<Demo>` that asks for it: `story`. */
  attribute: string;
  /** Pure: what it asks of other files is asked again when these change. */
  make(input: MakerInput): MadeDemo;
}

/** What a demo is made of. */
interface MakerInput {
  /** Id of the file that `src` leads to. */
  file: string;
  /** Its text. */
  text: string;
  /** What the attribute says. */
  value: string;
  /** Id of the site's folder. */
  root: string;
  files: Pick<PageFiles, 'has' | 'text'>;
}

/** A demo that is made. */
export interface MadeDemo {
  /**
   * Its own file first; empty if it can't be made. A hidden one runs, and isn't shown, offered for download or put into sandboxes. It
   * may import those that are shown, and other hidden ones. If the demo's own file is hidden, the first that is shown is the one that
   * readers see and edit first.
   */
  files: readonly {
    /** Beside the file that it's made of, with `~` in it: `button.stories~Primary.tsx`. Imports name it without its ending. */
    name: string;
    text: string;
    isHidden?: true;
    /** The line of that file that each of its lines is made of: see `MadeFile`. The first line by default. */
    lines?: readonly number[];
  }[];
  /** By default it's named after its own file, as all demos. */
  id?: string;
  title?: string;
  description?: string;
  controls?: DemoControls;
  /** It runs on this site alone: what readers see of it isn't a component. */
  isBound?: true;
  /** Why it can't be made. */
  problems: readonly Problem[];
  /** What the author should know: nothing that fails a build. */
  notes?: readonly Problem[];
}
