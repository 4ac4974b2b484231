/** Turns of the browser's event loop: what runs in one of them, microtasks too, keeps the page from answering. */
export interface Turns {
  /** Number of the present turn. */
  current(): number;
  /** When the present turn was first seen, in milliseconds as `performance.now` gives them. */
  startedAt(): number;
  /** Calls back once the present turn is over. */
  after(task: () => void): void;
  /** Calls back when the browser has nothing left to do; never, in one that does not say so. */
  whenIdle(task: () => void): void;
  /** Has the present turn begin only now: what came before was waiting for the reader. */
  restart(): void;
  close(): void;
}

/** Tells turns from each other: a message that was posted in one arrives after it. */
export function createTurns(): Turns {
  const { port1, port2 } = new MessageChannel();
  let turn = 0;
  let started = 0;
  let tasks: (() => void)[] = [];
  /** Notes that something runs, which begins a turn unless one is under way. */
  const see = () => {
    if (started > 0) return;
    started = performance.now();
    turn += 1;
    port2.postMessage(undefined);
  };
  port1.addEventListener('message', () => {
    started = 0;
    const due = tasks;
    tasks = [];
    for (const task of due) task();
  });
  port1.start();
  return {
    current() {
      see();
      return turn;
    },
    startedAt() {
      see();
      return started;
    },
    after(task) {
      see();
      tasks.push(task);
    },
    whenIdle(task) {
      // Safari has none.
      if ('requestIdleCallback' in window) window.requestIdleCallback(task);
    },
    restart() {
      see();
      started = performance.now();
    },
    close: () => port1.close(),
  };
}
