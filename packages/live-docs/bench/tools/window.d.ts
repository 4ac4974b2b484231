/** What measurements leave in the page for one another. */
declare global {
  interface Window {
    benchShown: Promise<number>;
    benchSamePage?: boolean;
    benchTurn: Promise<{ path: string; changed: number; painted: number; flash: string }>;
    benchEntries: PerformanceEntry[];
    benchAnswered: Promise<number>;
    benchFrames: () => number[];
    benchTyped: Promise<number>;
    benchCopied: number | undefined;
    benchEdit: Promise<{ changed: number; painted: number }>;
    benchShifts: { value: number; moved: string[] }[];
  }
}

/** TypeScript's own library does not know it. */
export interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources?: { node: Node | null }[];
}
