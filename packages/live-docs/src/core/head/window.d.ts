/** What the build knows of the site's default language: see `buildHead`. */
declare const WORDS: { language: string; failed: string; retry: string };

interface Window {
  /** Says below the page, in the site's default language, that it did not start, with a way to try again. */
  showStartProblem(message: string): void;
  /** What the reader did before the page answered. From then on, nothing is noted any more. */
  early(): [element: Element, event: Event][];
}
