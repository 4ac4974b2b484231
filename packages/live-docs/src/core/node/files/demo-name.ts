import path from 'node:path';
import { toSlug } from '../../model';

/** The name of a demo, after its file: its id, if no other has it. */
export const demoName = (file: string): string => toSlug(path.posix.parse(file).name);
