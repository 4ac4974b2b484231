import type { Turns } from './create-turns';
import { EndlessError } from './endless-error';

/** Updates from effects, each caused by the one before, that count as endless; fewer do once they took `LONG`. */
const MANY = 1000;
const SOME = 50;
/** Milliseconds that such a chain may take. */
const LONG = 1000;
/** Milliseconds after which effects that update in one and the same turn count as endless. */
const LONG_TURN = 2000;
/** Updates from elsewhere, such as a clock's, that make a chain shorter: each takes as many off. */
const STEP_BACK = 5;

/** Watches what effects do to the state that they depend on. */
export interface EffectGuard {
  /** True once a chain is long enough to be watched closely. */
  isChain(): boolean;
  /**
   * Each effect, as it begins.
   * @param origin an error from where the effect was declared, for its stack.
   * @throws {EndlessError}
   */
  effect(origin?: Error): void;
  /** Each update of state. */
  update(): void;
}

/**
 * Ends effects that cause each other without end, each in a turn of its own, so that no other guard sees them; nor does
 * React in production. A chain goes on as long as an effect's turn updates state and the next effect comes before the
 * browser has nothing left to do: what comes later has another cause.
 */
export function createEffectGuard(turns: Turns): EffectGuard {
  let effectTurn = 0;
  let fed = false;
  let chain = 0;
  let since = 0;

  const end = (origin: Error | undefined): never => {
    const error = new EndlessError(`Endless effect: what it does to state causes it anew, again and again`);
    if (origin?.stack) error.stack = origin.stack;
    chain = 0;
    fed = false;
    throw error;
  };

  return {
    isChain: () => chain >= SOME,
    effect(origin) {
      const turn = turns.current();
      if (turn === effectTurn) {
        if (fed && performance.now() - turns.startedAt() > LONG_TURN) end(origin);
        return;
      }
      effectTurn = turn;
      chain = fed ? chain + 1 : 0;
      fed = false;
      if (chain === 0) since = performance.now();
      if (chain > MANY || (chain > SOME && performance.now() - since > LONG)) end(origin);
    },
    update() {
      if (turns.current() !== effectTurn) chain = Math.max(0, chain - STEP_BACK);
      else if (!fed) {
        fed = true;
        turns.whenIdle(() => (fed = false));
      }
    },
  };
}
