import { createLogger, type Logger } from 'vite';

/** What a build says while it runs. */
export interface Progress {
  /** Adds a step to the line: `75 pages read in 1.7 s`. */
  report(step: string): void;
  /** Ends the line if there is one. */
  end(): void;
  /** Vite's logger for warnings and errors, each on its own line. */
  logger: Logger;
}

/**
 * Says the steps of a build in one line that grows.
 * @param write prints text without a line break.
 */
export function createProgress(write: (text: string) => void): Progress {
  const logger = createLogger('warn');
  const { warn, warnOnce, error } = logger;
  let isOpen = false;
  const end = () => {
    if (isOpen) write('\n');
    isOpen = false;
  };
  return {
    report(step) {
      write(isOpen ? `, ${step}` : `Building: ${step}`);
      isOpen = true;
    },
    end,
    logger: Object.assign(logger, {
      warn: (...said: Parameters<typeof warn>) => (end(), warn(...said)),
      warnOnce: (...said: Parameters<typeof warnOnce>) => (end(), warnOnce(...said)),
      error: (...said: Parameters<typeof error>) => (end(), error(...said)),
    }),
  };
}
