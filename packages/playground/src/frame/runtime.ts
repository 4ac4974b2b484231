import { restoreDocument } from './refresh';
import type {
  FramePhase,
  FrameProgram,
  FrameSettings,
  ShownFormat,
  ToFrame,
  FrameKey,
  FromFrame,
} from '../model/frame-messages';
import { applySettings, createMotion, readArgs } from './apply-settings';
import { applyStyles } from './apply-styles';
import type { RequireChunk } from './bootstrap';
import { createModules, type Evaluation } from './create-modules';
import { createStage, type Thrown, type Version } from './create-stage';
import { createTasks } from './create-tasks';
import { describeError } from './describe-error';
import { explainRefusals } from './explain-refusals';
import { findComponent } from './find-component';
import { holdFocus } from './hold-focus';
import { createGuard } from './guard/create-guard';
import { createTurns } from './guard/create-turns';
import { packageExports, type Exports } from './package-exports';
import { rememberBuiltins, rememberDocument } from './remember-builtins';
import { reportHeight } from './report-height';
import { resetWarnings } from './reset-warnings';
import { watchConsole } from './watch-console';
import { watchErrors } from './watch-errors';
import { watchUpdates } from './watch-updates';

/** Milliseconds between two messages that code is at work. */
const BUSY = 200;
/** Events of the reader that run code. */
const EVENTS = ['pointerdown', 'pointerup', 'click', 'keydown', 'input', 'change'];

/** The chunk that draws. The page sends it when it's wanted first. */
interface DesignChunk {
  draw(format: ShownFormat, title: string, element: Element): string;
}

/**
 * Starts the runtime of a reader's code: it evaluates the programs that the page sends, shows them, and
 * sends the results.
 * @param requireChunk gives the exports of a chunk that the page has sent.
 * @param page takes and brings messages.
 */
export function start(requireChunk: RequireChunk, page: MessagePort): void {
  restoreDocument();
  // To a port, not to the window: that would arrive only after the task that is at work. The browser's function is taken at once,
  // since the demo's code may put another in its place.
  const post: (message: FromFrame) => void = page.postMessage.bind(page);
  const box = document.getElementById('root')!;
  const packages = new Map<string, Exports>();
  /** Errors that the page was told of. */
  const told = new WeakSet<object>();
  let run = 0;
  let latest = 0;
  /** Something was ended that did not end by itself: it may begin again. */
  let hasEnded = false;

  const tell = (phase: FramePhase, number: number, { error, place }: Thrown) => {
    if (typeof error === 'object' && error !== null) {
      if (phase === 'later' && told.has(error)) return;
      told.add(error);
    }
    post({ type: 'failed', run: number, error: describeError(error, phase, place) });
  };
  const tellLater = (error: unknown) => tell('later', run, { error });

  const heights = reportHeight(box, (height) => post({ type: 'height', height }));
  const log = watchConsole((entries, dropped) => post({ type: 'console', run, entries, dropped }));
  explainRefusals();
  const turns = createTurns();
  const stage = createStage({
    box,
    onStep: turns.restart,
    onCommit: () => post({ type: 'committing' }),
    onFailure: (thrown) => tell('later', run, thrown),
    onUnmount: () => tasks.end(),
    onTrial: (run) => log.mute(() => tasks.onTrial(run)),
    onElement: () => tellBusy(),
  });
  const tellBusy = throttle(() => post({ type: 'busy' }), BUSY);
  const stepBack = watchUpdates((error) => stage.fail(error));
  // Before the demo's own listeners are told from others.
  for (const event of EVENTS) window.addEventListener(event, tellBusy, { capture: true, passive: true });
  // The browser may take as long to put another document in its place. An event of the demo's own tells nothing.
  window.addEventListener('beforeunload', ({ isTrusted }) => isTrusted && post({ type: 'committing' }));
  watchErrors(tellLater, (error) => stage.fail(error));
  holdFocus();
  forwardKeys((key) => post({ type: 'key', key }));
  const onRun = ({ data }: MessageEvent<ToFrame>) => data.type === 'run' && void take(data.run, data.program);
  page.addEventListener('message', (event: MessageEvent<ToFrame>) => {
    const { data, ports } = event;
    if (data.type === 'run') onRun(event);
    else if (data.type === 'link') {
      ports[0]!.addEventListener('message', onRun);
      ports[0]!.start();
    } else if (data.type === 'warm') warm(data.packages);
    else if (data.type === 'settings') set(data.settings);
    else if (data.type === 'draw') post({ type: 'drawn', text: draw(data) });
    else if (data.type === 'ping') post({ type: 'pong' });
  });
  let taskTurn = 0;
  const tasks = createTasks(() => {
    stepBack();
    tellBusy();
    taskTurn = turns.begin();
  });
  const guard = createGuard(
    turns,
    (error, turn) => {
      hasEnded = true;
      // What began by itself would begin again; a handler is called by the reader.
      if (taskTurn === turn) tasks.end();
      tellLater(error);
    },
    tellBusy,
  );
  const modules = createModules({ guard, tasks, packageOf: (name) => packages.get(name) });
  const setMotion = createMotion();
  let reducesMotion = false;
  let args = '';
  const isDocumentKept = rememberDocument(box);
  let areBuiltinsKept = rememberBuiltins();

  /** Evaluates packages. They may replace built-ins: what polyfills do is no demo's doing. */
  const warm = (chunks: Record<string, string>) => {
    const missing = Object.entries(chunks).filter(([name]) => !packages.has(name));
    for (const [name, chunk] of missing)
      packages.set(name, packageExports(name, (requireChunk(chunk) as { all: Exports }).all));
    if (missing.length > 0) areBuiltinsKept = rememberBuiltins();
  };
  const remount = (number: number) => post({ type: 'remount', run: number });
  const take = async (number: number, program: FrameProgram) => {
    // It comes from two sides.
    if (number < latest) return;
    latest = number;
    post({ type: 'busy' });
    if (hasEnded || !areBuiltinsKept() || !isDocumentKept() || !stage.isIntact()) return remount(number);
    try {
      await show(number, program);
    } catch (error) {
      post({ type: 'failed', run: number, error: describeError(error, 'evaluate', '') });
    }
  };
  const show = async (number: number, program: FrameProgram) => {
    log.begin();
    resetWarnings();
    // It isn't the demo's code that takes this time.
    warm(program.packages);
    turns.restart();
    guard.restart();
    let evaluation: Evaluation | undefined;
    let phase: FramePhase = 'evaluate';
    let version: Version;
    try {
      evaluation = modules.evaluate(program);
      const { exports, ...rest } = evaluation;
      version = { component: findComponent(exports, program.exportName), ...rest };
      phase = 'render';
      run = number;
      if (!stage.accepts(version)) {
        evaluation.drop();
        log.discard();
        return remount(number);
      }
    } catch (error) {
      evaluation?.drop();
      return tell(phase, number, { error });
    }
    applyStyles(program.styles);
    setMotion(reducesMotion);
    const shown = await stage.show(version);
    if (shown === 'remount') {
      log.discard();
      return remount(number);
    }
    if (number !== latest) return evaluation.keep();
    if ('thrown' in shown) {
      evaluation.drop();
      return tell('render', number, shown.thrown);
    }
    evaluation.keep();
    post({ type: 'rendered', run: number, height: heights.height(), stateReset: shown.stateReset });
  };
  const set = (settings: FrameSettings) => {
    applySettings(settings);
    reducesMotion = settings.reducesMotion;
    setMotion(reducesMotion);
    if (settings.args !== args) {
      args = settings.args;
      post({ type: 'busy' });
      stage.setProps(readArgs(args));
    }
    heights.setViewport(settings.scrolls ? undefined : settings.viewportHeight);
  };

  const draw = ({ chunk, format, title }: Extract<ToFrame, { type: 'draw' }>): string => {
    try {
      if (chunk === undefined) return shownMarkup();
      return (requireChunk(chunk) as DesignChunk).draw(format, title, document.body);
    } catch {
      return '';
    }
  };

  page.start();
  post({ type: 'started' });
}

/** The markup of all that the demo shows, popups beside it too. */
const shownMarkup = () =>
  [...document.body.children]
    .filter((element) => !element.matches('script, link, style'))
    .map(({ outerHTML }) => outerHTML)
    .join('');

/** Tells of keys that the page may want, unless the demo uses them. */
function forwardKeys(onKey: (key: FrameKey) => void): void {
  window.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented, target } = event;
    const isTyping = target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
    const isShortcut = (ctrlKey || metaKey) && key.toLowerCase() === 'k';
    if (defaultPrevented || !(isShortcut || (!isTyping && (key === 'Escape' || key === '/')))) return;
    if (key !== 'Escape') event.preventDefault();
    onKey({ key, ctrlKey, metaKey, shiftKey, altKey });
  });
}

/** Calls a task at most once an interval of some milliseconds; calls in between are lost. */
function throttle(task: () => void, interval: number): () => void {
  const now = performance.now.bind(performance);
  let last = 0;
  return () => {
    const at = now();
    if (at - last < interval) return;
    last = at;
    task();
  };
}
