// @ts-check
// Writes the compiler of the type worker into the compiled package, so that nobody who installs it has to make it.
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const BUILD = path.resolve(import.meta.dirname, '../lib/build');

/** @type {typeof import('../src/build/prepare-compiler')} */
const { writeCompiler } = await import(pathToFileURL(path.join(BUILD, 'prepare-compiler.js')).href);
await writeCompiler(path.join(BUILD, 'compiler'));
