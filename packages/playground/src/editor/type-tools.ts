import { placeAt } from '../model/text-positions';
import type { TypePlace, TypeService } from '../model/type-messages';
import type { LiveSession } from '../session/live-session';
import type { TypeCheck } from '../types/create-type-check';
import type { TypeClient } from '../types/create-type-client';

/** Asks about a place in a file. The answer is `undefined` while there's nobody to ask, and after an error of the compiler. */
type AskTypes = <Method extends Exclude<keyof TypeService, 'check'>>(
  method: Method,
  at: number,
  ...rest: Parameters<TypeService[Method]> extends [TypePlace, ...infer Rest] ? Rest : never
) => Promise<ReturnType<TypeService[Method]> | undefined>;

/** What the editor does with types in one file. */
export interface TypeTools {
  ask: AskTypes;
  /** Shows a place in another file of the demo, or opens the reference. */
  goTo(found: NonNullable<ReturnType<TypeService['define']>>): void;
  /** Absolute address of a row of the reference. */
  addressOf(address: string): string;
}

interface ToolsInput {
  client: TypeClient;
  check: TypeCheck;
  session: LiveSession;
  file: string;
  addressOf: TypeTools['addressOf'];
  /** Language of the interface. */
  language: () => string;
}

/** See `TypeTools`. */
export function createTypeTools({ client, check, session, file, addressOf, language }: ToolsInput): TypeTools {
  return {
    addressOf,
    async ask(method, at, ...rest) {
      // The worker isn't started before the reader is about to type.
      if (check.view().status !== 'ready') return undefined;
      const place: TypePlace = { source: check.source(), file, at, language: language() };
      const ask = client.ask as (method: string, ...args: unknown[]) => Promise<unknown>;
      try {
        return (await ask(method, place, ...rest)) as never;
      } catch {
        return undefined;
      }
    },
    goTo(found) {
      if ('address' in found) window.open(addressOf(found.address), '_blank', 'noopener');
      else session.goTo({ file: found.file, ...placeAt(session.text(found.file), found.from) });
    },
  };
}
