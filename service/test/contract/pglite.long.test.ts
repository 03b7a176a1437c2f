/** The interface, kept in the folder of an embedded database. */
import { temporaryFolder } from '../process.js';
import { serviceContract } from './all.js';

serviceContract(async () => [['--store', 'pglite', '--folder', temporaryFolder()]]);
