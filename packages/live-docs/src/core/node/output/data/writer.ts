import type { FrameBuild } from 'live-playground/build';
import type { ModuleInput, Target } from '../../feature/feature';
import type { DataFile } from './data-file';

/** What virtual modules of demos are written from, too. */
export interface WriterInput extends ModuleInput {
  /** The frame of edited demos. */
  frame: () => Promise<FrameBuild>;
}

/** Writes one virtual module. `name` is what follows the prefix: `/demo/simple` in `virtual:page/demo/simple`. */
export type Writer = (input: WriterInput, name: string) => Promise<string> | string;

/** Says that what a module is about isn't there: no page, no demo, no file. */
export class GoneError extends Error {}

/** A value as source text. */
export const json = JSON.stringify;

/** The module of a value. */
export const exportDefault = (value: unknown) => `export default ${json(value)};`;

/** The module of a file's data, which it holds. */
export const exportText = ({ text }: DataFile) => `export default ${text};`;

/** As `exportText`, but in browsers the file's address: the file is loaded with the page. */
export const exportFile = (file: DataFile, target: Target) =>
  target === 'browser' ? exportDefault(file.address) : exportText(file);
