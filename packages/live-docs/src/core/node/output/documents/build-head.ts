import { HEAD } from '../../files/entries';
import { buildScript } from './build-script';

/** Builds the script in the `head` of all documents. */
export const buildHead = (): Promise<string> => buildScript(HEAD, 'head');
