import type { ApiResult } from '../../snapshot/create-api';
import type { FrameBuild } from 'live-playground/build';
import type { Snapshot } from '../../snapshot/snapshot';
import type { DataFile } from './data-file';

/** What modules are written for: browsers while developing, the bundle for browsers, or prerendering. */
export type Target = 'dev' | 'browser' | 'server';

/** What virtual modules are written from. */
export interface WriterInput {
  snapshot: Snapshot;
  /** The API reference. Reading it takes seconds, so it's read only if a module needs it. */
  api: () => Promise<ApiResult>;
  target: Target;
}

/** What virtual modules of demos are written from, too. */
interface ModuleInput extends WriterInput {
  /** The frame of edited demos. */
  frame: () => Promise<FrameBuild>;
}

/** Writes one virtual module. `name` is what follows the prefix: `/demo/simple` in `virtual:page/demo/simple`. */
export type Writer = (input: ModuleInput, name: string) => Promise<string> | string;

/** A value as source text. */
export const json = JSON.stringify;

/** The module of a value. */
export const exportDefault = (value: unknown) => `export default ${json(value)};`;

/** The module of a promise for what another one exports by default. */
export const exportLater = (address: string) =>
  `export default import(${json(address)}).then((module) => module.default);`;

/** The module of a file's data, which it holds. */
export const exportText = ({ text }: DataFile) => `export default ${text};`;

/** As `exportText`, but in browsers the file's address: the file is loaded with the page. */
export const exportFile = (file: DataFile, target: Target) =>
  target === 'browser' ? exportDefault(file.address) : exportText(file);
