/** Live React code in any page: edited, compiled, checked and run in a sandboxed frame, without a server. */
import { createHost, type PlaygroundHost } from './host/create-host';
import { manifestSource } from './host/manifest-source';

export {
  createPlayground,
  type Playground,
  type PlaygroundAssets,
  type PlaygroundOptions,
  type PlaygroundView,
} from './create-playground';
export { PlaygroundError } from './model/playground-error';
export { decodeShare, encodeShare, type SharedEdit } from './texts/share-link';
export type { FileInput, PlaygroundFiles } from './session/playground-input';
export type { PlaygroundHost } from './host/create-host';
export type { ConsoleLine, ConsoleLog } from './run/console-log';
export type { ConsoleLevel } from './model/frame-messages';
export type { LiveError } from './model/live';
export type { Problem } from './model/problem';
export type { TypeFix, TypeIssue } from './model/type-messages';

/**
 * Makes what several playgrounds of a page share: one worker that compiles, one that checks types, the frame's scripts. Nothing is
 * loaded until a playground needs it.
 * @param options `assets` is the address of the folder that `live-playground build` wrote.
 */
export const createPlaygroundHost = ({ assets }: { assets: string }): PlaygroundHost =>
  createHost(manifestSource(assets));
