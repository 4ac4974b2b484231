import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SITE } from './serve';

/** The text of a file of the table's demos. */
export const demoSource = (name: string) => readFileSync(path.join(SITE, 'docs/demo', name), 'utf8');
