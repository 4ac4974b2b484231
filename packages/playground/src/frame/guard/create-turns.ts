/**
 * Tells turns of the browser's event loop from each other: what runs in one of them, microtasks too, keeps the page from answering. A
 * message that was posted in one arrives after it. What may overtake that message begins a turn too: timers say so, and events of the
 * reader and other messages are in the window.
 */
export function createTurns() {
  const { port1, port2 } = new MessageChannel();
  const now = performance.now.bind(performance);
  const post = port2.postMessage.bind(port2);
  let turn = 0;
  let started = 0;
  let lastEvent: Event | undefined;
  let tasks: (() => void)[] = [];
  const end = () => {
    started = 0;
    const due = tasks;
    tasks = [];
    for (const task of due) task();
  };
  /** Begins a turn, called by code that knows that the browser does: what came before is over. @returns its number. */
  const begin = () => {
    end();
    started = now();
    turn += 1;
    lastEvent = taskEvent();
    post(turn);
    return turn;
  };
  /** Notes that something runs, which begins a turn unless one is under way. */
  const see = () => {
    const event = taskEvent();
    if (started === 0 || (event && event !== lastEvent)) begin();
  };
  port1.addEventListener('message', ({ data }) => {
    if (data === turn) end();
  });
  port1.start();
  return {
    begin,
    /** Number of the present turn. */
    current() {
      see();
      return turn;
    },
    /** When the present turn was first seen, in milliseconds as `performance.now` gives them. */
    startedAt() {
      see();
      return started;
    },
    /** Calls back once the present turn is over. */
    after(task: () => void) {
      see();
      tasks.push(task);
    },
    /** Has the present turn begin only now: what came before was waiting for the reader, or came to an end. */
    restart() {
      see();
      started = now();
    },
    close: () => port1.close(),
  };
}

export type Turns = ReturnType<typeof createTurns>;

/**
 * The event that the browser began a turn for, where that is plain: scripts too cause events in the midst of a turn, some
 * of which the browser trusts, but none of the mouse, as which it counts pens and fingers, of the keyboard, or messages.
 */
function taskEvent(): Event | undefined {
  const { event } = window;
  const isOfTask = [MouseEvent, KeyboardEvent, MessageEvent].some((type) => event instanceof type);
  return isOfTask && event?.isTrusted ? event : undefined;
}
