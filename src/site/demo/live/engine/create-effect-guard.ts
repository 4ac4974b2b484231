import type { Turns } from './create-turns';
import { EndlessError } from './endless-error';

/** Updates from effects, each caused by the one before, that count as endless; fewer do after `LIMIT`. */
const MANY = 1000;
const SOME = 50;
const LIMIT = 1000;

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
 * React in production. A chain goes on as long as an effect's turn updates state and the next update is an effect's too.
 */
export function createEffectGuard(turns: Turns): EffectGuard {
  let effectTurn = 0;
  let fed = false;
  let chain = 0;
  let since = 0;

  return {
    isChain: () => chain >= SOME,
    effect(origin) {
      const turn = turns.current();
      if (turn === effectTurn) return;
      effectTurn = turn;
      chain = fed ? chain + 1 : 0;
      fed = false;
      if (chain === 0) since = performance.now();
      if (chain > MANY || (chain > SOME && performance.now() - since > LIMIT)) {
        const error = new EndlessError(
          `Endless effect: ${chain} updates of state in a row came from it and caused it anew`,
        );
        if (origin?.stack) error.stack = origin.stack;
        chain = 0;
        throw error;
      }
    },
    update() {
      fed = turns.current() === effectTurn;
      if (!fed) chain = 0;
    },
  };
}
