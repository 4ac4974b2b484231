// @ts-check
import { readFileSync } from 'node:fs';
import { ROOT } from './run.mjs';

/** Folders of the packages that are published, below `packages`. */
export const FOLDERS = ['live-docs', 'playground', 'drawing', 'create-live-docs', 'migrate'];

/** Their names, in the same order. */
export const packageNames = () => FOLDERS.map((folder) => readManifest(`packages/${folder}`).name);

/**
 * @param {string} folder from the project's
 * @returns {Record<string, any>} what its `package.json` says
 */
export const readManifest = (folder) => JSON.parse(readFileSync(`${ROOT}${folder}/package.json`, 'utf8'));
