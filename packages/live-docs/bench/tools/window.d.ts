/** What measurements leave in the page for one another. */
declare global {
  interface Window {
    benchShown: Promise<number>;
    benchSamePage?: boolean;
    /** How long a turn took that may have ended in another document, to the heading and to the demo. */
    benchHeading?: number;
    benchDemo?: number;
    benchTurn: Promise<{ path: string; changed: number; painted: number; flash: string }>;
    benchEntries: PerformanceEntry[];
    benchAnswered: Promise<number>;
    benchFrames: () => number[];
    benchTyped: Promise<number>;
    benchCopied: number | undefined;
    /** When a key was pressed and when its table was painted, in milliseconds since 1970: frames have other clocks. */
    benchPressed?: number;
    benchPainted: Promise<number>;
    benchShifts: { value: number; moved: string[] }[];
  }
}

/** TypeScript's own library does not know it. */
export interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources?: { node: Node | null }[];
}
