/** The interface, kept in memory. */
import { serviceContract } from './all.js';

serviceContract(async () => [['--store', 'memory']]);
