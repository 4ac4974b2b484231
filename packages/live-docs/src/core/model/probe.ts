/** What axe says of one element. */
export interface AxeFault {
  /** Id of the rule: `color-contrast`. */
  rule: string;
  /** The element as HTML, cut. */
  html: string;
  /** What would mend it, and the rule's page. */
  help: string;
}

/** Where the focus is. */
export interface FocusPlace {
  part: 'before' | 'demo' | 'after' | 'elsewhere';
  /** Number of the element, in the order in which the focus first came to it. */
  number: number;
  /** Its tag and its text: `button "Save"`. */
  name: string;
}

/** A place where the browser's markup of a demo isn't the server's. */
export interface MarkupDifference {
  server: string;
  browser: string;
}

/** What `live-docs test` asks a page with one demo. The page has it as `window.probe`. */
export interface Probe {
  /** Waits until React has taken over the demo and the browser is idle. Answers false after ten seconds. */
  settle(): Promise<boolean>;
  /** Sum of the layout shifts since the first frame that no input caused. */
  layoutShift(): number;
  /** Puts the focus before the demo, or after it. @returns how many controls the demo shows. */
  focus(part: 'before' | 'after'): number;
  focused(): FocusPlace;
  /** Names of the keys that were pressed since the last question, without those that write text. */
  takeKeys(): string[];
  /** Shows the page in a colour, once its animations have ended. */
  show(color: 'light' | 'dark'): Promise<void>;
  /**
   * Has axe look at the demo; its script has to be there.
   * @param only ids of rules; all if left out. @param alone selector of a demo without a page of the site around it, whose landmarks it lacks.
   */
  audit(only?: readonly string[], alone?: string): Promise<AxeFault[]>;
  /** The first place that differs from the markup of the server. */
  difference(markup: string): MarkupDifference | undefined;
  /** An element in a line. */
  describe(element: Element): string;
  /** The elements that a selector finds, each with its box and what is in it. */
  inspect(selector: string): string[];
  /**
   * Runs what the demo itself says to do: `play` of a story. The demo sets it once it's there.
   * @param tools exports of `storybook/test`. @returns why it failed, if it did.
   */
  play?(tools: Record<string, unknown>): Promise<string | undefined>;
}

/** Marks the elements before and after the demo, in the documents of `live-docs test`. */
export const PROBE_ATTRIBUTE = 'data-probe';
